import { relatedTask } from '../protocol/index.ts';
import type { Call } from './CallTracker.ts';

export interface TrackedPrompt {
  /** Aborted once it can belong to no call: with `'timed-out'` if one failed after the deadline. */
  readonly signal?: AbortSignal;
  readonly deadline?: number | undefined;
  readonly data?: unknown;
  /** Whether one has succeeded, once all are over. */
  readonly isDone?: Promise<boolean>;
  /** Those that it may belong to. */
  readonly calls: readonly Call[];
}

/** In milliseconds. The timer of a call starts before its host works out the deadline. */
const slack = 1000;

/** Ties a prompt to the calls that it may belong to. If the host tracks none, nothing ends it. What a task asks goes on. */
export function tie(calls: readonly Call[], params: unknown): TrackedPrompt | undefined {
  const tracked = calls.flatMap(({ options }) => options ?? []);
  if (tracked.length === 0) return undefined;
  // With more requests than calls, the host does not track all.
  const isKnown = calls.length <= 2 * tracked.length;
  const data = isKnown && tracked.length === 1 ? tracked[0]!.data : undefined;
  if (relatedTask(params)) return { data, calls };
  const controller = new AbortController();
  const last = Math.max(...tracked.map(({ deadline }) => deadline ?? Infinity));
  void Promise.all(calls.map(({ ended }) => ended)).then((failures) => {
    // A call may be given more time, and succeed after its deadline.
    const isLate = failures.includes(true) && last - slack <= Date.now();
    controller.abort(isLate ? 'timed-out' : undefined);
  });
  const deadline = isKnown && last < Infinity ? last : undefined;
  const ends = calls.filter(({ options }) => options).map(({ ended }) => ended);
  const isDone = Promise.all(ends).then((failures) => failures.includes(false));
  return { signal: controller.signal, deadline, data, isDone, calls };
}

/** Says that somebody is asked something of these calls, or no longer is. */
export function setAsked(calls: readonly Call[] = [], isAsked: boolean): void {
  for (const call of calls) {
    call.asked = (call.asked ?? 0) + (isAsked ? 1 : -1);
    if (call.asked === (isAsked ? 1 : 0)) call.options?.onAsked?.(isAsked);
  }
}
