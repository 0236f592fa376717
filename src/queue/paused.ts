/**
 * Waits before something is tried again.
 *
 * @param pause in milliseconds; less where the network comes back before
 * @param signal ends the wait: look whether it was aborted
 */
export const paused = (pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, pause);
    // Not in Node.
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
