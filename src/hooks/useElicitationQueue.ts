'use client';
import { useEffect, useSyncExternalStore } from 'react';
import {
  currentRequest,
  type ElicitationServer,
  type PendingRequest,
  type RequestQueue,
} from '../queue/index.ts';

const nothing: readonly never[] = [];
const renderNothing = () => nothing;

export interface ElicitationQueueState {
  /** The request to show, or undefined when there is none. */
  readonly current: PendingRequest | undefined;
  readonly pending: readonly PendingRequest[];
  /** The servers whose requests are declined until they are listened to again. */
  readonly silenced: readonly ElicitationServer[];
}

/** What a queue has pending. While this is mounted, the queue knows that its requests are shown. */
export function useElicitationQueue(queue: RequestQueue): ElicitationQueueState {
  const pending = useSyncExternalStore(queue.subscribe, queue.getSnapshot, renderNothing);
  const silenced = useSyncExternalStore(queue.subscribe, queue.getSilenced, renderNothing);
  useEffect(() => queue.attachRenderer(), [queue]);
  return { current: currentRequest(pending), pending, silenced };
}
