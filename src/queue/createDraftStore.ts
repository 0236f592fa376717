import { isRecord, type ElicitFormRequest } from '../protocol/index.ts';
import { readStored, writeStored, type DraftStorage } from './DraftStorage.ts';
import { formRules } from './loadFormRules.ts';
import { serverKey } from './servers.ts';
import type { Draft, PendingRequest } from './types.ts';

export interface DraftStore {
  /** For this request, or one that asked the same a short while ago. */
  get: (pending: PendingRequest) => Draft | undefined;
  set: (pending: PendingRequest, draft: Draft | undefined) => void;
  /** No draft is taken any more. If not `isForgotten`, it stays for the person whose request it was. */
  end: (pending: PendingRequest, isForgotten?: boolean) => void;
}

/** How long a draft is offered to a request that asks the same, in milliseconds. */
const offeredFor = 10 * 60_000;

interface Kept {
  readonly draft: Draft;
  readonly at: number;
}

/** Stored drafts of any other `owner` are removed, but not those of a queue without one. */
export function createDraftStore(outlives: DraftStorage | undefined, owner = ''): DraftStore {
  /** By their signals, which stay the same for as long as they are pending: several may ask the same. */
  const ofRequests = new WeakMap<AbortSignal, Kept | 'ended'>();
  /** The newest draft of each question, for a request that comes later: those that are not in the storage. */
  const unstored = new Map<string, Kept>();
  // A draft that is too old to be offered must not stay in a storage until something is asked again.
  if (outlives && readStored(outlives)) {
    const isKept = ([key]: [string, Kept]) => key.startsWith(owner) || key.startsWith('[');
    store(new Map([...read(outlives)].filter(isKept)));
  }

  function store(all: ReadonlyMap<string, Kept>): void {
    if (outlives) writeStored(outlives, all.size > 0 ? [...all] : undefined);
  }

  function keyOf({ server, request }: PendingRequest): string {
    return owner + JSON.stringify([serverKey(server), request.message, request['requestedSchema']]);
  }

  function newest(key: string): Kept | undefined {
    const own = unstored.get(key);
    const stored = read(outlives).get(key);
    return own && !(stored && stored.at > own.at) ? own : stored;
  }

  function write(key: string, kept: Kept | undefined): void {
    unstored.delete(key);
    for (const [old, { at }] of unstored) if (!isFresh(at)) unstored.delete(old);
    // Other pages may have changed the drafts of other questions.
    const all = read(outlives);
    // A longer question would leave the other drafts no room in a page's storage.
    if (kept && key.length < 100_000) all.set(key, kept);
    else all.delete(key);
    store(all);
    // Without a storage, or with one that is full or forbidden, the draft is kept here.
    const isStored = JSON.stringify(read(outlives).get(key)) === JSON.stringify(kept);
    if (kept && !isStored) unstored.set(key, kept);
  }

  function forget(pending: PendingRequest): void {
    const key = keyOf(pending);
    const own = ofRequests.get(pending.signal);
    ofRequests.delete(pending.signal);
    // The draft of another request that asks the same is not this one's to forget. Compared as JSON, since a stored
    // draft is read anew each time. A draft that is too old to be read is still stored, until something is written.
    const isMine = own && JSON.stringify(newest(key) ?? own) === JSON.stringify(own);
    if (isMine) write(key, undefined);
  }

  return {
    get(pending) {
      const { signal } = pending;
      const own = ofRequests.get(signal);
      if (own) return own === 'ended' ? undefined : own.draft;
      // A host may draw its list anew elsewhere, and the queue before this one has stored the draft since this one began.
      const kept = newest(keyOf(pending));
      if (!kept || !isFresh(kept.at)) return undefined;
      ofRequests.set(signal, kept);
      return kept.draft;
    },
    set(pending, given) {
      const { signal } = pending;
      // A form hands its draft over as it leaves, which may be after its answer has arrived.
      if (ofRequests.get(signal) === 'ended') return;
      const draft = given && withoutSecrets(pending, given);
      // What was kept before is better than nothing.
      if (draft === null) return;
      if (!draft) return forget(pending);
      const kept = { draft, at: Date.now() };
      ofRequests.set(signal, kept);
      write(keyOf(pending), kept);
    },
    end(pending, isForgotten = true) {
      if (isForgotten) forget(pending);
      ofRequests.set(pending.signal, 'ended');
    },
  };
}

const isFresh = (at: number): boolean => Math.abs(Date.now() - at) < offeredFor;

/** Null if the secrets in a draft cannot be told apart yet. */
function withoutSecrets({ request }: PendingRequest, draft: Draft): Draft | undefined | null {
  const rules = formRules();
  const form = request as ElicitFormRequest;
  if (request.mode === 'url') return undefined;
  if (!rules || rules.needsDetector(form)) return null;
  return rules.withoutSecrets(form, draft, 'id').kept;
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
