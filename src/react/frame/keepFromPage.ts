import type { PointerEvent } from 'react';

/**
 * Ends a press here. Radix listens on the document, and would take it for a press outside of a dialog of the host's. React
 * may listen there too, before Radix does (Next): then only the other listeners of the document can be kept from it.
 */
export function keepFromPage(event: PointerEvent): void {
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
}
