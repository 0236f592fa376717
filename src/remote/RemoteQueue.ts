import type { OutletQueue } from '../queue/index.ts';

/** A queue whose requests are kept by a back end. */
export interface RemoteQueue extends OutletQueue {
  /** Whether the back end can be reached. Listeners are told of changes. */
  getConnection: () => 'up' | 'down';
  /** Ends the connection. What is on screen stays. */
  close: () => void;
}
