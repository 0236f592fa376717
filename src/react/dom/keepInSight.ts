import { viewOf } from './viewOf.ts';

/** How many frames browsers take to lay out what has come into sight. */
const layoutFrames = 3;

/**
 * Scrolls once more to a control that got focus while it was out of sight. The parts of a long form are laid out only when
 * they come into sight. They turn out higher than estimated, and in WebKit would push the control out again.
 */
export function keepInSight(element: HTMLElement): void {
  let left = layoutFrames;
  const view = viewOf(element);
  view.requestAnimationFrame(function wait() {
    left--;
    if (left > 0) view.requestAnimationFrame(wait);
    // jsdom has no such method.
    else if (element.matches(':focus')) element.scrollIntoView?.({ block: 'nearest' });
  });
}
