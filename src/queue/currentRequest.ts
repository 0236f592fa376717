import type { PendingRequest } from './types.ts';

/** What to show of all that is pending: the oldest that waits for an answer, or else a page that is open. */
export const currentRequest = (pending: readonly PendingRequest[]): PendingRequest | undefined =>
  pending.find(({ isAnswered }) => !isAnswered) ?? pending[0];
