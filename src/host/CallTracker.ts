export interface TrackOptions {
  /** When the call will be given up, in milliseconds since the epoch: its prompts count down to that. */
  deadline?: number | undefined;
}

/** What a prompt takes over from the calls that were under way when it came. */
export interface TrackedPrompt {
  /** Aborted once no call is left that the prompt can belong to: with `'timed-out'` if one failed after the deadline. */
  readonly signal: AbortSignal | undefined;
  readonly deadline: number | undefined;
}

/**
 * The calls to a server that are under way, and the prompts that came while they were. SDK v2 does not abort the handler
 * of a request whose call has timed out, and neither SDK says which call a request belongs to: so a prompt belongs to
 * every call that was under way when it came.
 */
export class CallTracker {
  /** Made with the first call. */
  #calls: Map<Promise<unknown>, TrackOptions> | undefined;

  /** Follows a call until it settles. The same promise comes back. */
  track<Result>(call: Promise<Result>, options: TrackOptions = {}): Promise<Result> {
    const calls = (this.#calls ??= new Map());
    calls.set(call, options);
    const settled = () => calls.delete(call);
    call.then(settled, settled);
    return call;
  }

  /** Ties a prompt that comes now to the calls that are under way. */
  tie(): TrackedPrompt {
    const calls = this.#calls;
    if (!calls || calls.size === 0) return { signal: undefined, deadline: undefined };
    const controller = new AbortController();
    const deadlines = [...calls.values()].map(({ deadline }) => deadline ?? Infinity);
    const last = Math.max(...deadlines);
    void Promise.allSettled(calls.keys()).then((ended) => {
      // A call may be given more time, and succeed after its deadline.
      const hasFailed = ended.some(({ status }) => status === 'rejected');
      controller.abort(hasFailed && last <= Date.now() ? 'timed-out' : undefined);
    });
    return { signal: controller.signal, deadline: Number.isFinite(last) ? last : undefined };
  }
}
