/**
 * Waits before something is tried again.
 *
 * @param pause in milliseconds. The wait ends earlier if the network comes back
 * @param signal ends the wait. Check afterwards whether it was aborted
 */
export const paused = (pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, pause);
    // Node has no such function.
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
    function done() {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
