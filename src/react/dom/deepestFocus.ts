/**
 * What has focus, in an open shadow root too. Browsers show as focus on `body` that nothing has it.
 * @param near an element of the document. Of a closed shadow root around it, the document does not say what has focus. The root
 *   itself does
 */
export function deepestFocus(document: Document, near?: Element): Element | null {
  const root = near?.getRootNode() as Partial<ShadowRoot> | undefined;
  let focused = root?.activeElement ?? document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
