import { createDraftStore, type DraftStorage, type DraftStore } from '../queue/index.ts';
import type { Entry } from './Entry.ts';

/** Half-filled answers of the person who is signed in. */
export interface PersonalDrafts extends DraftStore {
  /**
   * Says whose drafts they are from now on. Those of anybody else are forgotten.
   *
   * @param entries the requests before. Their forms may still be on screen, and have something to keep as they leave
   * @returns whether they were somebody else's before
   */
  belongTo: (person: string, entries: Iterable<Entry>) => boolean;
  /** Whether a request was another person's, and is forgotten. */
  isForeign: (signal: AbortSignal) => boolean;
}

/** @param storage where drafts are kept over a reload */
export function createPersonalDrafts(storage: DraftStorage | undefined): PersonalDrafts {
  let store = createDraftStore(storage);
  let owner: string | undefined;
  const foreign = new WeakSet<AbortSignal>();

  return {
    belongTo(person, entries) {
      if (person === owner) return false;
      owner = person;
      store = createDraftStore(storage, person);
      for (const { pending } of entries) foreign.add(pending.signal);
      return true;
    },
    isForeign: (signal) => foreign.has(signal),
    get: (pending) => store.get(pending),
    set(pending, draft) {
      if (!foreign.has(pending.signal)) store.set(pending, draft);
    },
  };
}
