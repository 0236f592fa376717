import type { ElicitResult, Until } from '../protocol/index.ts';
import { after } from './patiently.ts';
import { report } from './shielded.ts';
import type { ElicitationServer, Round } from './types.ts';

export interface ListedRequest {
  /** Identifies the request, for as long as the host has it. */
  readonly id: string;
  /** The `params` of the `elicitation/create` request, as they came: not the whole request. */
  readonly params: unknown;
  /** Who asks, in the host's words. */
  readonly server: ElicitationServer;
  /**
   * Withdraws the request, as leaving the list does. The person is told of `'answered-elsewhere'` and `'timed-out'`:
   * abort a signal of your own, since the reason of an SDK's is the server's text. After an abort, a new one asks again.
   */
  readonly signal?: AbortSignal | undefined;
  /** When the call that it belongs to will be given up, in milliseconds since the epoch. */
  readonly deadline?: number | undefined;
  /** Multi round trips: which round it is. */
  readonly round?: Round | undefined;
  /** URL mode: until when a yes is waited for. Default: its page is opened, if it has an `elicitationId`. Read once. */
  readonly until?: Until | undefined;
  /** URL mode: its page was opened before, or the server has said that it is done, which is no yes of who has not opened it. */
  readonly stage?: 'opened' | 'finished' | undefined;
}

/** In milliseconds, for an answer whose request has left the list: a promise may never settle. */
const longestTravel = 10_000;

/** Kept from when a request is listed until it is no longer on screen. */
export class ListedEntry {
  request: ListedRequest;
  /** A host may use an id again, while the request before it is still on screen. */
  readonly ownId: string;
  readonly withdrawal = new AbortController();
  isListed = true;
  /** Each call counts an answer that is on its way as arrived. */
  readonly #journeys = new Set<() => void>();
  #endTimer = () => {};
  #signal: AbortSignal | undefined;
  #isOver = false;
  readonly #onAbort = () => this.withdrawal.abort(this.#signal!.reason);

  constructor(request: ListedRequest, ownId: string) {
    this.request = request;
    this.ownId = ownId;
    this.follow(request.signal);
  }

  get isAnswering(): boolean {
    return this.#journeys.size > 0;
  }

  get isAborted(): boolean {
    return this.#signal?.aborted === true;
  }

  isForeign(signal: AbortSignal | undefined): boolean {
    return signal !== undefined && signal !== this.#signal;
  }

  /** Follows this signal in place of the one before. Without one, goes on with that. */
  follow(signal = this.#signal): void {
    this.unfollow();
    this.#signal = signal;
    if (this.#isOver) return;
    signal?.addEventListener('abort', this.#onAbort);
    if (signal?.aborted) this.#onAbort();
  }

  unfollow(): void {
    this.#signal?.removeEventListener('abort', this.#onAbort);
  }

  end(): void {
    this.#isOver = true;
    this.unfollow();
  }

  /**
   * An answer that is long on its way may count as arrived once its request has left the list.
   * `onLost` is called when the promise rejects, however late.
   */
  give(
    result: ElicitResult,
    send: (id: string, result: ElicitResult) => void | PromiseLike<unknown>,
    onLost: () => void,
  ): void | Promise<void> {
    const lost = (error: unknown) => {
      // A host that no longer has the request cannot take it off the screen, so a cancel has to.
      if (this.isListed || result.action !== 'cancel') throw error;
      report(error);
    };
    // From now on, a host that takes the request off its list has the answer. It may do so at once.
    let arrive = () => {};
    const journey = () => arrive();
    this.#journeys.add(journey);
    let travel: Promise<void> | undefined;
    try {
      const arrival = send(this.request.id, result);
      // What is no promise has arrived.
      if (typeof arrival?.then === 'function') {
        travel = new Promise<void>((resolve, reject) => {
          arrive = resolve;
          Promise.resolve(arrival)
            .catch((error: unknown) => {
              onLost();
              lost(error);
            })
            .then(() => resolve(), reject);
        }).finally(() => this.#journeys.delete(journey));
        if (!this.isListed) this.#limit();
      }
    } catch (error) {
      lost(error);
    } finally {
      if (!travel) this.#journeys.delete(journey);
    }
    return travel;
  }

  /** It is off the list. Without an answer on its way, it was withdrawn. */
  leave(): void {
    this.isListed = false;
    if (this.isAnswering) this.#limit();
    else this.withdrawal.abort();
  }

  /** The host uses the id for another request, so that it is done with this one. */
  giveWay(): void {
    this.leave();
    this.#arrive();
  }

  comeBack(): void {
    this.isListed = true;
    this.#endTimer();
  }

  #limit(): void {
    this.#endTimer();
    this.#endTimer = after(longestTravel, this.#arrive);
  }

  readonly #arrive = () => {
    for (const arrive of this.#journeys) arrive();
  };
}
