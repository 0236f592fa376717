'use client';
import { useEffect, useState, type RefObject } from 'react';
import { after, type ElicitationServer } from '../../queue/index.ts';
import { focusedNear } from '../dom/focusedNear.ts';
import { closedWords } from '../frame/Closed.tsx';
import { withServerName } from '../frame/withServerName.tsx';
import { useMessages } from '../settings/useMessages.ts';

/** In milliseconds. By then a dialog has gone, behind which words are not read out, and focus has come to what follows. */
const delay = 200;

const words = {
  ...closedWords,
  lost: 'sendFailed',
  asks: 'asks',
  silenced: 'silenced',
} as const;

export function News({
  what,
  server,
  homeRef,
}: {
  /** How a request ended, that its answer was lost, or what a panel says that has appeared. */
  what: keyof typeof words;
  /** Whose panel has appeared. One that has focus is read out by that. */
  server?: ElicitationServer;
  /** An element beside the panel. */
  homeRef: RefObject<HTMLElement | null>;
}) {
  const say = useMessages();
  const [isSaid, setSaid] = useState(false);
  const isPanel = server !== undefined;
  useEffect(
    () =>
      after(delay, () => {
        const focused = homeRef.current && focusedNear(homeRef.current);
        setSaid(!(isPanel && focused?.closest('[data-slot=elicitation]')));
      }),
    [homeRef, isPanel],
  );
  // In an element of its own: see `Head`.
  return isSaid && <span>{withServerName(say(words[what]), server?.name ?? '')}</span>;
}
