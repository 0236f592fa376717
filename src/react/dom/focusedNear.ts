import { deepestFocus } from './deepestFocus.ts';

/** What has focus in the document of an element, or in its shadow root. Undefined: nothing has. */
export function focusedNear(element: Element): HTMLElement | undefined {
  const { ownerDocument } = element;
  const focused = deepestFocus(ownerDocument, element);
  return focused === null || focused === ownerDocument.body ? undefined : (focused as HTMLElement);
}
