/** What has focus in the document of an element. Undefined: nothing has, which browsers show as focus on `body`. */
export function focusedNear({ ownerDocument }: Element): HTMLElement | undefined {
  const { activeElement, body } = ownerDocument;
  return activeElement === null || activeElement === body
    ? undefined
    : (activeElement as HTMLElement);
}
