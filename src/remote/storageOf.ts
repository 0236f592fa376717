import type { DraftStorage } from '../queue/index.ts';

/** Undefined if the module runs on a server, which has no storage. */
export function storageOf(
  drafts: DraftStorage | (() => DraftStorage) | undefined,
): DraftStorage | undefined {
  if (typeof drafts !== 'function') return drafts;
  try {
    return drafts();
  } catch {
    return undefined;
  }
}
