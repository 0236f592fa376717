'use client';
import { useState, type ReactNode } from 'react';
import type { ElicitResult, ParseElicitRequestOptions } from '../../core/index.ts';
import { createListQueue, type DraftStorage, type ListedRequest } from '../../queue/index.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { useLatest } from '../dom/useLatest.ts';
import { ElicitationOutlet, type ElicitationOutletProps } from './ElicitationOutlet.tsx';

/** A request that a host keeps itself. */
export interface HostRequest extends ListedRequest {
  /** The host's own words about it. */
  readonly note?: ReactNode;
}

export interface ElicitationRequestsProps extends Omit<ElicitationOutletProps, 'queue' | 'note'> {
  /** What is pending, oldest first. A request that is taken off the list unanswered was withdrawn. */
  requests: readonly HostRequest[];
  /**
   * The answer to a request. Called as `onRespond` of `Elicitation` is: a promise says when the answer has arrived, or why not.
   * Take the request off the list once it is answered, now or later.
   */
  onRespond: (id: string, result: ElicitResult) => void | PromiseLike<void>;
  /** A request that cannot be shown: answer the server with this error, such as an `ElicitRequestError`. Called once for each. */
  onError?: ((id: string, error: Error) => void) | undefined;
  /** Keeps half-filled answers over a reload, for 10 minutes. Default: not at all. Read once. */
  drafts?: DraftStorage | undefined;
  /** How large a form may be. Read once. */
  limits?: ParseElicitRequestOptions['limits'];
  /** Whether schemas in another dialect than MCP's subset are read, or refused, by hosts that test servers. Default: read. Read once. */
  dialects?: 'read' | 'refuse' | undefined;
}

/**
 * Shows the requests of a host that has a store of its own, as `ElicitationOutlet` shows a queue's. What has to outlive the
 * host's entry is kept here: the page that is open, that a request was withdrawn, drafts, positions.
 *
 * @example
 * <ElicitationRequests
 *   requests={pending.map(({ id, params }) => ({ id, params, server: { name: 'GitHub' } }))}
 *   onRespond={(id, result) => post(`/elicitations/${id}`, result)}
 * />
 */
export function ElicitationRequests({
  requests,
  onRespond,
  onError,
  drafts,
  limits,
  dialects,
  validation,
  ...props
}: ElicitationRequestsProps) {
  const latest = useLatest({ onRespond, onError });
  const [queue] = useState(() =>
    createListQueue(
      {
        onRespond: (id, result) => latest.current.onRespond(id, result),
        onError: (id, error) => latest.current.onError?.(id, error),
      },
      { drafts, limits, dialects, validation },
    ),
  );
  useBrowserLayoutEffect(() => queue.take(requests), [queue, requests]);
  const noteOf = (requestId: string) => requests.find(({ id }) => id === requestId)?.note;
  return <ElicitationOutlet {...props} {...{ queue, validation }} note={({ id }) => noteOf(id)} />;
}
