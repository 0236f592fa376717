/** In milliseconds, in a browser that does not tell when it is idle. */
const usuallyIdleAfter = 2000;

/** Runs something when the page has nothing better to do; returns the end of that. */
export function whenIdle(run: () => void): () => void {
  // Not in Safari.
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, usuallyIdleAfter);
  return () => clearTimeout(timer);
}
