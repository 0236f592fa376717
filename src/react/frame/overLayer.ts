import type { PointerEvent } from 'react';
import { listen } from '../dom/listen.ts';
import { viewOf } from '../dom/viewOf.ts';

/** Whether an event is meant for a dialog, and for nothing that a host has opened in it, such as a list or a calendar. */
function isFor(dialog: Element, event: Event): boolean {
  const path = event.composedPath() as readonly Partial<Element>[];
  return (
    path.find((target) => target.matches?.('dialog, [popover]')) === dialog &&
    !dialog.querySelector('[aria-expanded=true]')
  );
}

/** Whether an event in a dialog would close a dialog of Radix below it. */
export const isOverLayer = (dialog: Element, event: Event): boolean =>
  isFor(dialog, event) &&
  !!dialog.ownerDocument.querySelector(
    '[role$=dialog][data-state=open]:not([data-slot=elicitation] *)',
  );

/** How an event looks on its way to the dialog. */
const mask = { defaultPrevented: true, preventDefault() {}, stopImmediatePropagation() {} };
const maskedTypes = ['click', 'keydown', 'mousedown', 'pointerup', 'touchend', 'touchstart'];

/**
 * Makes the events of a dialog look handled until they reach it, and nobody can prevent them before. A focus trap beside the
 * dialog would prevent Tab and presses (focus-trap, zag). A host's dialog below would close by Escape (Radix) or by a press
 * (Headless UI). The dialog, and what is in it, see the events as they are.
 *
 * @returns functions that end it
 */
export function maskEvents(dialog: Element): (() => void)[] {
  const onEvent = (event: Event) => {
    const { key = 'Tab' } = event as Partial<KeyboardEvent>;
    const isTheirs = key === 'Tab' ? isFor : isOverLayer;
    const isMasked = event.currentTarget !== dialog && isTheirs(dialog, event);
    for (const [name, value] of Object.entries(mask)) {
      if (isMasked) Object.defineProperty(event, name, { value, configurable: true });
      else Reflect.deleteProperty(event, name);
    }
  };
  return maskedTypes.flatMap((type) =>
    [viewOf(dialog), dialog].map((target) =>
      listen(target, { [type]: onEvent }, { capture: true, passive: true }),
    ),
  );
}

/**
 * Ends a press here. Radix listens on the document, and would take it for a press outside of a dialog of the host's. React
 * may listen there too, before Radix does (Next): then only the other listeners of the document can be kept from it.
 */
export function keepFromPage(event: PointerEvent): void {
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
}
