import { paused } from '../queue/index.ts';
import type * as Reader from '../protocol/parseElicitRequest.ts';

export type RequestReader = typeof Reader;

let reader: RequestReader | undefined;

/** What reads requests. Loaded with the first: a host that is asked nothing pays nothing for it. */
export async function loadReader(signal: AbortSignal): Promise<RequestReader> {
  reader ??= await loadPatiently(() => import('../protocol/parseElicitRequest.ts'), signal);
  return reader;
}

/** The same, where it is there. */
export const readerAtHand = (): RequestReader | undefined => reader;

/** What answers rounds. */
export const loadRounds = (signal: AbortSignal) =>
  loadPatiently(() => import('./answerInputRequired.ts'), signal);

/** What parks rounds, and goes on with them. */
export const loadParking = (signal: AbortSignal) =>
  loadPatiently(() => import('./parkRound.ts'), signal);

/** In milliseconds, and twice as long after each try. */
const firstPause = 1000;
const longestPause = 30_000;

/**
 * Loads what answering takes, for as long as the answer is wanted: a page that is offline for a minute fails no request.
 *
 * @throws what the signal was aborted with
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
