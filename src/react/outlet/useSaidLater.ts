'use client';
import { useEffect, useState } from 'react';
import { after } from '../../queue/index.ts';
import { useLatest } from '../dom/useLatest.ts';

/** In milliseconds. By then a dialog has gone, behind which words are not read out, and focus has come to what follows. */
const delay = 200;

/** Whether it is time to tell screen readers something, once, a moment after it has happened. */
export function useSaidLater(isNews: () => boolean): boolean {
  const [isSaid, setSaid] = useState(false);
  const latest = useLatest(isNews);
  useEffect(() => after(delay, () => setSaid(latest.current())), [latest]);
  return isSaid;
}
