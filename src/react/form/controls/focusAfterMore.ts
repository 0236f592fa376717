import type { RefObject } from 'react';
import { focusAfter } from '../../dom/focusAfter.ts';

/**
 * Lets a list grow, and moves focus to the first control that is new. Once the end of a list is shown, "Show more" goes away,
 * and focus would be lost.
 */
export function focusAfterMore(
  { current: list }: RefObject<HTMLElement | null>,
  showMore: () => void,
): void {
  const readControls = () => list!.querySelectorAll('input');
  const { length } = readControls();
  focusAfter(showMore, () => readControls()[length]);
}
