import type { PendingRequest } from './types.ts';

/** Why nobody is to answer any more, as whoever aborts says: by the reason of the signal. Else it was withdrawn. */
export function endedAs(signal: AbortSignal | undefined): NonNullable<PendingRequest['closed']> {
  const reason: unknown = signal?.reason;
  return reason === 'answered-elsewhere' || reason === 'timed-out' ? reason : 'withdrawn';
}
