import type { ElicitResult } from '../protocol/index.ts';
import type { PendingRequest } from './types.ts';

/** An answer that has not arrived yet. */
export interface SentAnswer {
  readonly result: ElicitResult;
  /** Settles when the answer has arrived or is lost. */
  readonly arrival: Promise<void>;
}

/** The answers to a request that were sent and have not arrived: what a panel that is drawn anew has to go on with. */
export interface SentAnswers {
  /** Those on their way, oldest first. */
  readonly underway: readonly SentAnswer[];
  /** Why the one that was lost last did not arrive. */
  readonly failure?:
    | { readonly action: ElicitResult['action']; readonly error: unknown }
    | undefined;
}

/** How far an answer has come: see `OutletQueue.getDelivery`. */
export function deliveryOf(sent: SentAnswers | undefined): 'sending' | 'failed' | undefined {
  if (!sent) return undefined;
  if (sent.underway.length > 0) return 'sending';
  return sent.failure && 'failed';
}

/**
 * What becomes of an answer that is given while another is on its way. Undefined: it can be sent. A cancel never waits for
 * an earlier answer, and the same answer is not sent twice.
 *
 * @returns rejects for any other answer. The error's message is empty: the UI says what happened in the person's language
 */
export function besideOthers(
  { underway }: SentAnswers,
  result: ElicitResult,
): Promise<void> | undefined {
  if (underway.length === 0 || result.action === 'cancel') return undefined;
  const given = JSON.stringify(result);
  const same = underway.find((sent) => JSON.stringify(sent.result) === given);
  const cause = 'Another answer is on its way. Only a cancel can be sent beside it.';
  return same?.arrival ?? Promise.reject(new Error('', { cause }));
}

/**
 * Whether a queue itself accepts: the page that the person opened is done, and it has no panel on screen, which would
 * accept. Only the person sends an accept again that did not arrive.
 *
 * @param renderers each returns the id of what it shows: empty for nothing, undefined if that is not known
 */
export function isDoneUnseen(
  { pending, failure }: SentAnswers & { readonly pending: PendingRequest },
  renderers: Iterable<() => string | undefined>,
): boolean {
  const { id, isOpened, isCompleted, isAnswered } = pending;
  if (!isOpened || !isCompleted || isAnswered || failure) return false;
  return [...renderers].every((getShown) => (getShown() ?? id) !== id);
}
