import { serverKey } from './serverKey.ts';
import type { Draft, PendingRequest } from './types.ts';

/** Where drafts outlive a reload: `sessionStorage`, or something like it. */
export interface DraftStorage {
  /** `sessionStorage`, `localStorage`, or what a host has in their place. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The key under which all drafts are kept. */
  readonly key: string;
}

/** Half-filled answers, by who asked and what. */
export interface DraftStore {
  /** What was entered before, when the same was asked: of this request, or of one a short while ago. */
  get: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what was entered, or forgets it. */
  set: (pending: PendingRequest, draft: Draft | undefined) => void;
}

/** How long the answer to a request that is over is offered again, in milliseconds. */
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
    if (!outlives) return;
    const { storage, key } = outlives;
    try {
      if (drafts.size === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify([...drafts]));
    } catch {
      // Full, or forbidden: the drafts of this page are still there.
    }
  }

  return {
    get(pending) {
      const kept = drafts.get(keyOf(pending));
      if (!kept) return undefined;
      const isOffered = kept.requestId === pending.id || Date.now() - kept.at < offeredFor;
      return isOffered ? kept.draft : undefined;
    },
    set(pending, draft) {
      const key = keyOf(pending);
      if (draft) drafts.set(key, { draft, requestId: pending.id, at: Date.now() });
      else if (!drafts.delete(key)) return;
      write();
    },
  };
}

/** The same server asking the same thing. */
function keyOf({ server, request }: PendingRequest): string {
  return JSON.stringify([serverKey(server), request.message, request['requestedSchema']]);
}

function read(outlives: DraftStorage | undefined): Map<string, Kept> {
  try {
    const kept = outlives?.storage.getItem(outlives.key);
    if (!kept) return new Map();
    const entries = (JSON.parse(kept) as [string, Kept][]).filter(
      ([key, { draft, at }]) =>
        typeof key === 'string' && typeof draft === 'object' && Date.now() - at < offeredFor,
    );
    // A request of an earlier page is none of this one.
    return new Map(entries.map(([key, { draft, at }]) => [key, { draft, at, requestId: '' }]));
  } catch {
    return new Map();
  }
}
