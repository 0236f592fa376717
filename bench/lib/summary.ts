import { floor } from './entrants.ts';
import type { Sample } from './Recorder.ts';
import type { EntrantResult, Results } from './results.ts';
import { median, spread } from './stats.ts';

/** One operation of one entrant, over all rounds: milliseconds, and the median unless it says otherwise. */
export interface OperationSummary {
  cpu: number;
  /** Half of the interquartile range, in per cent of the median; NaN for too few rounds. */
  spread: number;
  wall: number;
  bestWall: number;
  /** The median of its ratios to the floor in each round. */
  toFloor: number;
}

/** By operation. */
type EntrantSummary = Readonly<Record<string, OperationSummary>>;

/** By entrant. */
export type Summary = Readonly<Record<string, EntrantSummary>>;

export function summarize({ entrants }: Results): Summary {
  const summarizeEntrant = ({ samples }: EntrantResult) =>
    mapValues(samples, (mine, operation) =>
      summarizeOperation(mine, entrants[floor]?.samples[operation] ?? []),
    );
  return mapValues(entrants, summarizeEntrant);
}

function summarizeOperation(
  samples: readonly Sample[],
  ofFloor: readonly Sample[],
): OperationSummary {
  const cpus = samples.map(({ cpu }) => cpu);
  const walls = samples.map(({ wall }) => wall);
  const floorByRound = new Map(ofFloor.map(({ round, cpu }) => [round, cpu]));
  const ratios = samples.map(({ round, cpu }) => cpu / (floorByRound.get(round) ?? NaN));
  return {
    cpu: median(cpus),
    spread: spread(cpus),
    wall: median(walls),
    bestWall: Math.min(...walls),
    toFloor: median(ratios.filter((ratio) => !Number.isNaN(ratio))),
  };
}

const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T, key: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
