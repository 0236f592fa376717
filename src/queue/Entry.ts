import { Exchange, type Deliver } from './Exchange.ts';
import type { RequestState } from './machine.ts';
import type { PendingRequest } from './types.ts';

type Asked = Omit<PendingRequest, keyof RequestState>;

export class Entry extends Exchange {
  readonly controller = new AbortController();
  #asked: Asked;
  #pending: PendingRequest | undefined;

  constructor(
    asked: Omit<Asked, 'signal'>,
    state: RequestState,
    deliver: Deliver,
    onChange: () => void,
  ) {
    super(state, deliver, () => {
      this.#pending = undefined;
      onChange();
    });
    this.#asked = { ...asked, signal: this.controller.signal };
  }

  /** The same object until something changes. */
  get pending(): PendingRequest {
    return (this.#pending ??= { ...this.#asked, ...this.state });
  }

  revise(change: Partial<Asked>): void {
    this.#asked = { ...this.#asked, ...change };
    this.#pending = undefined;
  }
}
