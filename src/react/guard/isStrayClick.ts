import type { MouseEvent } from 'react';

/** What a click presses, whichever of its parts it hits. */
const clickable = 'button, a, label, input';

/** What the first click of a double click pressed, in any form. Weak, because it leads to all of its form. */
let firstPressed: WeakRef<object> | undefined;

/**
 * Whether a click in a form is the second of a double click that began on something else. The page has moved in between, or
 * another request has come (TRUST-8). Has to be told of each click, in the capturing phase.
 */
export function isStrayClick({ target, detail }: MouseEvent): boolean {
  const hit = (target as Element).closest<HTMLLabelElement>(clickable);
  // A label hands its click on to its control.
  const pressed = hit?.control ?? hit ?? target;
  // Keys, and the clicks of scripts, count as none.
  if (detail === 1) firstPressed = new WeakRef(pressed);
  return detail > 1 && firstPressed?.deref() !== pressed;
}
