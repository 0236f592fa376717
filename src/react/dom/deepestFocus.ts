/** What has focus, in an open shadow root too. Browsers show as focus on `body` that nothing has it. */
export function deepestFocus({ activeElement }: Document): Element | null {
  let focused = activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
