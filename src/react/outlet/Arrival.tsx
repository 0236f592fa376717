'use client';
import { useEffect, useState, type RefObject } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import { withServerName } from '../frame/withServerName.tsx';
import { useMessages } from '../settings/useMessages.ts';

/** In milliseconds. By then focus has come to the request, if it was in the one before, and reads it out. */
const focusCame = 200;

/** Tells screen readers that a request has appeared in place, where it takes no focus. */
export function Arrival({
  server,
  homeRef,
}: {
  server: ElicitationServer;
  /** An element beside the request. */
  homeRef: RefObject<HTMLElement | null>;
}) {
  const say = useMessages();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const focused = homeRef.current && focusedNear(homeRef.current);
      setSaid(!focused?.closest('[data-slot=elicitation]'));
    }, focusCame);
    return () => clearTimeout(timer);
  }, [homeRef]);
  return isSaid && <span>{withServerName(say('asksSomething'), server.name)}</span>;
}
