import type { KeyboardEvent } from 'react';

/** A key that is held down was pressed for something else: it does not press the button that came under it. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
