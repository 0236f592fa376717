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
  /** The muted servers. Their requests are declined until the person unmutes them. */
  readonly silenced: readonly ElicitationServer[];
  /** Makes a pending request the current one until it is answered, or another is shown. */
  readonly show: (requestId: string) => void;
}

/** A queue's pending requests. While this hook is mounted, the queue knows that its current request is on screen. */
export function useElicitationQueue(queue: OutletQueue): ElicitationQueueState {
  const state = usePending(queue);
  useRenderer(queue, state.current?.id);
  return state;
}

/** A queue's pending requests, and which of them is the current one. */
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
