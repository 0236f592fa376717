import type { ElicitResult } from '../protocol/index.ts';
import type { EnqueueOptions } from './RequestQueue.ts';
import type { SentAnswers } from './SentAnswers.ts';
import type { PendingRequest } from './types.ts';

interface Settling {
  resolve: (result: ElicitResult) => void;
  reject: (error: Error) => void;
  /** Called when one of the signals is aborted. */
  onAbort: () => void;
}

/** What a queue knows of a request that it has on its list. */
export class Entry implements SentAnswers {
  pending: PendingRequest;
  readonly controller: AbortController;
  readonly deliver: EnqueueOptions['deliver'];
  readonly signals: readonly AbortSignal[];
  readonly #settling: Settling;
  readonly #onAbort = () => {
    if (!this.#isGiving) this.#settling.onAbort();
  };
  #isGiving = false;
  isSettled = false;
  underway: SentAnswers['underway'] = [];
  failure: SentAnswers['failure'];
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    pending: Pick<PendingRequest, 'id' | 'server' | 'request' | 'position' | 'urlAccept'>,
    { deliver, signals = [], deadline, round }: EnqueueOptions,
    settling: Settling,
  ) {
    this.controller = new AbortController();
    this.pending = {
      ...pending,
      deadline,
      round,
      isOpened: false,
      isAnswered: false,
      isCompleted: false,
      signal: this.controller.signal,
    };
    this.deliver = deliver;
    this.signals = signals;
    this.#settling = settling;
    for (const signal of signals) signal.addEventListener('abort', this.#onAbort);
  }

  /** Gives an answer to the host, which may abort a signal as it takes the answer. That withdraws nothing then. */
  give(result: ElicitResult): void | PromiseLike<void> {
    let isUnderway: unknown = true;
    this.#isGiving = true;
    try {
      const arrival = this.deliver?.(result);
      isUnderway = arrival;
      return arrival;
    } finally {
      this.#isGiving = false;
      if (isUnderway && this.signals.some(({ aborted }) => aborted)) this.#onAbort();
    }
  }

  /** Keeps an answer among those on their way until it has arrived or is lost. */
  follow(
    result: ElicitResult,
    delivered: PromiseLike<void>,
    onArrived: () => void,
    onLost: () => void,
  ): Promise<void> {
    const land = (failure?: SentAnswers['failure']) => {
      this.underway = this.underway.filter((sent) => sent.arrival !== arrival);
      this.failure = failure;
    };
    const arrived = () => {
      land();
      onArrived();
    };
    const lost = (error: unknown) => {
      land({ action: result.action, error });
      onLost();
      throw error;
    };
    const arrival = Promise.resolve(delivered).then(arrived, lost);
    this.underway = [...this.underway, { result, arrival }];
    this.failure = undefined;
    return arrival;
  }

  /** Returns false for a request that is settled already. */
  settle(settlement: { result: ElicitResult } | { error: Error }): boolean {
    if (this.isSettled) return false;
    this.isSettled = true;
    clearTimeout(this.timer);
    const { resolve, reject } = this.#settling;
    for (const signal of this.signals) signal.removeEventListener('abort', this.#onAbort);
    if ('result' in settlement) resolve(settlement.result);
    else reject(settlement.error);
    return true;
  }
}
