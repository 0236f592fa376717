'use client';
import type { RefObject } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import { withServerName } from '../frame/withServerName.tsx';
import { useMessages } from '../settings/useMessages.ts';
import { useSaidLater } from './useSaidLater.ts';

/** Tells screen readers that a request has appeared in place, unless it has focus, which reads it out. */
export function Arrival({
  server,
  homeRef,
}: {
  server: ElicitationServer;
  /** An element beside the request. */
  homeRef: RefObject<HTMLElement | null>;
}) {
  const say = useMessages();
  const isSaid = useSaidLater(() => {
    const focused = homeRef.current && focusedNear(homeRef.current);
    return !focused?.closest('[data-slot=elicitation]');
  });
  return isSaid && <span>{withServerName(say('asksSomething'), server.name)}</span>;
}
