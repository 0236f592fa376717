import { after } from './after.ts';

/** How something is tried again. Times are in milliseconds. */
export interface Patience {
  /** The first pause. Each is twice the one before, up to the longest. Default: 1,000 */
  readonly first?: number | undefined;
  /** Default: 30,000 */
  readonly longest?: number | undefined;
  /** Ends the wait: it is not tried again. */
  readonly signal: AbortSignal;
  /** Ends each pause, beside the return of the network or of the person. Asked before each pause. */
  readonly wakes?: (() => AbortSignal) | undefined;
  /** Whether pauses are random, so that many pages do not try together. Default: no */
  readonly isSpread?: boolean | undefined;
  /**
   * Whether to try again after this error. Default: always
   *
   * @param waited how long the pauses were together
   * @param tries how often it was tried
   */
  readonly isWorthIt?: ((error: unknown, waited: number, tries: number) => boolean) | undefined;
}

/**
 * Tries something until it succeeds, with longer and longer pauses.
 *
 * @param attempt gets a function that makes the next pause the first one again
 * @throws what the last attempt threw, once another is not worth it; the abort reason of the signal
 */
export async function patiently<Made>(
  attempt: (startOver: () => void) => Made | PromiseLike<Made>,
  { first = 1000, longest = 30_000, signal, wakes, isSpread, isWorthIt }: Patience,
): Promise<Made> {
  let pause = first;
  let waited = 0;
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    try {
      return await attempt(() => (pause = first));
    } catch (error) {
      if (isWorthIt && !isWorthIt(error, waited, tries)) throw error;
    }
    const begun = performance.now();
    const woken = wakes?.();
    await paused(
      isSpread ? pause * (0.5 + Math.random()) : pause,
      woken ? AbortSignal.any([signal, woken]) : signal,
    );
    // After a computer's sleep, more time has gone by. Nothing could be tried in that.
    waited += Math.min(pause, performance.now() - begun);
    pause = Math.min(pause * 2, longest);
  }
}

/**
 * Waits before something is tried again.
 *
 * @param pause in milliseconds. The wait ends earlier if the network or the person comes back
 * @param signal ends the wait. Check afterwards whether it was aborted
 */
export const paused = (pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const cancel = after(pause, done);
    const endWaking = onWaking(done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
    function done() {
      cancel();
      endWaking();
      signal.removeEventListener('abort', done);
      resolve();
    }
  });

const waking = ['online', 'pageshow', 'focus'] as const;

/** Calls `wake` when the window comes to the front or the network comes back. Outside a page, that never happens. */
export function onWaking(wake: () => void): () => void {
  for (const type of waking) globalThis.addEventListener?.(type, wake);
  return () => {
    for (const type of waking) globalThis.removeEventListener?.(type, wake);
  };
}
