'use client';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ElicitResult } from '../../protocol/index.ts';
import { endedAs, report, type ClosedReason, type SentAnswers } from '../../queue/index.ts';
import { useLatest } from '../dom/useLatest.ts';
import { arrivalOf } from './arrivalOf.ts';
import { SentAnswersContext } from './SentAnswersContext.ts';

/** Whether a request is waiting, its answer is being sent, how it was answered, or why no answer is needed any more. */
export type AnswerStatus = 'pending' | 'sending' | ElicitResult['action'] | ClosedReason;

/** Receives an answer. A returned promise resolves when the answer has arrived, or rejects with why it was not sent. */
export type OnRespond = (result: ElicitResult) => void | PromiseLike<unknown>;

/** An answer on its way. */
export interface Sending {
  readonly action: ElicitResult['action'];
  /** Whether it has been on its way for more than 300 ms. If so, tell the person. */
  readonly isSlow: boolean;
  /** Whether it has been on its way for more than 5 seconds. If so, tell the person that the connection may be down. */
  readonly isLong: boolean;
}

/** Why an answer did not arrive. Each failed try gets a new object. */
export interface SendFailure {
  readonly action: ElicitResult['action'];
  /** What the host threw or rejected with. */
  readonly error: unknown;
}

/** How far an answer has come. */
export interface AnswerState {
  /** What has become of the request. */
  readonly status: AnswerStatus;
  /** The answer that is on its way now. */
  readonly sending: Sending | undefined;
  /** Why the last answer did not arrive. Undefined again once another is given. */
  readonly failure: SendFailure | undefined;
}

interface Answering extends AnswerState {
  respond: (result: ElicitResult) => void;
  /** Records that no answer could be made, so that nothing was sent. */
  fail: (failure: SendFailure) => void;
}

export const isUnanswered = (status: AnswerStatus): status is 'pending' | 'sending' =>
  status === 'pending' || status === 'sending';

/** In milliseconds. An answer that arrives sooner needs no "Sending…". */
const slowAfter = 300;
/** In milliseconds. An answer that takes longer may have no connection. */
const longAfter = 5000;

/**
 * Answers a request exactly once, whatever happens at the same time (PROTO-5). An abort withdraws the request. Neither an
 * abort nor unmounting sends an answer. While an answer is on its way, only a cancel is taken. An answer that did not
 * arrive can be given again. A panel that is drawn anew goes on with the answers that the one before it gave.
 *
 * @param onSettled called once when an answer has arrived, even after unmounting
 */
export function useAnswerOnce(
  onRespond: OnRespond,
  signal?: AbortSignal,
  onSettled?: (result: ElicitResult) => void,
): Answering {
  const getSent = useContext(SentAnswersContext);
  const [before] = useState(getSent);
  const [state, setState] = useState(() => startOf(before));
  const settled = useRef(false);
  const [underway] = useState(() => new Set<ElicitResult>());
  const latest = useLatest({ onRespond, onSettled });
  const { sending } = state;

  const withdraw = useCallback(() => {
    if (settled.current) return;
    settled.current = true;
    // A person who pressed Cancel twice has stopped waiting, and need not hear that the request was withdrawn.
    setState((now) => (now.status === 'cancel' ? now : over(endedAs(signal))));
  }, [signal]);

  const settle = useCallback(
    (result: ElicitResult) => {
      if (settled.current) return;
      settled.current = true;
      setState(over(result.action));
      latest.current.onSettled?.(result);
    },
    [latest],
  );

  const lose = useCallback(
    ({ action }: ElicitResult, error: unknown) => {
      if (settled.current) return;
      const [other] = underway;
      setState((now) => {
        if (!other) return { ...pending, failure: { action, error } };
        return now.status === 'cancel' ? now : underWay(other);
      });
    },
    [underway],
  );

  const follow = useCallback(
    (result: ElicitResult, arrival: Promise<unknown>) => {
      underway.add(result);
      arrival.then(
        () => settle(result),
        (error: unknown) => {
          underway.delete(result);
          lose(result, error);
        },
      );
    },
    [settle, lose, underway],
  );

  const respond = useCallback(
    (result: ElicitResult) => {
      if (settled.current || (underway.size > 0 && result.action !== 'cancel')) return;
      if ([...underway].some(({ action }) => action === 'cancel')) {
        // A second Cancel closes the request at once. If the cancel is lost after all, the request comes back.
        setState(over('cancel'));
        return;
      }
      let arrival: Promise<unknown> | undefined;
      // Locked while the host's callback runs: whatever the callback triggers, such as an abort, must not settle it too.
      settled.current = true;
      try {
        arrival = arrivalOf(latest.current.onRespond(result));
      } catch (error) {
        settled.current = false;
        lose(result, error);
        report(error);
        return;
      }
      settled.current = false;
      if (!arrival) {
        settle(result);
        return;
      }
      follow(result, arrival);
      setState(underWay(result));
      if (signal?.aborted) withdraw();
    },
    [latest, signal, underway, settle, lose, follow, withdraw],
  );

  const unfollowed = useRef(before?.underway);
  useEffect(() => {
    for (const { result, arrival } of unfollowed.current ?? []) follow(result, arrival);
    unfollowed.current = undefined;
  }, [follow]);

  useEffect(() => {
    if (!sending || sending.isLong) return undefined;
    const later = { ...sending, isSlow: true, isLong: sending.isSlow };
    const timer = setTimeout(
      // The answer may have arrived, or failed, just before the timer fired.
      () => setState((now) => (now.sending === sending ? { ...now, sending: later } : now)),
      sending.isSlow ? longAfter - slowAfter : slowAfter,
    );
    return () => clearTimeout(timer);
  }, [sending]);

  useEffect(() => {
    if (!signal) return;
    if (signal.aborted) {
      withdraw();
      return;
    }
    signal.addEventListener('abort', withdraw);
    return () => signal.removeEventListener('abort', withdraw);
  }, [signal, withdraw]);

  const fail = useCallback((failure: SendFailure) => {
    if (!settled.current) setState({ ...pending, failure });
  }, []);

  return { ...state, respond, fail };
}

const over = (status: AnswerStatus): AnswerState => ({
  status,
  sending: undefined,
  failure: undefined,
});
const pending = over('pending');
const underWay = ({ action }: ElicitResult, isSlow = false): AnswerState => ({
  ...over('sending'),
  sending: { action, isSlow, isLong: false },
});

function startOf(sent: SentAnswers | undefined): AnswerState {
  const newest = sent?.underway.at(-1);
  return newest ? underWay(newest.result, true) : { ...pending, failure: sent?.failure };
}
