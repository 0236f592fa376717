'use client';
import { shownLengths } from '../hooks/shownLengths.ts';
import { useScrollable } from '../hooks/useScrollable.ts';
import { ServerLines } from './ServerText.tsx';

/** Why a server asks, in its own words, in a box that scrolls where they have no end. */
export function ServerMessage({ id, text }: { id: string; text: string }) {
  const { scrollRef, isScrollable } = useScrollable();
  return (
    <p
      id={id}
      ref={scrollRef}
      data-slot="elicitation-message"
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
    >
      <ServerLines text={text} maxLength={shownLengths.message} />
    </p>
  );
}
