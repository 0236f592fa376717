import type { ElicitResult } from '../protocol/index.ts';
import type { EnqueueOptions } from './RequestQueue.ts';
import type { PendingRequest } from './types.ts';

interface Settling {
  resolve: (result: ElicitResult) => void;
  reject: (error: Error) => void;
  /** Called when one of the signals is aborted. */
  onAbort: () => void;
}

/** What a queue knows of a request that it has on its list. */
export class Entry {
  pending: PendingRequest;
  readonly controller: AbortController;
  readonly deliver: EnqueueOptions['deliver'];
  readonly signals: readonly AbortSignal[];
  readonly #settling: Settling;
  isSettled = false;
  /** How many answers are on their way. */
  underway = 0;
  /** Settles when the newest answer has arrived or is lost. */
  arrival: Promise<void> | undefined;
  /** Whether the newest answer did not arrive. */
  isLost = false;
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    pending: Omit<PendingRequest, 'signal'>,
    { deliver, signals = [] }: EnqueueOptions,
    settling: Settling,
  ) {
    this.controller = new AbortController();
    this.pending = { ...pending, signal: this.controller.signal };
    this.deliver = deliver;
    this.signals = signals;
    this.#settling = settling;
    for (const signal of signals) signal.addEventListener('abort', settling.onAbort);
  }

  /** Returns false for a request that is settled already. */
  settle(settlement: { result: ElicitResult } | { error: Error }): boolean {
    if (this.isSettled) return false;
    this.isSettled = true;
    clearTimeout(this.timer);
    const { resolve, reject, onAbort } = this.#settling;
    for (const signal of this.signals) signal.removeEventListener('abort', onAbort);
    if ('result' in settlement) resolve(settlement.result);
    else reject(settlement.error);
    return true;
  }
}
