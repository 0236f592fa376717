import type { ElicitationQueue, ElicitationQueueOptions } from '../host/createElicitationQueue.ts';
import type { BridgeReply, BridgeState } from '../remote/wire.ts';
import type { Cluster } from './Peers.ts';

/** One person's queue on a back end, and the pages that show it. */
export interface ElicitationBridge {
  /** Where servers are connected: `queue.connection(server)`. */
  readonly queue: ElicitationQueue;
  /**
   * Adds a page. The page gets the whole state at once, and again after each change. It gets changes that come together as one.
   *
   * @param onEnd called when the page has to connect anew: the bridge is disposed of, `send` has thrown, or more than 100
   *   pages are attached and this one is the oldest
   * @returns a function that removes the page
   */
  attach: (send: (state: BridgeState) => void, onEnd?: () => void) => () => void;
  /** Takes a message from a page. It never throws, and an invalid message changes nothing. */
  receive: (message: unknown) => Promise<BridgeReply>;
  /**
   * For a process that ends: cancels the requests that came through it, and ends the streams of its pages. These connect
   * anew.
   */
  dispose: () => void;
  /**
   * For a person who has signed out: disposes of their bridges in all processes. Their pages forget everything at once,
   * what was typed too, and connect anew. End the session first, since a page connects within a second.
   */
  signOut: () => void;
}

/** The options of `createElicitationBridge`. */
export interface ElicitationBridgeOptions extends ElicitationQueueOptions {
  /**
   * For a back end with several processes: `joinCluster(store)` of `react-mcp-elicitation/cluster`.
   */
  cluster?: Cluster | undefined;
  /**
   * Whose bridge it is: the same in all processes, and different for each person. Pages learn only a fingerprint of it.
   * Without it, a page forgets half-filled answers, and what is on screen, when the back end is started anew, since the next
   * bridge may be another person's. Required with a `cluster`.
   */
  id?: string | undefined;
  /**
   * Called in each process when `signOut` was called in one of them. The bridge is of no more use: forget it, and close
   * the person's MCP clients.
   */
  onSignOut?: (() => void) | undefined;
}
