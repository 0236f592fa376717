'use client';
import type { RefObject } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import { withServerName } from '../frame/withServerName.tsx';
import { useMessages } from '../settings/useMessages.ts';
import { useSaidLater } from './useSaidLater.ts';

/** Tells screen readers that a panel has appeared in place, unless it has focus, which reads it out. */
export function Arrival({
  server,
  says,
  homeRef,
}: {
  server: ElicitationServer;
  /** That the server asks, or is muted. */
  says: 'asksSomething' | 'silenced';
  /** An element beside the panel. */
  homeRef: RefObject<HTMLElement | null>;
}) {
  const say = useMessages();
  const isSaid = useSaidLater(() => {
    const focused = homeRef.current && focusedNear(homeRef.current);
    return !focused?.closest('[data-slot=elicitation]');
  });
  return isSaid && <span>{withServerName(say(says), server.name)}</span>;
}
