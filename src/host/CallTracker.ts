import { relatedTask } from '../protocol/index.ts';

/** What a host knows of a call that it tracks. */
export interface TrackOptions {
  /** When the call will be given up, in milliseconds since the epoch: its prompts count down to that. */
  deadline?: number | undefined;
}

/** What a prompt takes over from the calls that were under way when it came. */
export interface TrackedPrompt {
  /** Aborted once no call is left that the prompt can belong to: with `'timed-out'` if one failed after the deadline. */
  readonly signal: AbortSignal;
  readonly deadline: number | undefined;
}

/** In milliseconds. The timer of a call starts before its host works out the deadline. */
const slack = 1000;

/**
 * The calls to a server that are under way, and the prompts that came while they were. SDK v2 does not abort the handler
 * of a request whose call has timed out, and neither SDK says which call a request belongs to: so a prompt belongs to
 * everything that was under way when it came.
 */
export class CallTracker {
  /** By call. Requests that were seen on the wire have no options. Most are of the calls that the host tracks. */
  readonly #calls = new Map<Promise<unknown>, TrackOptions | null>();

  /** Follows a call until it settles. The same promise comes back. */
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

  /**
   * Ties a prompt that comes now to what is under way. If the host tracks none of it, nothing ends the prompt. What a task of
   * the server asks goes on after all calls.
   */
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
