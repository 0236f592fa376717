'use client';
import { useState, type ReactNode } from 'react';
import type { ElicitResult } from '../../core/index.ts';
import { createListQueue, type DraftStorage, type ListedRequest } from '../../queue/index.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { useLatest } from '../dom/useLatest.ts';
import { reportUnshown } from '../request/useReportedError.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { ElicitationOutlet, type ElicitationOutletProps } from './ElicitationOutlet.tsx';

/** A request that a host keeps in a store of its own. */
export interface HostRequest extends ListedRequest {
  /** The host's own text about the request. */
  readonly note?: ReactNode;
}

/** The props of `ElicitationRequests`. */
export interface ElicitationRequestsProps extends Omit<ElicitationOutletProps, 'queue' | 'note'> {
  /** The pending requests, oldest first. An unanswered request that is taken off the list counts as withdrawn. */
  requests: readonly HostRequest[];
  /**
   * Receives the answer to a request, like `onRespond` of `Elicitation`: it may return a promise that says when the answer
   * has arrived, or why not. Take the request off the list once it is answered, at once or later. A promise that is pending
   * then is still awaited, for ten seconds.
   */
  onRespond: (id: string, result: ElicitResult) => void | PromiseLike<unknown>;
  /**
   * Called once for each request that cannot be shown. Answer the server with this error, often an `ElicitRequestError`.
   * Default: the error is reported (`reportError`), and the server waits.
   */
  onError?: ((id: string, error: Error) => void) | undefined;
  /** Keeps half-filled answers across a reload, for 10 minutes. By default they are not kept. Read once. */
  drafts?: DraftStorage | undefined;
}

/**
 * Shows requests from a host's own store, like `ElicitationOutlet` shows a queue's. It keeps everything that has to outlive
 * the host's entry: that a page is open, that a request was withdrawn, drafts and positions.
 * @example
 * <ElicitationRequests
 *   requests={pending.map(({ id, params }) => ({ id, params, server: { name: 'GitHub' } }))}
 *   onRespond={(id, result) => post({ id, result })}
 * />
 */
export function ElicitationRequests({
  requests,
  onRespond,
  onError,
  drafts,
  ...props
}: ElicitationRequestsProps) {
  const { validation } = useElicitationSettings();
  const latest = useLatest({ onRespond, onError, validation });
  const [queue] = useState(() =>
    createListQueue(
      {
        onRespond: (id, result) => latest.current.onRespond(id, result),
        onError(id, error) {
          const { onError: tell } = latest.current;
          if (tell) tell(id, error);
          else reportUnshown(`The request "${id}"`, error);
        },
      },
      {
        drafts,
        get validation() {
          return latest.current.validation;
        },
      },
    ),
  );
  // A signal may outlive this component by far.
  useBrowserLayoutEffect(() => queue.unfollow, [queue]);
  useBrowserLayoutEffect(() => queue.take(requests), [queue, requests]);
  const noteOf = (ownId: string) => {
    const { request, isListed } = queue.entryOf(ownId) ?? {};
    const taken: HostRequest | undefined = request;
    if (!taken || !isListed || requests.includes(taken)) return taken?.note;
    // The queue has not taken the newest yet.
    return (requests.find(({ id }) => id === taken.id) ?? taken).note;
  };
  return <ElicitationOutlet {...props} queue={queue} note={({ id }) => noteOf(id)} />;
}
