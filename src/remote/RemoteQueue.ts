import type { DraftStorage, OutletQueue } from '../queue/index.ts';

/** The options of `createRemoteQueue`. */
export interface RemoteQueueOptions {
  /** Where half-filled answers are kept over a reload. Without it, a reload loses them. */
  drafts?: DraftStorage | undefined;
}

/** A queue whose requests are kept by a back end. */
export interface RemoteQueue extends OutletQueue {
  /** Whether the back end can be reached. Listeners are told of changes. */
  getConnection: () => 'up' | 'down';
  /**
   * Forgets everything, what was typed too, and connects anew. Call it when somebody has signed in or out: the page may still
   * be connected as the person before.
   */
  reset: () => void;
  /** Ends the connection. What is on screen stays. */
  close: () => void;
}
