import { relatedTask } from '../protocol/index.ts';

export interface TrackOptions {
  /** When the call will be given up, in milliseconds since the epoch: its prompts count down to that. */
  deadline?: number | undefined;
}

export interface TrackedPrompt {
  /** Aborted once it can belong to no call: with `'timed-out'` if one failed after the deadline. */
  readonly signal: AbortSignal;
  readonly deadline: number | undefined;
}

/** In milliseconds. The timer of a call starts before its host works out the deadline. */
const slack = 1000;

/** A prompt belongs to all calls under way when it came: neither SDK says which, and v2 does not abort its handler. */
export class CallTracker {
  /** Requests that were seen on the wire have no options. Most are of the calls that the host tracks. */
  readonly #calls = new Map<Promise<unknown>, TrackOptions | null>();

  track<Result>(call: Promise<Result>, options: TrackOptions | null = {}): Promise<Result> {
    this.#calls.set(call, options);
    const settled = () => this.#calls.delete(call);
    call.then(settled, settled);
    return call;
  }

  /** Follows a request on the wire, which the host may not track. Returns a function that says that it is over. */
  begin(): () => void {
    let end!: () => void;
    void this.track(new Promise<void>((resolve) => (end = resolve)), null);
    return end;
  }

  /** Ties a prompt to what is under way. If the host tracks none of it, nothing ends it. What a task asks goes on. */
  tie(params: unknown): TrackedPrompt | undefined {
    const calls = [...this.#calls.keys()];
    const tracked = [...this.#calls.values()].filter((options) => !!options);
    if (tracked.length === 0 || relatedTask(params)) return undefined;
    const controller = new AbortController();
    const last = Math.max(...tracked.map(({ deadline }) => deadline ?? Infinity));
    void Promise.allSettled(calls).then((ended) => {
      // A call may be given more time, and succeed after its deadline.
      const hasFailed = ended.some(({ status }) => status === 'rejected');
      controller.abort(hasFailed && last - slack <= Date.now() ? 'timed-out' : undefined);
    });
    // With more requests than calls, the host does not track all, and the time of one is not known.
    const isKnown = last < Infinity && calls.length <= 2 * tracked.length;
    return { signal: controller.signal, deadline: isKnown ? last : undefined };
  }
}
