import { isRecord } from '../protocol/index.ts';
import { readStored, type DraftStorage } from '../queue/index.ts';
import type { AskedRound } from './Rounds.ts';

/** A round of a request as it was when its page went away. `answerInputRequired` continues it. */
export interface PendingRound {
  /** The method of the request, where the host gave it. */
  readonly method?: string | undefined;
  readonly params: { readonly [name: string]: unknown };
  readonly result: AskedRound;
  readonly round: number;
  /** The answers so far, by the server's keys. A person has to accept them again. */
  readonly answers: Record<string, unknown>;
}

/** The round that `persist` kept, if the page went away in it. Forms not yet sent are drafts: see `drafts` of the queue. */
export function readPendingRound(persist: DraftStorage): PendingRound | undefined {
  const kept = readStored(persist);
  return isPendingRound(kept) ? kept : undefined;
}

const isPendingRound = (kept: unknown): kept is PendingRound =>
  isRound(kept) &&
  isRecord(kept['answers']) &&
  Number.isInteger(kept['round']) &&
  (kept['round'] as number) > 0 &&
  (kept['method'] === undefined || typeof kept['method'] === 'string');

/** Whether this may be a round that was put aside: anything may be stored there. */
export const isRound = (kept: unknown): kept is Readonly<Record<string, unknown>> =>
  isRecord(kept) &&
  isRecord(kept['params']) &&
  isRecord(kept['result']) &&
  isRecord(kept['result']['inputRequests'] ?? {});
