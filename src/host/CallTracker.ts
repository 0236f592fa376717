import { relatedTask } from '../protocol/index.ts';
import { callContext } from './callContext.ts';

/** The options of `track`. */
export interface TrackOptions {
  /** When the call will be given up, in milliseconds since the epoch: its prompts count down to that. */
  deadline?: number | undefined;
  /** Goes with each request that comes in the call, as `request.data`: JSON, which pages see. */
  data?: unknown;
}

export interface TrackedPrompt {
  /** Aborted once it can belong to no call: with `'timed-out'` if one failed after the deadline. */
  readonly signal?: AbortSignal;
  readonly deadline?: number | undefined;
  readonly data?: unknown;
}

interface Call {
  /** Of a call that the host tracks. A request that was seen on the wire has none. */
  readonly options?: TrackOptions;
  /** The tracked call in which a request was made, where that is known. */
  readonly of?: Call | undefined;
  /** Resolves with whether it failed. */
  readonly ended: Promise<boolean>;
}

/** In milliseconds. The timer of a call starts before its host works out the deadline. */
const slack = 1000;

/** A prompt belongs to the call in whose context it came, or else to all calls under way: neither SDK says which. */
export class CallTracker {
  readonly #calls = new Set<Call>();

  /** What the host gave the call in which this code runs. */
  get data(): unknown {
    const call = this.#current;
    return (call?.of ?? call)?.options?.data;
  }

  track<Result>(run: () => Promise<Result>, options: TrackOptions = {}): Promise<Result> {
    const [call, end] = this.#add({ options });
    // Async, so that what it throws rejects the promise.
    const result = callContext.run(call, async () => run());
    result.then(
      () => end(false),
      () => end(true),
    );
    return result;
  }

  /** Follows a request on the wire, which the host may not track. What `send` sends is in its context. */
  begin(): [send: <Sent>(send: () => Sent) => Sent, end: () => void] {
    const current = this.#current;
    const [call, end] = this.#add({ of: current?.of ?? current });
    return [(send) => callContext.run(call, send), () => end(false)];
  }

  /** Ties a prompt to its call. If the host does not track it, nothing ends it. What a task asks goes on. */
  tie(params: unknown): TrackedPrompt | undefined {
    const current = this.#current;
    const calls = current ? [current, current.of].filter((one) => !!one) : [...this.#calls];
    const tracked = calls.flatMap(({ options }) => options ?? []);
    if (tracked.length === 0) return undefined;
    // With more requests than calls, the host does not track all.
    const isKnown = calls.length <= 2 * tracked.length;
    const data = isKnown && tracked.length === 1 ? tracked[0]!.data : undefined;
    if (relatedTask(params)) return { data };
    const controller = new AbortController();
    const last = Math.max(...tracked.map(({ deadline }) => deadline ?? Infinity));
    void Promise.all(calls.map(({ ended }) => ended)).then((failures) => {
      // A call may be given more time, and succeed after its deadline.
      const isLate = failures.includes(true) && last - slack <= Date.now();
      controller.abort(isLate ? 'timed-out' : undefined);
    });
    const deadline = isKnown && last < Infinity ? last : undefined;
    return { signal: controller.signal, deadline, data };
  }

  get #current(): Call | undefined {
    const call = callContext.getStore() as Call;
    return this.#calls.has(call) ? call : undefined;
  }

  #add(call: Omit<Call, 'ended'>): [Call, end: (hasFailed: boolean) => void] {
    let resolve!: (hasFailed: boolean) => void;
    const ended = new Promise<boolean>((done) => (resolve = done));
    const added = { ...call, ended };
    this.#calls.add(added);
    const end = (hasFailed: boolean) => {
      this.#calls.delete(added);
      resolve(hasFailed);
    };
    return [added, end];
  }
}
