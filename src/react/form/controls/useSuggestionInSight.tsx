'use client';
import { useState, type ReactNode, type RefCallback } from 'react';
import { shownLengths } from '../../../core/shownLengths.ts';
import { serverLines } from '../../frame/textProps.tsx';
import { useMessages } from '../../settings/useMessages.ts';
import { withLineFeeds } from '../../dom/withLineFeeds.ts';

/** A shorter text is in sight on the narrowest phone. */
const longestSeen = 20;
/** Of a text with more rows than that, everybody sees that it goes on. */
const mostRows = 20;

/**
 * Draws a server's suggestion in full below a control in which its end is out of sight, and gives a text area the rows that it needs.
 * Accept would send the rest, and nobody would have read it.
 *
 * @param suggestion the text as it is drawn. Undefined if a person wrote it
 * @returns how many rows a text area needs, what to draw below the control, and a ref for the control
 * @selector `[data-slot='elicitation-whole']` a suggestion in full, whose end is out of sight in its control
 */
export function useSuggestionInSight(suggestion: string | undefined): {
  rows: number;
  whole: ReactNode;
  sightRef: RefCallback<HTMLElement>;
} {
  const say = useMessages();
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
  // Screen readers get it from the control.
  const whole = isCut && (
    <p aria-hidden data-slot="elicitation-whole">
      {say('inFull')} <bdi {...serverLines(suggestion!, shownLengths.default, say)} />
    </p>
  );
  return { rows, whole, sightRef };
}
