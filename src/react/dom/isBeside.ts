import type { MouseEvent } from 'react';

/** Whether an event hit the backdrop of a dialog. Its target is then the dialog itself, at a point outside the dialog's box. */
export function isBeside(event: MouseEvent<HTMLElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX, clientY } = event;
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
