'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentRequest,
  type ElicitationServer,
  type PendingRequest,
  type OutletQueue,
} from '../../queue/index.ts';

const nothing: readonly never[] = [];
const renderNothing = () => nothing;

export interface ElicitationQueueState {
  /** The request to show, or undefined when there is none. */
  readonly current: PendingRequest | undefined;
  readonly pending: readonly PendingRequest[];
  /** The servers whose requests are declined until they are listened to again. */
  readonly silenced: readonly ElicitationServer[];
  /** Makes a pending request the current one until it is answered, or another is shown. */
  readonly show: (requestId: string) => void;
}

/** What a queue has pending. While this is mounted, the queue knows that its requests are shown. */
export function useElicitationQueue(queue: OutletQueue): ElicitationQueueState {
  const pending = useSyncExternalStore(queue.subscribe, queue.getSnapshot, renderNothing);
  const silenced = useSyncExternalStore(queue.subscribe, queue.getSilenced, renderNothing);
  const [shownId, show] = useState<string>();
  useEffect(() => queue.attachRenderer(), [queue]);
  const current = pending.find(({ id }) => id === shownId) ?? currentRequest(pending);
  return { current, pending, silenced, show };
}
