import type { ElicitationQueue, ElicitationQueueOptions } from '../host/createElicitationQueue.ts';
import type { BridgeReply, BridgeState } from '../remote/wire.ts';
import type { BridgeBus } from './createPeers.ts';

/** One person's queue on a back end, and the pages that show it. */
export interface ElicitationBridge {
  /** Where servers are connected: `queue.connection(server)`. */
  readonly queue: ElicitationQueue;
  /**
   * Adds a page. It gets the state at once, and then whole after each change; changes that come together are one.
   *
   * @returns takes it away again
   */
  attach: (send: (state: BridgeState) => void) => () => void;
  /** Takes a message of a page. It never throws, and what is no valid message changes nothing. */
  receive: (message: unknown) => Promise<BridgeReply>;
  /** Cancels what is pending. */
  dispose: () => void;
}

export interface ElicitationBridgeOptions extends ElicitationQueueOptions {
  /**
   * Where a back end has several processes: joins the bridges of one person, so that any of them can serve the pages. What one
   * had pending is withdrawn when it ends, or 15 seconds after it was killed.
   */
  bus?: BridgeBus | undefined;
  /** Whose bridge it is, with a `bus`: the same in all processes, and another for each person. */
  id?: string | undefined;
}
