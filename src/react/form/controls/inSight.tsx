'use client';
import { useState, type ReactNode, type RefCallback } from 'react';
import { shownLengths } from '../../../core/shownLengths.ts';
import { slot } from '../../dom/slot.ts';
import { serverLines } from '../../frame/textProps.tsx';
import { useMessages } from '../../settings/useMessages.ts';

/** A shorter text is in sight on the narrowest phone. */
const longestSeen = 20;
const fewestRows = 4;
/** Of a text with more rows than that, everybody sees that it goes on. */
const mostRows = 20;

/**
 * Draws a control.
 * @param rows how many a text area needs
 * @param sightRef for the control
 */
type DrawControl = (rows: number, sightRef?: RefCallback<HTMLElement>) => ReactNode;

/**
 * Draws a control with the text that it begins with, and that text in full below it if its end is out of sight. Accept would
 * send the rest, and nobody would have read it.
 * @param text as it is drawn. It must stay the same
 */
export const inSight = (text: string, draw: DrawControl): ReactNode =>
  text.length > longestSeen ? <InSight {...{ text, draw }} /> : draw(fewestRows);

/** @selector `[data-slot='elicitation-whole']` a suggestion in full, whose end is out of sight in its control */
function InSight({ text, draw }: { text: string; draw: DrawControl }) {
  const say = useMessages();
  const [rows, setRows] = useState(fewestRows);
  const [isCut, setCut] = useState(false);
  const [sightRef] = useState(() => {
    let observer: ResizeObserver | undefined;
    return (element: HTMLElement | null) => {
      observer?.disconnect();
      if (!element) return;
      const measure = () => {
        const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
        if (element.tagName === 'INPUT') {
          if (scrollWidth > clientWidth + 1) setCut(true);
        } else if (scrollHeight > clientHeight + 1) {
          const { rows: drawn } = element as HTMLTextAreaElement;
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
  return (
    <>
      {draw(rows, sightRef)}
      {/* Screen readers get it from the control. */}
      {isCut && (
        <p aria-hidden {...slot('whole muted')}>
          {say('inFull')} <bdi {...serverLines(text, shownLengths.default, say)} />
        </p>
      )}
    </>
  );
}
