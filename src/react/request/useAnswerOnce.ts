'use client';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ElicitResult, Until } from '../../protocol/index.ts';
import {
  after,
  begun,
  endedAs,
  Exchange,
  isAction,
  isSettled,
  report,
  type ClosedReason,
  type RequestState,
  type SendFailure,
} from '../../queue/index.ts';
import { useLatest } from '../dom/useLatest.ts';

/** Whether a request is waiting, its answer is being sent, how it was answered, or why no answer is needed any more. */
export type AnswerStatus = 'pending' | 'sending' | ElicitResult['action'] | ClosedReason;

/** Receives an answer. A returned promise resolves when the answer has arrived, or rejects with why it was not sent. */
export type OnRespond = (result: ElicitResult) => void | PromiseLike<unknown>;

export interface Sending {
  readonly action: ElicitResult['action'];
  /** Whether it has been on its way for more than 300 ms. If so, tell the person. */
  readonly isSlow: boolean;
  /** Whether it has been on its way for more than 5 seconds. If so, tell the person that the connection may be down. */
  readonly isLong: boolean;
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

/** A request that is drawn, and a way to say what the person does with it. */
export interface Asked {
  /** With the id that it has in a queue. */
  readonly state: RequestState & { readonly id?: string };
  respond: (result: ElicitResult) => void;
  opened: () => void;
}

/** The request that an outlet draws, whose queue sends the answers. Without it, a panel sends its own. */
export const AskedContext = createContext<Asked | undefined>(undefined);

/** What a panel that sends its own answers says of its request. */
interface OwnRequest {
  readonly onRespond: OnRespond;
  readonly signal?: AbortSignal | undefined;
  readonly until?: Until | undefined;
  readonly stage?: 'opened' | 'finished' | undefined;
}

export const isUnanswered = (status: AnswerStatus): status is 'pending' | 'sending' =>
  status === 'pending' || status === 'sending';

/** In milliseconds. An answer that arrives sooner needs no "Sending…". One that takes longer may have no connection. */
const slowAfter = [300, 4700];

/**
 * Answers a request exactly once, whatever happens at the same time (PROTO-5): by the queue of the outlet around it, or by an
 * exchange of its own. Neither an abort nor unmounting sends an answer.
 * @param onSettled called once when an answer of this panel's own has arrived, even after unmounting
 */
export function useAnswerOnce(
  request: OwnRequest,
  onSettled?: (action: ElicitResult['action']) => void,
) {
  const ofOutlet = useContext(AskedContext);
  const own = useOwnExchange(request, onSettled);
  const [fault, setFault] = useState<SendFailure>();
  const asked = ofOutlet ?? own;
  const { state } = asked;
  const sending = useSlowness(state.sending.at(-1));
  const status: AnswerStatus = state.ended ?? (sending ? 'sending' : 'pending');
  return {
    ...asked,
    status,
    sending: state.ended ? undefined : sending,
    failure: fault ?? state.failure,
    respond: (result: ElicitResult) => {
      setFault(undefined);
      try {
        asked.respond(result);
      } catch (error) {
        // What a queue does not take as an answer.
        report(error);
        setFault({ action: result.action, error });
      }
    },
    /** Records that no answer could be made, so that nothing was sent. */
    fail: setFault,
  };
}

function useOwnExchange(
  request: OwnRequest,
  onSettled: ((action: ElicitResult['action']) => void) | undefined,
): Asked {
  const { signal, until, stage } = request;
  const latest = useLatest({ ...request, onSettled });
  const [state, setState] = useState(() => begun(until, stage === 'opened' ? stage : undefined));
  const [exchange] = useState(() => {
    const made: Exchange = new Exchange(
      state,
      (result) => latest.current.onRespond(result),
      () => {
        const { ended } = made.state;
        if (isAction(ended) && isSettled(made.state)) latest.current.onSettled?.(ended);
        setState(made.state);
      },
    );
    return made;
  });
  useEffect(() => {
    if (stage === 'opened') exchange.tell({ type: 'opened', isElsewhere: true });
    if (stage === 'finished') exchange.tell({ type: 'finished' });
  }, [exchange, stage]);
  useEffect(() => {
    if (!signal) return undefined;
    const withdraw = () => exchange.tell({ type: 'ended', as: endedAs(signal) });
    if (signal.aborted) withdraw();
    signal.addEventListener('abort', withdraw);
    return () => signal.removeEventListener('abort', withdraw);
  }, [exchange, signal]);
  return {
    state,
    respond: (result) => exchange.tell({ type: 'respond', action: result.action }, result),
    opened: () => exchange.tell({ type: 'opened' }),
  };
}

/** How long an answer has been on its way. One that was when the panel was drawn is slow. */
function useSlowness(action: ElicitResult['action'] | undefined): Sending | undefined {
  const [{ of, level }, setLevel] = useState({ of: action, level: action ? 1 : 0 });
  if (of !== action) setLevel({ of: action, level: 0 });
  useEffect(() => {
    const pause = slowAfter[level];
    if (!of || pause === undefined) return undefined;
    return after(pause, () => setLevel({ of, level: level + 1 }));
  }, [of, level]);
  return useMemo(() => of && { action: of, isSlow: level > 0, isLong: level > 1 }, [of, level]);
}
