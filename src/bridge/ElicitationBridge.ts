import type { ElicitationQueue, ElicitationQueueOptions } from '../host/createElicitationQueue.ts';
import type { BridgeReply, BridgeState } from '../remote/wire.ts';
import type { Cluster } from './Peers.ts';

/** One person's queue on a back end, and the pages that show it. */
export interface ElicitationBridge {
  /** Where servers are connected: `queue.connection(server)`. */
  readonly queue: ElicitationQueue;
  /**
   * Adds a page, which gets the whole state at once, and again after each change, or several that come together.
   * @param onEnd the page has to connect anew: the bridge is gone, `send` threw, or 100 newer pages are attached
   * @returns a function that removes the page
   */
  attach: (send: (state: BridgeState) => void, onEnd?: () => void) => () => void;
  /** Takes a message from a page. It never throws, and an invalid message changes nothing. */
  receive: (message: unknown) => Promise<BridgeReply>;
  /** For a process that ends: cancels the requests that came through it, and lets its pages connect anew. */
  dispose: () => void;
  /** After a sign-out, in all processes: pages forget everything, and connect anew. End the session first. */
  signOut: () => void;
}

/** The options of `createElicitationBridge`. */
export interface ElicitationBridgeOptions extends ElicitationQueueOptions {
  /** For several processes: `joinCluster(store)` of `react-mcp-elicitation/cluster`. */
  cluster?: Cluster | undefined;
  /**
   * Whose bridge it is: the same in all processes, which pages learn only a fingerprint of. Required with a `cluster`.
   * Without it, pages forget answers and what is on screen when the back end is started anew.
   */
  id?: string | undefined;
  /** Called in each process after `signOut`: forget the bridge, and close the person's MCP clients. */
  onSignOut?: (() => void) | undefined;
}
