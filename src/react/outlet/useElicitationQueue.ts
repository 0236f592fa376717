'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  currentRequest,
  isSameServer,
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
  const [shown, setShown] = useState<PendingRequest>();
  const show = useCallback(
    (requestId: string) => setShown(queue.getSnapshot().find(({ id }) => id === requestId)),
    [queue],
  );
  const isOfPage = ({ request, server }: PendingRequest) =>
    request['url'] === shown?.request['url'] && isSameServer(server, shown!.server);
  const begun = pending.filter(({ isOpened, isAnswered }) => isOpened && !isAnswered);
  const current =
    pending.find(({ id }) => id === shown?.id) ??
    // What the person has begun, and before all others what has taken the place of what was shown.
    (shown && begun.find(isOfPage)) ??
    begun[0] ??
    currentRequest(pending);
  return { current, pending, silenced, show };
}
