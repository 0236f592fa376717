/**
 * Scrolls once more to a control that got focus while it was out of sight. The parts of a long form are laid out only when
 * they come into sight. They turn out higher than estimated, and in WebKit would push the control out again.
 *
 * @param frames how many frames the layout takes
 */
export function keepInSight(element: HTMLElement, frames = 3): void {
  requestAnimationFrame(() => {
    if (frames > 1) keepInSight(element, frames - 1);
    // jsdom has no such method.
    else if (element.matches(':focus')) element.scrollIntoView?.({ block: 'nearest' });
  });
}
