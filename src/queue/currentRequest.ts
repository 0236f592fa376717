import type { PendingRequest } from './types.ts';

/** The pending request to show: the oldest that waits for an answer, or else one whose page is open. */
export const currentRequest = (pending: readonly PendingRequest[]): PendingRequest | undefined =>
  pending.find(({ isAnswered }) => !isAnswered) ?? pending[0];
