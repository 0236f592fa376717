'use client';
import { useRef, useState } from 'react';
import { shownLengths } from '../../core/shownLengths.ts';
import { focusAfter } from '../dom/focusAfter.ts';
import { slot } from '../dom/slot.ts';
import { useScrollable } from './useScrollable.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { serverLines } from './textProps.tsx';

/**
 * Why a server asks, in its own words. A long message is cut. A button shows all of it.
 * @selector `[data-slot='elicitation-message']` why the server asks, in its words
 * @selector `[data-slot='elicitation-message'][data-whole]` a message that was cut and is now shown in full
 * @selector `[data-slot='elicitation-show-all']` the button that shows all of a message
 */
export function ServerMessage({ id, text }: { id: string; text: string }) {
  const { Button, Message } = useComponents();
  const say = useMessages();
  // A host's component may draw blocks, which no paragraph may hold.
  const [Box, Words] = Message ? (['div', 'div'] as const) : (['p', 'bdi'] as const);
  const isLong = text.length > 200 || text.includes('\n');
  const { scrollRef, isScrollable: isCut } = useScrollable(isLong);
  const [isWhole, setWhole] = useState(false);
  const wordsRef = useRef<HTMLDivElement>(null);

  return (
    <>
      <Box
        id={id}
        ref={scrollRef}
        {...slot('message')}
        {...(isWhole && { tabIndex: -1, 'data-whole': '' })}
      >
        {/* In an element of its own: the line that marks a quotation stands where the page's lines begin. */}
        <Words ref={wordsRef} {...serverLines(text, shownLengths.message, say, Message)} />
      </Box>
      {isCut && !isWhole && (
        <Button
          type="button"
          data-emphasis="quiet"
          data-slot="elicitation-show-all"
          aria-controls={id}
          onClick={() =>
            focusAfter(
              () => setWhole(true),
              () => wordsRef.current!.parentElement,
            )
          }
        >
          {say('showMore')}
        </Button>
      )}
    </>
  );
}
