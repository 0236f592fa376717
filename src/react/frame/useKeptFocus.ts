'use client';
import { useEffect, useRef, type FocusEventHandler, type RefObject } from 'react';

export interface KeptFocus {
  /** For the element that catches focus. */
  readonly catchRef: RefObject<HTMLHeadingElement | null>;
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/**
 * Keeps focus where it was when the focused control goes away with what it belonged to.
 *
 * @param content changes when what is inside is replaced
 */
export function useKeptFocus(content: string): KeptFocus {
  const catchRef = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) catchRef.current?.focus();
  }, [content]);

  return {
    catchRef,
    onFocus() {
      hadFocus.current = true;
    },
    onBlur({ currentTarget, relatedTarget, target }) {
      if (relatedTarget !== null) {
        hadFocus.current = currentTarget.contains(relatedTarget);
        return;
      }
      // To nowhere: a control that went away, a window that lost focus, or a person who left.
      setTimeout(() => {
        const hasLeft = document.hasFocus() && document.activeElement === document.body;
        if (target.isConnected && hasLeft) hadFocus.current = false;
      });
    },
  };
}
