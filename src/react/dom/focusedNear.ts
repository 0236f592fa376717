import { deepestFocus } from './deepestFocus.ts';

/** What has focus in the document of an element. Undefined: nothing has. */
export function focusedNear({ ownerDocument }: Element): HTMLElement | undefined {
  const focused = deepestFocus(ownerDocument);
  return focused === null || focused === ownerDocument.body ? undefined : (focused as HTMLElement);
}
