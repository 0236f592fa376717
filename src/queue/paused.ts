import { after } from './after.ts';
import { onWaking } from './onWaking.ts';

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
