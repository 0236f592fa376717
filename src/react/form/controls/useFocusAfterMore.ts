'use client';
import { useEffect, useRef, type RefObject } from 'react';

export interface FocusAfterMore {
  /** For the list that grows. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Lets the list grow, and moves focus to the first control that is new. */
  keepFocus: (showMore: (() => void) | undefined) => void;
}

/** Moves focus after "Show more": once the end of a list is shown, the button goes away, and focus would be lost. */
export function useFocusAfterMore(shownCount: number): FocusAfterMore {
  const listRef = useRef<HTMLDivElement>(null);
  const focusIndex = useRef<number>(undefined);

  useEffect(() => {
    if (focusIndex.current === undefined) return;
    listRef.current?.querySelectorAll('input')[focusIndex.current]?.focus();
    focusIndex.current = undefined;
  }, [shownCount]);

  return {
    listRef,
    keepFocus(showMore) {
      focusIndex.current = listRef.current?.querySelectorAll('input').length;
      showMore?.();
    },
  };
}
