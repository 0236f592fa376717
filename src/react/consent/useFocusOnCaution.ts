'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';

/**
 * Moves focus from the dialog itself, where it is at first, to the button that is safe to press. Focus that a person has
 * moved stays where it is.
 * @param isNeeded true once it is known that the address is suspicious
 * @returns a ref for the button
 */
export function useFocusOnCaution(isNeeded: boolean): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!isNeeded || !dialog) return;
    const focused = focusedNear(dialog);
    const isAtStart = focused === dialog || focused === dialog.querySelector('h2');
    if (!isAtStart) return;
    // In a low window the button is below the address and the warning, which have to be seen first.
    // WebKit scrolls a moment after the dialog took focus, to what has it then. A `scrollTo` calls that off.
    dialog.scrollTo?.(dialog.scrollLeft, dialog.scrollTop);
    ref.current?.focus({ preventScroll: true });
  }, [isNeeded]);
  return ref;
}
