'use client';
import { useState, type RefCallback } from 'react';
import { withLineFeeds } from './withLineFeeds.ts';

export type TextBox = HTMLInputElement & HTMLTextAreaElement;

/** A shorter text is in sight on the narrowest phone. */
const longestSeen = 20;
/** Of a text with more rows than that, everybody sees that it goes on. */
const mostRows = 20;

/**
 * Gives a server's suggestion the rows that it needs to be seen whole. Accept would send what is out of sight in a single line,
 * and nobody would have read it.
 *
 * @param suggestion the text as it is drawn. Undefined if a person wrote it
 * @param atFirst how many rows a text area has. 0 for an input
 * @returns how many rows are needed, 0 if a single line will do, and a ref for the control
 */
export function useSuggestionInSight(
  suggestion: string | undefined,
  atFirst: number,
): { rows: number; sightRef: RefCallback<TextBox> } {
  const [rows, setRows] = useState(atFirst);
  const [sightRef] = useState(() => {
    let observer: ResizeObserver | undefined;
    return (control: TextBox | null) => {
      observer?.disconnect();
      if (!control || suggestion === undefined || suggestion.length <= longestSeen) return;
      const measure = () => {
        const isTheirs = withLineFeeds(control.value) === withLineFeeds(suggestion);
        // The control under a caret must not be replaced.
        if (isTheirs && control !== control.ownerDocument.activeElement) setRows(rowsOf(control));
      };
      // Another window's observer would report errors without end once the control's own window is closed. jsdom has none.
      const Observer = control.ownerDocument.defaultView?.ResizeObserver;
      observer = Observer && new Observer(measure);
      observer?.observe(control);
    };
  });
  return { rows, sightRef };
}

function rowsOf(control: TextBox): number {
  const { clientWidth, scrollWidth, clientHeight, scrollHeight } = control;
  if (control.tagName === 'INPUT') return scrollWidth > clientWidth + 1 ? 2 : 0;
  // What the padding takes is taken for text, so that there is never too little.
  const isCut = scrollHeight > clientHeight + 1;
  const needed = isCut ? Math.ceil((control.rows * scrollHeight) / clientHeight) : control.rows;
  return Math.max(control.rows, Math.min(needed, mostRows));
}
