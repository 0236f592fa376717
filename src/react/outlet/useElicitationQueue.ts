'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentRequest,
  type ElicitationServer,
  type OutletQueue,
  type PendingRequest,
} from '../../queue/index.ts';
import { useLatest } from '../dom/useLatest.ts';

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

/** What a queue has pending. While this is mounted, the queue knows that its current request is on screen. */
export function useElicitationQueue(queue: OutletQueue): ElicitationQueueState {
  const state = usePending(queue);
  useRenderer(queue, state.current?.id);
  return state;
}

/** What a queue has pending, and which of it comes first. */
export function usePending(queue: OutletQueue): ElicitationQueueState {
  const pending = useSyncExternalStore(queue.subscribe, queue.getSnapshot, renderNothing);
  const silenced = useSyncExternalStore(queue.subscribe, queue.getSilenced, renderNothing);
  const [shownId, show] = useState<string>();
  const current = pending.find(({ id }) => id === shownId) ?? currentRequest(pending);
  return { current, pending, silenced, show };
}

/** Tells a queue that its requests are shown, and which of them is on screen. */
export function useRenderer(queue: OutletQueue, shownId: string | undefined): void {
  const latest = useLatest(shownId);
  useEffect(() => queue.attachRenderer(() => latest.current), [queue, latest]);
}
