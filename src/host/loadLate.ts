import { patiently } from '../queue/index.ts';

const importLate = () => import('./late.ts');

export type Late = Awaited<ReturnType<typeof importLate>>;

let late: Late | undefined;
let loading: Promise<Late> | undefined;

/** Loads what asks and answers, until it is there. All who wait get it in the order in which they came (HOST-2). */
export const loadLate = (): Promise<Late> =>
  (loading ??= patiently(async () => (late = await importLate())));

export const lateAtHand = (): Late | undefined => late;
