'use client';
import { useState, type RefCallback } from 'react';

/**
 * Whether an element has more in it than is seen, so that a keyboard has to reach it to scroll.
 *
 * @param isLikely whether to look as soon as the element is there, and not only once the page is laid out: that lays
 *   it out twice
 */
export function useScrollable(isLikely: boolean): {
  scrollRef: RefCallback<HTMLElement>;
  isScrollable: boolean;
} {
  const [isScrollable, setScrollable] = useState(false);
  const [scrollRef] = useState(() => {
    let observer: ResizeObserver | undefined;
    return (element: HTMLElement | null) => {
      observer?.disconnect();
      if (!element || typeof ResizeObserver !== 'function') return;
      // Both are rounded, each in its way.
      const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1);
      if (isLikely) measure();
      observer = new ResizeObserver(measure);
      observer.observe(element);
    };
  });
  return { scrollRef, isScrollable };
}
