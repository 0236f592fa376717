import type { KeyboardEvent } from 'react';

/** Ignores the repeats of a held key. The key may have been pressed for something else, before the button was there. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
