/**
 * Runs a host's listener, whose errors must not break an exchange, nor end the process. A listener may be async.
 *
 * @param tell takes what it throws. Default: `report`
 */
export function shielded(run: () => unknown, tell: (error: unknown) => void = report): void {
  try {
    void (run() as Promise<unknown> | undefined)?.then?.(undefined, tell);
  } catch (error) {
    tell(error);
  }
}

/** Tells a host of an error that nobody catches, as the platform does. */
export function report(error: unknown): void {
  // Outside a page there is none (Node), or it ends the process (Bun, Deno).
  if ('document' in globalThis && typeof reportError === 'function') reportError(error);
  else console.error(error);
}
