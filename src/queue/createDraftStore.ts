import { isRecord, type ElicitFormRequest } from '../protocol/index.ts';
import { readStored, writeStored, type DraftStorage } from './DraftStorage.ts';
import { formRules } from './formRules.ts';
import { serverKey } from './serverKey.ts';
import type { Draft, PendingRequest } from './types.ts';

/** Half-filled answers, by server and question. */
export interface DraftStore {
  /** What was entered for this request, or for one that asked the same a short while ago. */
  get: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what was entered. `undefined` forgets it. */
  set: (pending: PendingRequest, draft: Draft | undefined) => void;
}

/** How long a draft is offered to a later request that asks the same, in milliseconds. */
const offeredFor = 10 * 60_000;

interface Kept {
  readonly draft: Draft;
  readonly requestId: string;
  readonly at: number;
}

/** @param outlives where drafts are kept over a reload; without it a reload loses them */
export function createDraftStore(outlives: DraftStorage | undefined): DraftStore {
  const drafts = read(outlives);

  function write(): void {
    if (outlives) writeStored(outlives, drafts.size > 0 ? [...drafts] : undefined);
  }

  return {
    get(pending) {
      const kept = drafts.get(keyOf(pending));
      if (!kept) return undefined;
      const isOffered = kept.requestId === pending.id || Date.now() - kept.at < offeredFor;
      return isOffered ? kept.draft : undefined;
    },
    set(pending, given) {
      const key = keyOf(pending);
      const draft = given && withoutSecrets(pending, given);
      if (draft) drafts.set(key, { draft, requestId: pending.id, at: Date.now() });
      else if (!drafts.delete(key)) return;
      write();
    },
  };
}

/** The part of a draft that may be kept. Nothing is kept if the secrets in it cannot be told apart. */
function withoutSecrets({ request }: PendingRequest, draft: Draft): Draft | undefined {
  const rules = formRules();
  const form = request as ElicitFormRequest;
  if (request.mode === 'url' || !rules || rules.needsDetector(form)) return undefined;
  const secrets = new Set(rules.secretsOf(form).map(({ id }) => id));
  const kept = Object.entries(draft).filter(([id]) => !secrets.has(id));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The same server asking the same thing. */
function keyOf({ server, request }: PendingRequest): string {
  return JSON.stringify([serverKey(server), request.message, request['requestedSchema']]);
}

function read(outlives: DraftStorage | undefined): Map<string, Kept> {
  const kept = outlives && readStored(outlives);
  return new Map(Array.isArray(kept) ? kept.flatMap(readEntry) : []);
}

/** Storage may hold anything. What does not fit is dropped. */
function readEntry(entry: unknown): [string, Kept][] {
  if (!Array.isArray(entry)) return [];
  const [key, kept] = entry as unknown[];
  if (typeof key !== 'string' || !isRecord(kept)) return [];
  const { draft, at } = kept;
  const age = typeof at === 'number' ? Date.now() - at : NaN;
  if (!isDraft(draft) || !(age >= 0 && age < offeredFor)) return [];
  // The id of a request on an earlier page means nothing on this page.
  return [[key, { draft, at: at as number, requestId: '' }]];
}

const isDraft = (draft: unknown): draft is Draft =>
  isRecord(draft) &&
  Object.values(draft).every(
    (answer) =>
      typeof answer === 'string' ||
      (Array.isArray(answer) && answer.every((item) => typeof item === 'string')),
  );
