'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';

/**
 * Moves focus into a question that takes the place of other controls, and back when it is answered.
 * @param isAsking whether the question is shown
 * @returns a ref for the element that holds the question or the controls
 */
export function useReturnedFocus(isAsking: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const question = ref.current;
    if (!isAsking || !question) return;
    // Firefox shows no ring where a script moves focus after Escape.
    const focusFirstButton = () =>
      ref.current?.querySelector('button')?.focus({ focusVisible: true } as FocusOptions);
    const before = focusedNear(question);
    focusFirstButton();
    return () => {
      // The person has moved focus elsewhere.
      if (focusedNear(question)) return;
      // The question may have replaced the control that had focus.
      if (before?.isConnected) before.focus();
      else focusFirstButton();
    };
  }, [isAsking]);

  return ref;
}
