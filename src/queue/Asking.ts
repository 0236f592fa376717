import type { ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import type { Checked } from './checkResult.ts';
import { Entry } from './Entry.ts';
import type { Deliver } from './Exchange.ts';
import { begun, endedAs, type RequestState } from './machine.ts';
import type { EnqueueOptions } from './RequestQueue.ts';
import { isSameServer } from './servers.ts';
import type { ElicitationServer, PendingRequest } from './types.ts';

/** In milliseconds. A server that asks again for an accepted page does so at once. */
const askedAgainWithin = 60_000;

interface Asker {
  readonly resolve: (result: ElicitResult) => void;
  readonly reject: (error: Error) => void;
  readonly deliver: (asking: Asking, result: ElicitResult) => ReturnType<Deliver>;
  readonly onChange: (asking: Asking) => void;
}

export class Asking extends Entry {
  readonly options: EnqueueOptions;
  /** The id of its page, and those of the requests that it goes on with. */
  readonly elicitationIds: readonly unknown[];
  /** The newest answer of each kind, as it was checked. */
  readonly checked = new Map<ElicitResult['action'], Checked>();
  /** Zero while it waits. */
  settledAt = 0;
  endTimer = () => {};
  readonly #asker: Asker;
  readonly #onAbort = () => {
    const aborted = this.options.signals?.find((signal) => signal.aborted);
    this.tell({ type: 'ended', as: endedAs(aborted) });
  };

  /** `page`: the request whose open page this one goes on with. */
  constructor(
    { until, ...asked }: Omit<PendingRequest, 'signal' | Exclude<keyof RequestState, 'until'>>,
    options: EnqueueOptions,
    page: Asking | undefined,
    asker: Asker,
  ) {
    super(
      asked,
      page ? begun('finished', 'opened', page.state.isOpenedHere) : begun(until, options.page),
      (result) => asker.deliver(this, result),
      () => asker.onChange(this),
    );
    this.options = options;
    this.#asker = asker;
    this.elicitationIds = [...(page?.elicitationIds ?? []), asked.request['elicitationId']];
    for (const signal of options.signals ?? []) signal.addEventListener('abort', this.#onAbort);
  }

  /** Whether it was accepted just now, by opening this page for this server with this message, and is not done. */
  hasOpen(server: ElicitationServer, { url, message }: ElicitUrlRequest): boolean {
    const { request, page, until, ended, sending } = this.pending;
    const isAccepted =
      ended === 'accept'
        ? Date.now() - this.settledAt < askedAgainWithin
        : sending.includes('accept');
    return (
      isAccepted &&
      page === 'opened' &&
      until === 'opened' &&
      request['url'] === url &&
      request.message === message &&
      isSameServer(this.pending.server, server)
    );
  }

  settle(settlement: { result: ElicitResult } | { error: Error }): boolean {
    if (this.settledAt > 0) return false;
    this.settledAt = Date.now();
    this.endTimer();
    for (const signal of this.options.signals ?? []) {
      signal.removeEventListener('abort', this.#onAbort);
    }
    if ('result' in settlement) this.#asker.resolve(settlement.result);
    else this.#asker.reject(settlement.error);
    return true;
  }
}
