import type { KeyboardEvent } from 'react';

/**
 * Whether a key press belongs to an input method's composition. Safari ends a composition before the key
 * that ended it, and marks that key with 229 alone.
 */
export function isFromInputMethod(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
