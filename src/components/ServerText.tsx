'use client';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import { plainLine, plainText } from './plainText.ts';

/** A label or an option that a server wrote: plain, in one line, and kept from reordering what stands around it. */
export function ServerText({ text }: { text: string }) {
  return (
    <bdi data-slot="elicitation-server-text" dir="auto">
      {plainLine(text)}
    </bdi>
  );
}

/** Text of several lines that a server wrote. What is too long to be read is not shown, and that is said. */
export function ServerLines({ text, maxLength }: { text: string; maxLength: number }) {
  const say = useMessages();
  const { shown, rest } = plainText(text, maxLength);
  return (
    <>
      <bdi data-slot="elicitation-server-text" data-lines="" dir="auto">
        {shown.replace(/\n{3,}/g, '\n\n')}
      </bdi>
      {rest > 0 && (
        <bdi data-slot="elicitation-more-characters">{say('moreCharacters', { count: rest })}</bdi>
      )}
    </>
  );
}
