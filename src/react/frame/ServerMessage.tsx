'use client';
import { shownLengths } from '../../core/shownLengths.ts';
import { useScrollable } from './useScrollable.ts';
import { useMessages } from '../settings/ElicitationSettings.ts';
import { serverLines } from './textProps.tsx';

/**
 * Why a server asks, in its own words, in a box that scrolls where they have no end.
 *
 * @selector `[data-slot='elicitation-message']` why the server asks, in its words
 */
export function ServerMessage({ id, text }: { id: string; text: string }) {
  const say = useMessages();
  const { scrollRef, isScrollable } = useScrollable(text.length > 200 || text.includes('\n'));
  return (
    <p
      id={id}
      ref={scrollRef}
      data-slot="elicitation-message"
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
      {...serverLines(text, shownLengths.message, say)}
    />
  );
}
