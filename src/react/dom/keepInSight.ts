import { viewOf } from './viewOf.ts';

/** Between a control and the foot, in pixels. */
const room = 12;
/** How many frames browsers take to lay out what has come into sight. */
const layoutFrames = 3;

/**
 * Scrolls once more to a control that got focus while it was out of sight. The parts of a long form are laid out only when
 * they come into sight. They turn out higher than estimated, and in WebKit would push the control out again.
 * @param told what is wrong with its answer: shown as well if both have room
 */
export function keepInSight(element: HTMLElement, told?: HTMLElement | null): void {
  let left = layoutFrames;
  const view = viewOf(element);
  view.requestAnimationFrame(function wait() {
    left--;
    if (left > 0) view.requestAnimationFrame(wait);
    // jsdom has no such method.
    else if (element.matches(':focus')) {
      if (told) scrollTo(told);
      scrollTo(element);
    }
  });
}

/** How much of the window the form's sticky foot covers, in pixels. It is high where it says why an answer was not sent. */
export function coveredBelow(element: Element): number {
  const foot = element
    .closest('[data-slot=elicitation-form]')
    ?.querySelector(
      ':scope > :is([data-slot=elicitation-actions], [data-slot=elicitation-discard])',
    );
  if (!foot || foot.contains(element)) return 0;
  const { position, bottom } = viewOf(foot).getComputedStyle(foot);
  // On narrow screens and with large text it scrolls along.
  return position === 'sticky' ? foot.clientHeight + (parseFloat(bottom) || 0) : 0;
}

function scrollTo(element: HTMLElement): void {
  const { style } = element;
  const own = style.scrollMarginBlockEnd;
  const covered = coveredBelow(element);
  if (covered) style.scrollMarginBlockEnd = `${covered + room}px`;
  element.scrollIntoView?.({ block: 'nearest' });
  style.scrollMarginBlockEnd = own;
}
