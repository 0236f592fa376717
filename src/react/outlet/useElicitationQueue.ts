'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  currentRequest,
  isSameServer,
  type OutletQueue,
  type PendingRequest,
  type QueueState,
} from '../../queue/index.ts';

const nothing: QueueState = { pending: [], silenced: [] };
export const renderNothing = () => nothing;

/** What a queue has to show, and a way to choose from it. */
export interface ElicitationQueueState extends QueueState {
  /** What waits for an answer, oldest first: the number for a badge is `waiting.length`. */
  readonly waiting: readonly PendingRequest[];
  /** URL mode: what was accepted, and whose page is still open. */
  readonly open: readonly PendingRequest[];
  /** The request to show, or undefined when there is none. */
  readonly current: PendingRequest | undefined;
  /** Makes a pending request the current one until it is answered, or another is shown. */
  readonly show: (requestId: string) => void;
}

/** A queue's pending requests, and which of them is the current one. It only reads: see `attachRenderer`. */
export function useElicitationQueue(queue: OutletQueue): ElicitationQueueState {
  const state = useSyncExternalStore(queue.subscribe, queue.getSnapshot, renderNothing);
  const { pending } = state;
  const [shown, setShown] = useState<PendingRequest>();
  const show = useCallback(
    (requestId: string) => setShown(queue.getSnapshot().pending.find(({ id }) => id === requestId)),
    [queue],
  );
  const isOfPage = ({ request, server }: PendingRequest) =>
    request['url'] === shown?.request['url'] && isSameServer(server, shown!.server);
  const begun = pending.filter(({ page, ended }) => page && !ended);
  const current =
    pending.find(({ id }) => id === shown?.id) ??
    // What the person has begun, and before all others what has taken the place of what was shown.
    (shown && begun.find(isOfPage)) ??
    begun[0] ??
    currentRequest(pending);
  const open = pending.filter(({ ended }) => ended === 'accept');
  return { ...state, waiting: pending.filter(({ ended }) => !ended), open, current, show };
}
