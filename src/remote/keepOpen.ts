import { patiently } from '../queue/index.ts';

/** The pause between tries, in milliseconds. It doubles with each failure. */
const first = 500;
const longest = 30_000;
/** A connection that ends sooner, in milliseconds, counts as a failure: its bridge may have been disposed of. */
const shortest = 5000;

/**
 * Opens a connection again each time that it is lost. Returns a function that ends this.
 * `connect` runs until it is over, and calls `opened` once it works. Who finds it lost aborts `lost`.
 */
export function keepOpen(
  connect: (lost: AbortController, opened: () => void) => Promise<unknown>,
  onDown: () => void,
): () => void {
  const end = new AbortController();
  let lost!: AbortController;
  async function attempt(startOver: () => void): Promise<never> {
    lost = new AbortController();
    let openedAt = Infinity;
    await connect(lost, () => (openedAt = Date.now())).catch(() => {});
    lost.abort();
    if (Date.now() - openedAt > shortest) startOver();
    if (!end.signal.aborted) onDown();
    throw new TypeError('The connection is lost.');
  }
  patiently(attempt, { first, longest, signal: end.signal, isSpread: true }).catch(() => {});
  return () => {
    end.abort();
    lost.abort();
  };
}
