/** Runs a host's listener, async or not, whose errors must not break an exchange, nor end the process. */
export function shielded(run: () => unknown, tell: (error: unknown) => void = report): void {
  try {
    void (run() as Promise<unknown> | undefined)?.then?.(undefined, tell);
  } catch (error) {
    tell(error);
  }
}

/** As the platform tells of an error that nobody catches. */
export function report(error: unknown): void {
  // Outside a page there is none (Node), or it ends the process (Bun, Deno).
  if ('document' in globalThis && typeof reportError === 'function') reportError(error);
  else console.error(error);
}
