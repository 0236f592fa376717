/**
 * Where the page has laid out a button. The button may be drawn elsewhere: a design system may use a transform to move
 * its buttons as they are pressed, or to lift them under the pointer.
 */
export function placeOf(button: HTMLElement): readonly number[] {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement } = button;
  const { x = 0, y = 0 } = parentElement?.getBoundingClientRect() ?? {};
  return [x, y, offsetLeft, offsetTop, offsetWidth, offsetHeight];
}

/** How far a design system may move a pressed button without a transform, in CSS pixels. No finger misses it for that. */
const playOfButtons = 4;

/** Whether the page has moved a button further than a design system may. */
export const hasMoved = (from: readonly number[], to: readonly number[]): boolean =>
  from.some((value, index) => Math.abs(value - to[index]!) > playOfButtons);
