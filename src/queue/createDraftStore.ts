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
  readonly at: number;
}

/** @param outlives where drafts are kept over a reload; without it a reload loses them */
export function createDraftStore(outlives: DraftStorage | undefined): DraftStore {
  /** By their signals, which stay the same for as long as they are pending: several may ask the same. */
  const ofRequests = new WeakMap<AbortSignal, Draft>();
  /** The newest draft of each question, for a request that comes later. */
  const offered = read(outlives);

  /** @param changed the question whose draft was kept or forgotten */
  function write(changed: string): void {
    for (const [key, { at }] of offered) if (!isFresh(at)) offered.delete(key);
    if (!outlives) return;
    // Other pages may use the same storage.
    const all = new Map([...read(outlives), ...offered]);
    if (!offered.has(changed)) all.delete(changed);
    writeStored(outlives, all.size > 0 ? [...all] : undefined);
  }

  return {
    get(pending) {
      const { signal } = pending;
      const own = ofRequests.get(signal);
      if (own) return own;
      const key = keyOf(pending);
      // A host may draw its list anew elsewhere, and the queue before this one has stored the draft since this one began.
      const kept = read(outlives).get(key) ?? offered.get(key);
      if (!kept || !isFresh(kept.at)) return undefined;
      ofRequests.set(signal, kept.draft);
      return kept.draft;
    },
    set(pending, given) {
      const { signal } = pending;
      const key = keyOf(pending);
      const draft = given && withoutSecrets(pending, given);
      if (draft) {
        ofRequests.set(signal, draft);
        // A longer question would leave the other drafts no room in a page's storage.
        if (key.length < 100_000) offered.set(key, { draft, at: Date.now() });
      } else {
        // The draft of another request that asks the same is not this one's to forget.
        const isOwn = ofRequests.get(signal) === offered.get(key)?.draft;
        ofRequests.delete(signal);
        if (!isOwn || !offered.delete(key)) return;
      }
      write(key);
    },
  };
}

const isFresh = (at: number): boolean => Math.abs(Date.now() - at) < offeredFor;

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
  if (!isDraft(draft) || typeof at !== 'number' || !isFresh(at)) return [];
  return [[key, { draft, at }]];
}

const isDraft = (draft: unknown): draft is Draft =>
  isRecord(draft) &&
  Object.values(draft).every(
    (answer) =>
      typeof answer === 'string' ||
      (Array.isArray(answer) && answer.every((item) => typeof item === 'string')),
  );
