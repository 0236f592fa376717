import type { ElicitResult } from '../protocol/index.ts';
import type { EnqueueOptions } from './RequestQueue.ts';
import type { SentAnswers } from './SentAnswers.ts';
import { isSameServer } from './serverKey.ts';
import type { ElicitationServer, PendingRequest } from './types.ts';

interface Settling {
  resolve: (result: ElicitResult) => void;
  reject: (error: Error) => void;
  /** Called when one of the signals is aborted. */
  onAbort: () => void;
}

/** How long after its accept a page may be asked for again, in milliseconds. A server that does so asks at once. */
const askedAgainWithin = 60_000;

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
  #settledAt = 0;
  /** The `elicitationId` by which its page is known, and those of the requests that it goes on with. */
  elicitationIds: readonly unknown[];
  /** Whether the server has asked for its page again, so that a later request goes on with it. */
  isFollowed = false;
  underway: SentAnswers['underway'] = [];
  failure: SentAnswers['failure'];
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    pending: Pick<PendingRequest, 'id' | 'server' | 'request' | 'position' | 'until'>,
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
    this.elicitationIds = [pending.request['elicitationId']];
    this.deliver = deliver;
    this.signals = signals;
    this.#settling = settling;
    for (const signal of signals) signal.addEventListener('abort', this.#onAbort);
  }

  /** Whether it stays on the list after this answer: it is accepted as its page opens, and no other goes on with that page. */
  staysAfter({ action }: ElicitResult): boolean {
    const { request, until } = this.pending;
    const isAcceptedByOpening = request.mode === 'url' && until === 'opened';
    return isAcceptedByOpening && action === 'accept' && !this.isFollowed;
  }

  /**
   * Whether it was accepted just now, by opening this page for this server, which said the same of it, and nobody has said that
   * the page is done.
   */
  hasOpen(server: ElicitationServer, { url, message }: PendingRequest['request']): boolean {
    const { request, isAnswered, isOpened, isCompleted, until } = this.pending;
    const [sent] = this.underway;
    const isAccepted = isAnswered
      ? Date.now() - this.#settledAt < askedAgainWithin
      : isOpened && sent?.result.action === 'accept';
    return (
      isAccepted &&
      !isCompleted &&
      until === 'opened' &&
      request['url'] === url &&
      request.message === message &&
      isSameServer(this.pending.server, server)
    );
  }

  /** Asks whether the page of another is done, since that one's accept did not say so. */
  goOnWith(page: Entry): void {
    page.isFollowed = true;
    this.elicitationIds = [...page.elicitationIds, ...this.elicitationIds];
    this.pending = { ...this.pending, isOpened: true, until: 'finished' };
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
    this.#settledAt = Date.now();
    clearTimeout(this.timer);
    const { resolve, reject } = this.#settling;
    for (const signal of this.signals) signal.removeEventListener('abort', this.#onAbort);
    if ('result' in settlement) resolve(settlement.result);
    else reject(settlement.error);
    return true;
  }
}
