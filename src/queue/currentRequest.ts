import type { PendingRequest } from './types.ts';

/** The pending request to show: the oldest that waits for an answer, or else one whose page is open. */
export const currentRequest = (pending: readonly PendingRequest[]): PendingRequest | undefined =>
  pending.find(({ isAnswered }) => !isAnswered) ?? pending[0];

/** What is pending, oldest first. A request that took the place of another has that one's position. */
export const inOrder = (
  entries: Iterable<{ readonly pending: PendingRequest }>,
): readonly PendingRequest[] =>
  [...entries].map(({ pending }) => pending).sort((one, other) => one.position - other.position);
