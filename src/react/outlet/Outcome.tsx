'use client';
import { useEffect, useState } from 'react';
import type { ElicitResult } from '../../protocol/index.ts';
import { closedWords } from '../frame/Closed.tsx';
import { useMessages } from '../settings/useMessages.ts';

/** In milliseconds. Until the dialog has gone, the page around it is hidden from screen readers, and so are these words. */
const dialogGone = 200;

/** How a request was answered, for screen readers, after its panel has gone. */
export function Outcome({ action }: { action: ElicitResult['action'] }) {
  const say = useMessages();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), dialogGone);
    return () => clearTimeout(timer);
  }, []);
  // In an element of its own: see `Head`.
  return isSaid && <span>{say(closedWords[action])}</span>;
}
