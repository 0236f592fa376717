/** Returns a function that keeps it from running. `isUnattended`: Node may end before. */
export function after(delay: number, run: () => void, isUnattended = false): () => void {
  const timer = setTimeout(run, delay);
  // A page's timer is a number.
  if (isUnattended) (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer);
}

/** How something is tried again, in milliseconds. */
export interface Patience {
  /** The first pause, which doubles up to the longest. Default: 1,000 */
  readonly first?: number | undefined;
  /** Default: 30,000 */
  readonly longest?: number | undefined;
  /** Default: none, so that it tries for ever. */
  readonly signal?: AbortSignal | undefined;
  /** Ends each pause, beside the return of the network or of the person. Asked before each pause. */
  readonly wakes?: (() => AbortSignal) | undefined;
  /** Makes pauses random, so that many pages do not try together. */
  readonly isSpread?: boolean | undefined;
  /** Default: always. `waited`: how long the pauses were together. */
  readonly isWorthIt?: ((error: unknown, waited: number, tries: number) => boolean) | undefined;
}

/**
 * Tries with longer and longer pauses. `attempt` may make the next pause the first one again.
 * @throws what the last attempt threw, once another is not worth it; the abort reason of the signal
 */
export async function patiently<Made>(
  attempt: (startOver: () => void) => Made | PromiseLike<Made>,
  {
    first = 1000,
    longest = 30_000,
    signal = new AbortController().signal,
    wakes,
    isSpread,
    isWorthIt,
  }: Patience = {},
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

/** In milliseconds, or until the network or the person comes back. Check afterwards whether `signal` was aborted. */
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

/** The window comes to the front or the network comes back: never outside a page. */
export function onWaking(wake: () => void): () => void {
  for (const type of waking) globalThis.addEventListener?.(type, wake);
  return () => {
    for (const type of waking) globalThis.removeEventListener?.(type, wake);
  };
}
