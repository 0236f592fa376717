import { median } from './stats.ts';

/** How long an operation takes at one size. Undefined if it fails or does not apply. */
export interface GrowthPoint {
  size: number;
  milliseconds: number | undefined;
  /** Why it failed. */
  error?: string | undefined;
}

/** How the time of one operation grows. */
export interface Curve {
  label: string;
  /** Whether it is in the chart too, and not only in the table. */
  isDrawn: boolean;
  points: readonly GrowthPoint[];
}

/** What is increased step by step, and the operations that become slower with it. */
export interface Subject {
  /** What is counted. */
  unit: 'fields' | 'options';
  curves: readonly Curve[];
}

export interface Growth {
  /** ISO 8601. */
  when: string;
  chromium: string;
  rounds: number;
  /** Milliseconds of an operation that does nothing. */
  overhead: number;
  subjects: readonly Subject[];
}

/** The point for everything that was measured at one size. */
export const toPoint = (
  size: number,
  milliseconds: readonly number[],
  errors: readonly string[] | undefined,
): GrowthPoint => ({
  size,
  milliseconds: milliseconds.length > 0 ? median(milliseconds) : undefined,
  error: errors?.[0],
});
