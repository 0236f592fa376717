import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { ignoreRepeat } from '../dom/ignoreRepeat.ts';

/** Props of a button that ends a request without a yes: Decline, Cancel, Discard, Close. */
export const answerButtonProps = (answer: () => void): ComponentPropsWithRef<'button'> => ({
  type: 'button',
  onKeyDown: ignoreRepeat,
  onClick(event: MouseEvent) {
    ignoreSecondClick(event);
    if (!event.defaultPrevented) answer();
  },
});

/** The second click of a double one is meant for what stood there before, not for the next request. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
