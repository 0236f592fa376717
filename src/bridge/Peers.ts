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
  /** Another process has other requests or pages than before, or all have been heard. */
  onChange: () => void;
  /** From a page of another process. */
  receive: (message: unknown) => Promise<BridgeReply>;
  onDecision: (decision: Decision) => void;
  /** In another process. */
  onSignOut: () => void;
}

/** The same person's bridges in other processes. */
export interface Peers {
  /** Counted anew, since each counts from 1. Undefined until it is known what the others have pending. */
  join: (own: readonly BridgedRequest[]) => readonly BridgedRequest[] | undefined;
  hasPages: () => boolean;
  /**
   * To the process that has a request for which the test is true. Undefined if no other has one.
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
