'use client';
import { useState, type RefCallback } from 'react';

/** Whether an element has more in it than is seen, so that a keyboard has to reach it to scroll. */
export function useScrollable(): { scrollRef: RefCallback<HTMLElement>; isScrollable: boolean } {
  const [isScrollable, setScrollable] = useState(false);
  const [scrollRef] = useState(() => {
    let observer: ResizeObserver | undefined;
    return (element: HTMLElement | null) => {
      observer?.disconnect();
      if (!element || typeof ResizeObserver !== 'function') return;
      // Called once the page is laid out: to measure before that would lay it out twice.
      observer = new ResizeObserver(() =>
        // Both are rounded, each in its way.
        setScrollable(element.scrollHeight > element.clientHeight + 1),
      );
      observer.observe(element);
    };
  });
  return { scrollRef, isScrollable };
}
