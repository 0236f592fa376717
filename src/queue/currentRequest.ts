import type { PendingRequest } from './types.ts';

/** The oldest that waits for an answer, or else one whose page is open. */
export const currentRequest = (pending: readonly PendingRequest[]): PendingRequest | undefined =>
  pending.find(({ ended }) => ended !== 'accept') ?? pending[0];

/** A request that took the place of another has that one's position. */
export const inOrder = (
  entries: Iterable<{ readonly pending: PendingRequest }>,
): readonly PendingRequest[] =>
  [...entries]
    .map(({ pending }) => pending)
    .filter(isShown)
    .sort((one, other) => one.position - other.position);

/** A cancel that nobody waits for is hidden until it is lost. */
const isShown = ({ stage, sending }: PendingRequest): boolean =>
  stage !== 'over' || sending.length === 0;
