import type { DraftStorage, OutletQueue, QueueEvent } from '../queue/index.ts';

/** The options of `createRemoteQueue`. */
export interface RemoteQueueOptions {
  /** Keeps half-filled answers over a reload. Default: not at all. */
  drafts?: DraftStorage | undefined;
  /**
   * Called when a request is `pending`, `withdrawn` or `completed`, or was `answered` in this window. One that another window has
   * answered is `withdrawn`, with `ended` in its request. After a reload, what waits is `pending` again.
   */
  onEvent?: ((event: QueueEvent) => void) | undefined;
}

/** A queue whose requests are kept by a back end. */
export interface RemoteQueue extends OutletQueue {
  /** Whether the back end can be reached. Listeners are told of changes. */
  getConnection: () => 'up' | 'down';
  /** Forgets everything, and connects anew. Call it after a sign-in or sign-out: the page may be another person's. */
  reset: () => void;
  /** Ends the connection. What is on screen stays. */
  close: () => void;
}
