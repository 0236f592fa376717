/**
 * What has focus, in an open shadow root too. Browsers show as focus on `body` that nothing has it.
 *
 * @param near an element of the document. The document hides what has focus in a closed shadow root, which a root tells
 * whoever is in it
 */
export function deepestFocus(document: Document, near?: Element): Element | null {
  const root = near?.getRootNode() as Partial<ShadowRoot> | undefined;
  let focused = root?.activeElement ?? document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
