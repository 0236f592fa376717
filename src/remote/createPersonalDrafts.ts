import {
  createDraftStore,
  type DraftStorage,
  type DraftStore,
  type PendingRequest,
} from '../queue/index.ts';

/** Half-filled answers of the person who is signed in. */
export interface PersonalDrafts extends DraftStore {
  /**
   * Says whose drafts they are from now on. Those of anybody else are forgotten.
   *
   * @param requests those before. Their forms may still be on screen, and have something to keep as they leave
   */
  belongTo: (person: string, requests: readonly PendingRequest[]) => void;
}

/** @param storage where drafts are kept over a reload */
export function createPersonalDrafts(storage: DraftStorage | undefined): PersonalDrafts {
  let store = createDraftStore(storage);
  let owner: string | undefined;
  const foreign = new WeakSet<AbortSignal>();

  return {
    belongTo(person, requests) {
      if (person === owner) return;
      owner = person;
      store = createDraftStore(storage, person);
      for (const { signal } of requests) foreign.add(signal);
    },
    get: (pending) => store.get(pending),
    set(pending, draft) {
      if (!foreign.has(pending.signal)) store.set(pending, draft);
    },
  };
}
