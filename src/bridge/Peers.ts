import type { ElicitationServer } from '../queue/index.ts';
import type { BridgedRequest, BridgeReply } from '../remote/wire.ts';

/** What a person decided about a server. */
export interface Decision {
  /** As the back end knows it, and not only what pages may see. */
  readonly server: ElicitationServer;
  readonly isSilenced: boolean;
  /** In milliseconds since the Unix epoch, by the back end's clock. The newest decision counts. */
  readonly at: number;
}

/** What the other processes are told of one. */
export interface News {
  /** The requests of its own connections. */
  readonly pending: readonly BridgedRequest[];
  readonly hasPages: boolean;
}

/** A person's bridge, as its peers use it. */
export interface PeersOptions {
  /** Whose bridge it is. */
  readonly id: string;
  getNews: () => News;
  /** Called when another process has other requests than before, or other pages, and once all have been heard. */
  onChange: () => void;
  /** Takes a message that a page of another process sent. */
  receive: (message: unknown) => Promise<BridgeReply>;
  onDecision: (decision: Decision) => void;
  /** Called when the person has signed out in another process. */
  onSignOut: () => void;
}

/** The same person's bridges in other processes. */
export interface Peers {
  /**
   * The requests of this process and of the others. Each counts its own from 1, so they are counted anew. Undefined until it is
   * known what the others have pending.
   */
  join: (own: readonly BridgedRequest[]) => readonly BridgedRequest[] | undefined;
  hasPages: () => boolean;
  /**
   * Forwards a page's message to the process that has a request for which the test is true.
   *
   * @returns undefined if no other process has one
   * @throws if that cannot be known, or there is no reply
   */
  forward: (
    message: unknown,
    isMeant: (request: BridgedRequest) => boolean,
  ) => Promise<BridgeReply | undefined>;
  /** Call it when the news of this process may have changed. */
  tell: () => void;
  tellDecision: (decision: Decision) => void;
  /** Tells the others that the person has signed out. */
  signOut: () => void;
  /** Tells the others that this process ends. */
  dispose: () => void;
}

/** What joins a bridge to its peers: only `joinCluster(store)` of `react-mcp-elicitation/cluster` makes one. */
export type Cluster = (own: never) => unknown;
export type JoinPeers = (own: PeersOptions) => Peers;
