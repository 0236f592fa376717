import type { ClosedReason } from './machine.ts';

/** Why a request ended, by the abort reason of its signal. Any other reason means that it was withdrawn. */
export function endedAs(signal: AbortSignal | undefined): ClosedReason {
  const reason: unknown = signal?.reason;
  return reason === 'answered-elsewhere' || reason === 'timed-out' ? reason : 'withdrawn';
}
