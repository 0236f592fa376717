'use client';
import { useState } from 'react';

/**
 * Whether an element has more content than it shows, so that the keyboard has to reach it for scrolling.
 * @param isLikely whether to measure as soon as the element is there, instead of once the page is laid out. This lays
 *   the page out twice
 */
export function useScrollable(isLikely: boolean) {
  const [isScrollable, setScrollable] = useState(false);
  const [scrollRef] = useState(() => {
    let observer: ResizeObserver | undefined;
    return (element: HTMLElement | null) => {
      observer?.disconnect();
      // Another window's observer would report errors without end once the element's own window is closed. jsdom has none.
      const Observer = element?.ownerDocument.defaultView?.ResizeObserver;
      if (!element || !Observer) return;
      // The two heights are rounded differently, so a difference of 1 px means nothing.
      const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1);
      if (isLikely) measure();
      observer = new Observer(measure);
      observer.observe(element);
    };
  });
  return { scrollRef, isScrollable };
}

/** For what scrolls and has controls in it: Tab goes to these. Firefox would stop at the box as well, which has no name. */
export const noTabStop = { tabIndex: -1 } as const;

/** For what scrolls and has no controls: the keyboard has to reach it (WCAG 2.1.1), and it has the name of its label. */
export const tabStop = (labelId: string) =>
  ({ tabIndex: 0, role: 'group', 'aria-labelledby': labelId }) as const;
