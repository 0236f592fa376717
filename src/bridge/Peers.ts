import type { ElicitationServer } from '../queue/index.ts';
import type { BridgedRequest, BridgeReply } from '../remote/wire.ts';

export interface Decision {
  /** As the back end knows it, and not only what pages may see. */
  readonly server: ElicitationServer;
  readonly isSilenced: boolean;
  /** In milliseconds since the Unix epoch, by the back end's clock. The newest decision counts. */
  readonly at: number;
}

export interface News {
  readonly pending: readonly BridgedRequest[];
  readonly hasPages: boolean;
}

export interface PeersOptions {
  readonly id: string;
  getNews: () => News;
  /** Called when another process has other requests or pages than before, and once all have been heard. */
  onChange: () => void;
  /** Takes a message from a page of another process. */
  receive: (message: unknown) => Promise<BridgeReply>;
  onDecision: (decision: Decision) => void;
  /** Called when the person has signed out in another process. */
  onSignOut: () => void;
}

/** The same person's bridges in other processes. */
export interface Peers {
  /** All requests, counted anew, since each process counts from 1. Undefined until all have been heard. */
  join: (own: readonly BridgedRequest[]) => readonly BridgedRequest[] | undefined;
  hasPages: () => boolean;
  /**
   * Forwards to the process that has a request for which the test is true. Undefined if no other has one.
   * @throws if that cannot be known, or there is no reply
   */
  forward: (
    message: unknown,
    isMeant: (request: BridgedRequest) => boolean,
  ) => Promise<BridgeReply | undefined>;
  tell: () => void;
  tellDecision: (decision: Decision) => void;
  signOut: () => void;
  dispose: () => void;
}

/** What joins a bridge to its peers: only `joinCluster(store)` of `react-mcp-elicitation/cluster` makes one. */
export type Cluster = (own: never) => unknown;
export type JoinPeers = (own: PeersOptions) => Peers;
