import type { PendingRequest } from '../queue/index.ts';
import type { OpenRequest } from './wire.ts';

/** A deadline that differs less, in milliseconds, is the same: only the way of the state took longer. */
const sameDeadline = 1000;

/**
 * A request as a newer state has it. The same object if nothing has changed.
 *
 * @param deadline by this page's clock
 */
export function revised(
  pending: PendingRequest,
  { isOpened: isOpenedThere, isAnswered, isCompleted, position }: OpenRequest,
  deadline: number | undefined,
): PendingRequest {
  const isMoved = Math.abs((deadline ?? 0) - (pending.deadline ?? 0)) > sameDeadline;
  // A page that was opened here stays so, although the back end may not have heard of it yet.
  const isOpened = pending.isOpened || isOpenedThere;
  const isSame =
    !isMoved &&
    pending.isOpened === isOpened &&
    pending.isAnswered === isAnswered &&
    pending.isCompleted === isCompleted &&
    pending.position === position;
  if (isSame) return pending;
  const moved = isMoved ? { deadline } : {};
  return { ...pending, ...moved, isOpened, isAnswered, isCompleted, position };
}
