import type { KeyboardEvent } from 'react';

/**
 * Whether a key press belongs to an input method's composition. Safari ends a composition before it sends the
 * key that ended it. Only the key code 229 then tells that the key belongs to the composition.
 */
export function isFromInputMethod(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
