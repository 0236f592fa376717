import { paused } from '../queue/index.ts';

const importReader = () => import('./reader.ts');

export type RequestReader = Awaited<ReturnType<typeof importReader>>;

let reader: RequestReader | undefined;
let importing: Promise<RequestReader> | undefined;

/** Loads what reads requests. It comes with the first request, so that a host that is never asked does not load it. */
export async function loadReader(signal: AbortSignal): Promise<RequestReader> {
  reader ??= await loadPatiently(importOnce, signal);
  return reader;
}

/** Once for all who wait: a browser may end several imports of a module in any order, and so would requests come up (HOST-2). */
const importOnce = () => (importing ??= importReader().finally(() => (importing = undefined)));

/** The same, if it is loaded. */
export const readerAtHand = (): RequestReader | undefined => reader;

/** Loads the code for calls that need a URL to be opened first. */
export const loadRetries = (signal: AbortSignal) =>
  loadPatiently(() => import('./retryAfterUrl.ts'), signal);

/** Loads the code that answers rounds. */
export const loadRounds = (signal: AbortSignal) =>
  loadPatiently(() => import('./answerInputRequired.ts'), signal);

/** Loads the code that answers requests by tasks. */
export const loadTasks = (signal: AbortSignal) =>
  loadPatiently(() => import('./askInTask.ts'), signal);

/** Loads the code that parks and resumes rounds. */
export const loadParking = (signal: AbortSignal) =>
  loadPatiently(() => import('./parkRound.ts'), signal);

/** The pause between tries, in milliseconds. It doubles after each try. */
const firstPause = 1000;
const longestPause = 30_000;

/**
 * Tries to load code until it succeeds or nobody needs it any more. A minute offline then fails no request.
 *
 * @throws the abort reason of the signal
 */
async function loadPatiently<Loaded>(
  load: () => Promise<Loaded>,
  signal: AbortSignal,
): Promise<Loaded> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await load();
    } catch {
      await paused(pause, signal);
      signal.throwIfAborted();
    }
  }
}
