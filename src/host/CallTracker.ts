import { callContext } from './callContext.ts';

/** The options of `track`. */
export interface TrackOptions {
  /** When the call will be given up, in milliseconds since the epoch: its prompts count down to that. */
  deadline?: number | undefined;
  /** Goes with each request that comes in the call, as `request.data`: JSON, which pages see. */
  data?: unknown;
  /** Withdraws the pages that error -32042 asks for. */
  signal?: AbortSignal | undefined;
}

interface OwnTrackOptions extends TrackOptions {
  /** Told when somebody begins to be asked something of this call, and when nobody is any more. */
  onAsked?: ((isAsked: boolean) => void) | undefined;
}

export interface Call {
  /** Of a call that the host tracks. A request that was seen on the wire has none. */
  readonly options?: OwnTrackOptions;
  /** The tracked call in which a request was made, where that is known. */
  readonly of?: Call | undefined;
  /** Resolves with whether it failed, or its tool did (`isError`). */
  readonly ended: Promise<boolean>;
  /** How many prompts of it wait for a person. */
  asked?: number;
}

export class CallTracker {
  readonly #calls = new Set<Call>();

  /** What a request may belong to that comes now: the call in whose context it comes, or else all. Neither SDK says which. */
  get underWay(): readonly Call[] {
    return this.#contexts[0] ? this.#contexts : [...this.#calls];
  }

  track<Result>(
    run: (call: Call) => Promise<Result>,
    options: OwnTrackOptions = {},
  ): Promise<Result> {
    const [call, end] = this.#add({ options });
    // Async, so that what it throws rejects the promise.
    const result = callContext.run(call, async () => run(call));
    result.then(
      (value) => end(!!(value as { isError?: unknown } | undefined)?.isError),
      () => end(true),
    );
    return result;
  }

  /** Follows a request on the wire, which the host may not track. What `send` sends is in its context. */
  begin(): [send: <Sent>(send: () => Sent) => Sent, end: () => void] {
    const [call, end] = this.#add({ of: this.#contexts.findLast(({ options }) => options) });
    return [(send) => callContext.run(call, send), () => end(false)];
  }

  /** A request, and the call that it is of: SDK v2 asks for a round when the request is over, in its context. */
  get #contexts(): readonly Call[] {
    const call = callContext.getStore() as Call | undefined;
    return [call, call?.of].filter((one) => one !== undefined && this.#calls.has(one)) as Call[];
  }

  #add(call: Pick<Call, 'options' | 'of'>): [Call, end: (hasFailed: boolean) => void] {
    let resolve!: (hasFailed: boolean) => void;
    const ended = new Promise<boolean>((done) => (resolve = done));
    const added: Call = { ...call, ended };
    this.#calls.add(added);
    const end = (hasFailed: boolean) => {
      this.#calls.delete(added);
      resolve(hasFailed);
    };
    return [added, end];
  }
}
