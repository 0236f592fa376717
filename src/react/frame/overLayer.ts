import type { KeyboardEvent, PointerEvent } from 'react';

/** The presses of Escape that a dialog has claimed before the page's own layers saw them. */
const claimed = new WeakSet<Event>();

/**
 * Whether an event in a dialog would close a dialog of Radix below it. If something of the host's is open in the dialog, such as
 * a list or a calendar, the event is meant for that.
 */
export function isOverLayer(dialog: Element, event: Event): boolean {
  const path = event.composedPath() as readonly Partial<Element>[];
  return (
    path.find((target) => target.matches?.('dialog, [popover]')) === dialog &&
    !dialog.querySelector('[aria-expanded=true]') &&
    [...dialog.ownerDocument.querySelectorAll('[role$=dialog][data-state=open]')].some(
      (layer) => !dialog.contains(layer),
    )
  );
}

/**
 * Keeps a key from dialogs and focus traps of the host's on its way from the window to the dialog. Radix would close its own
 * by Escape, and prevent the event. Who handles Escape inside the dialog may still say so. A trap would prevent Tab, though
 * it can focus nothing else while the dialog is modal.
 */
export function claimKey(dialog: Element, event: globalThis.KeyboardEvent): void {
  const isThere = event.currentTarget === dialog;
  if (event.key === 'Tab') {
    if (isThere) Reflect.deleteProperty(event, 'preventDefault');
    else if (event.composedPath().includes(dialog)) event.preventDefault = () => {};
  }
  if (isThere || event.key !== 'Escape' || !isOverLayer(dialog, event)) return;
  event.preventDefault();
  claimed.add(event);
  event.preventDefault = () => claimed.delete(event);
}

/** Whether somebody else has handled a press of Escape. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented && !claimed.has(event.nativeEvent);

/**
 * Ends a press here. Radix listens on the document, and would take it for a press outside of a dialog of the host's. React
 * may listen there too, before Radix does (Next): then only the other listeners of the document can be kept from it.
 */
export function keepFromPage(event: PointerEvent): void {
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
}
