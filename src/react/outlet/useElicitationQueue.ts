'use client';
import { useState, useSyncExternalStore } from 'react';
import {
  currentRequest,
  type ElicitationServer,
  type OutletQueue,
  type PendingRequest,
} from '../../queue/index.ts';

const nothing: readonly never[] = [];
const renderNothing = () => nothing;

/** What a queue has to show, and a way to choose from it. */
export interface ElicitationQueueState {
  /** The request to show, or undefined when there is none. */
  readonly current: PendingRequest | undefined;
  /** All requests of the queue, oldest first. */
  readonly pending: readonly PendingRequest[];
  /** The muted servers. Their requests are declined until the person unmutes them. */
  readonly silenced: readonly ElicitationServer[];
  /** Makes a pending request the current one until it is answered, or another is shown. */
  readonly show: (requestId: string) => void;
}

/** A queue's pending requests, and which of them is the current one. It only reads: see `useElicitationRenderer`. */
export function useElicitationQueue(queue: OutletQueue): ElicitationQueueState {
  const pending = useSyncExternalStore(queue.subscribe, queue.getSnapshot, renderNothing);
  const silenced = useSyncExternalStore(queue.subscribe, queue.getSilenced, renderNothing);
  const [shownId, show] = useState<string>();
  const current =
    pending.find(({ id }) => id === shownId) ??
    // What the person has begun: it may have taken the place of what was shown.
    pending.find(({ isOpened, isAnswered }) => isOpened && !isAnswered) ??
    currentRequest(pending);
  return { current, pending, silenced, show };
}
