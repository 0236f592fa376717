import type { ElicitResult } from '../protocol/index.ts';
import { advance, type RequestEvent, type RequestState } from './machine.ts';
import { report } from './shielded.ts';

/** A promise resolves when the answer has arrived, or rejects with why it was not sent. */
export type Deliver = (result: ElicitResult) => void | PromiseLike<unknown>;

/** One request and its answers: what the machine decides is done here. */
export class Exchange {
  state: RequestState;
  readonly #deliver: Deliver;
  readonly #onChange: () => void;
  /** What happens while an answer is given: the host may withdraw a request as it takes its answer. */
  #held: Parameters<Exchange['tell']>[] | undefined;

  /** `onChange` is called once for several changes that come at once. */
  constructor(state: RequestState, deliver: Deliver, onChange: () => void) {
    this.state = state;
    this.#deliver = deliver;
    this.#onChange = onChange;
  }

  /** `result`: the person's answer. Where the machine accepts by itself, there is nothing to fill in. */
  tell(event: RequestEvent, result?: ElicitResult): void {
    if (this.#held) {
      this.#held.push([event, result]);
      return;
    }
    const before = this.state;
    const [state, send] = advance(before, event);
    this.state = state;
    const held = send ? this.#give(result ?? { action: send }) : [];
    if (this.state !== before) this.#onChange();
    for (const [later, given] of held) this.tell(later, given);
  }

  /** Returns what has happened meanwhile. */
  #give(result: ElicitResult): readonly Parameters<Exchange['tell']>[] {
    const { action } = result;
    const arrived: RequestEvent = { type: 'arrived', action };
    const lost = (error: unknown): RequestEvent => ({ type: 'lost', action, error });
    this.#held = [];
    let outcome: RequestEvent | undefined;
    try {
      const arrival = this.#deliver(result);
      // What is no promise has arrived. A host's own object is followed once: it may send again at each `then`.
      if (typeof arrival?.then !== 'function') outcome = arrived;
      else {
        Promise.resolve(arrival).then(
          () => this.tell(arrived),
          (error: unknown) => this.tell(lost(error)),
        );
      }
    } catch (error) {
      report(error);
      outcome = lost(error);
    }
    const held = this.#held;
    this.#held = undefined;
    if (outcome) this.state = advance(this.state, outcome)[0];
    return held;
  }
}
