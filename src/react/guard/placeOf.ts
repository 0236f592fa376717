/**
 * Where the page has put a button. Not where it is drawn: a design system may move its buttons as they are pressed, or
 * lift them under the pointer, by a transform of their own.
 */
export function placeOf(button: HTMLElement): readonly number[] {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement } = button;
  const { x = 0, y = 0 } = parentElement?.getBoundingClientRect() ?? {};
  return [x, y, offsetLeft, offsetTop, offsetWidth, offsetHeight];
}

/** What a design system moves a pressed button by without a transform, in CSS pixels, and nobody's finger misses. */
const playOfButtons = 4;

/** Whether the page has moved a button, by more than its own play. */
export const hasMoved = (from: readonly number[], to: readonly number[]): boolean =>
  from.some((value, index) => Math.abs(value - to[index]!) > playOfButtons);
