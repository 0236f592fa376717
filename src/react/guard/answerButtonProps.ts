import type { MouseEvent } from 'react';
import { ignoreRepeat } from '../dom/ignoreRepeat.ts';
import type { ButtonEmphasis, SlotProps } from '../settings/ElicitationComponents.ts';
import type { Presses } from './createPresses.ts';

/**
 * Props of a button that ends a request without a yes: Decline, Cancel, Discard, Close. The button works at once, but
 * ignores a press that began before its panel was there (TRUST-8).
 */
export const answerButtonProps = (
  presses: Presses,
  answer: () => void,
  emphasis: ButtonEmphasis = 'quiet',
): SlotProps<'button'> => ({
  type: 'button',
  'data-emphasis': emphasis,
  onKeyDown: ignoreRepeat,
  onClick(event: MouseEvent) {
    if (!event.defaultPrevented && !isStray(event, presses)) answer();
  },
});

/** Whether a click was meant for something else: the second of a double click, or the end of a press that began earlier. */
function isStray(event: MouseEvent, presses: Presses): boolean {
  const isOld = event.isTrusted && presses.endedBy(event) === undefined;
  return event.detail > 1 || isOld;
}
