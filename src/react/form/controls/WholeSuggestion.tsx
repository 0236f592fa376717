'use client';
import { shownLengths } from '../../../core/shownLengths.ts';
import { serverLines } from '../../frame/textProps.tsx';
import { useMessages } from '../../settings/useMessages.ts';

/**
 * A suggestion in full, below a control in which its end is out of sight. Screen readers get it from the control.
 *
 * @selector `[data-slot='elicitation-whole']` a suggestion in full, whose end is out of sight in its control
 */
export function WholeSuggestion({ text }: { text: string }) {
  const say = useMessages();
  return (
    <p aria-hidden data-slot="elicitation-whole">
      {say('inFull')} <bdi {...serverLines(text, shownLengths.default, say)} />
    </p>
  );
}
