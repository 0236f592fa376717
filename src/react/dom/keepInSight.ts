/**
 * Scrolls once more to what has got the focus, when it was out of sight. The parts of a long form that come into sight with
 * it are laid out only then, higher than they were taken for, and would push it out again.
 *
 * @param frames that browsers take to lay them out
 */
export function keepInSight(element: HTMLElement, frames = 3): void {
  requestAnimationFrame(() => {
    if (frames > 1) keepInSight(element, frames - 1);
    // A test's document lays nothing out.
    else if (element.matches(':focus')) element.scrollIntoView?.({ block: 'nearest' });
  });
}
