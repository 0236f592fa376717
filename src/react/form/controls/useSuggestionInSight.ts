'use client';
import { useState, type RefCallback } from 'react';
import { withLineFeeds } from '../../dom/withLineFeeds.ts';

/** A shorter text is in sight on the narrowest phone. */
const longestSeen = 20;
/** Of a text with more rows than that, everybody sees that it goes on. */
const mostRows = 20;

/**
 * Tells whether the end of a server's suggestion is out of sight in its control, and gives a text area the rows that it needs.
 * Accept would send the rest, and nobody would have read it.
 *
 * @param suggestion the text as it is drawn. Undefined if a person wrote it
 * @returns how many rows a text area needs, whether the text is cut in a single line, and a ref for the control
 */
export function useSuggestionInSight(suggestion: string | undefined): {
  rows: number;
  isCut: boolean;
  sightRef: RefCallback<HTMLElement>;
} {
  const [rows, setRows] = useState(4);
  const [isCut, setCut] = useState(false);
  const [sightRef] = useState(() => {
    let observer: ResizeObserver | undefined;
    return (element: HTMLElement | null) => {
      observer?.disconnect();
      if (!element || suggestion === undefined || suggestion.length <= longestSeen) return;
      const measure = () => {
        const { tagName, value, rows: drawn } = element as HTMLTextAreaElement;
        const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
        if (tagName === 'INPUT') {
          if (scrollWidth > clientWidth + 1) setCut(true);
        } else if (
          tagName === 'TEXTAREA' &&
          withLineFeeds(value) === withLineFeeds(suggestion) &&
          scrollHeight > clientHeight + 1
        ) {
          // What the padding takes is taken for text, so that there is never too little.
          setRows(Math.min(Math.ceil((drawn * scrollHeight) / clientHeight), mostRows));
        }
      };
      // Another window's observer would report errors without end once the control's own window is closed. jsdom has none.
      const Observer = element.ownerDocument?.defaultView?.ResizeObserver;
      observer = Observer && new Observer(measure);
      observer?.observe(element);
    };
  });
  return { rows, isCut, sightRef };
}
