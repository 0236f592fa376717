import { patiently } from '../queue/index.ts';

const importLate = () => import('./late.ts');

export type Late = Awaited<ReturnType<typeof importLate>>;

let late: Late | undefined;
let loading: Promise<Late> | undefined;

/**
 * Loads what reads, asks and answers. It comes with the first request, so that a host that is never asked does not load it, and
 * is tried again until it is there. All who wait get it in the order in which they came (HOST-2).
 */
export const loadLate = (): Promise<Late> =>
  (loading ??= patiently(async () => (late = await importLate()), {
    signal: new AbortController().signal,
  }));

/** The same, if it is loaded. */
export const lateAtHand = (): Late | undefined => late;
