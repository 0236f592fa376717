import type { ReactNode } from 'react';
import type { Say } from '../settings/ElicitationSettings.ts';
import { plainLine, plainText } from './plainText.ts';

/*
 * Props of the element that a text stands in, rather than an element within it: that would be one more for every
 * label, description and option of a long form.
 */

/** Keeps a text, which may be written the other way than the page, from reordering what stands around it. */
const isolated = (children: ReactNode) => ({ dir: 'auto', children });

/** Words of ours. */
export const ourText = (words: string) => isolated(words);

/** A label or an option as a server wrote it, plain and in one line; or what to call it where it shows nothing. */
export const serverLine = (text: string, unnamed: string) =>
  isolated(text === '' ? unnamed : plainLine(text));

/**
 * Text of several lines that a server wrote. What is too long to be read is not shown, and that is said.
 *
 * @selector `[data-slot='elicitation-more-characters']` how much of a text is not shown
 */
export function serverLines(text: string, maxLength: number, say: Say) {
  const { shown, rest } = plainText(text, maxLength);
  const lines = shown.replace(/\n{3,}/g, '\n\n');
  if (rest === 0) return isolated(lines);
  return isolated(
    <>
      {lines}
      <bdi data-slot="elicitation-more-characters">{say('moreCharacters', { count: rest })}</bdi>
    </>,
  );
}
