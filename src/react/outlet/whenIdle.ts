import { after } from '../../queue/index.ts';

/** In milliseconds, for a browser that does not report when it is idle. */
const usuallyIdleAfter = 2000;

/** Runs something when the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari does not have it.
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  return after(usuallyIdleAfter, run);
}
