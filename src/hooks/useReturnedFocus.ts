'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus into a question that takes the place of other controls, and back when it is answered.
 *
 * @param isAsking whether the question stands in the element
 * @returns a ref for the element in which the question and the controls take turns
 */
export function useReturnedFocus(isAsking: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isAsking) return;
    const container = ref.current;
    const before = document.activeElement;
    const focusFirstButton = () => container?.querySelector('button')?.focus();
    focusFirstButton();
    return () => {
      // What had focus may itself have made way for the question.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusFirstButton();
    };
  }, [isAsking]);

  return ref;
}
