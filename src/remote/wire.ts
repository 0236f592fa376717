import type { ContentIssue } from '../core/index.ts';
import type { ElicitResult } from '../protocol/index.ts';
import type { ClosedReason, Draft, ElicitationServer, PendingRequest } from '../queue/index.ts';

/** All pending requests of a person. Each state replaces the one before. It is JSON. */
export interface BridgeState {
  readonly v: 1;
  /** Changes when the back end is restarted. What was pending before is then gone. */
  readonly epoch: string;
  /**
   * Stands for the person whose requests these are, if the back end names the person. Over a new epoch, a page keeps
   * half-filled answers, and what is on screen, only for the same person.
   */
  readonly person?: string | undefined;
  /** The back end's clock, in milliseconds since the Unix epoch. Deadlines are by this clock. */
  readonly now: number;
  /** The silenced servers, by `id`. */
  readonly silenced: readonly string[];
  /** The silenced servers, with their names. */
  readonly servers: readonly ElicitationServer[];
  /** Oldest first. Requests that are over stay for an hour. */
  readonly pending: readonly BridgedRequest[];
}

/**
 * A pending request without the parts that are not JSON. Its server has only a name, an icon, an origin and an `id`.
 * The `id` stands for the rest, which may be the back end's secret.
 */
export type OpenRequest = Omit<PendingRequest, 'signal' | 'closed'> & {
  readonly closed?: undefined;
  /** What the form holds at the start. */
  readonly draft?: Draft | undefined;
};

/** A request that is over, and how it ended. A window may still have it on screen. */
export interface EndedRequest {
  readonly id: string;
  readonly server: Pick<ElicitationServer, 'id'>;
  readonly closed: ClosedReason;
}

/** What pages are told of a request. */
export type BridgedRequest = OpenRequest | EndedRequest;

/** What a page tells the back end. It is JSON. */
export type BridgeMessage = { readonly v: 1; readonly epoch: string } & BridgeAct;

/** What a person did, on a page. */
export type BridgeAct =
  | { readonly type: 'respond'; readonly id: string; readonly result: ElicitResult }
  | {
      readonly type: 'fail';
      readonly id: string;
      readonly code: number;
      readonly message: string;
    }
  | { readonly type: 'opened' | 'dismiss'; readonly id: string }
  | {
      readonly type: 'silence' | 'unsilence';
      readonly serverId: string;
      /** Random. If the same comes again, nothing changes. */
      readonly nonce?: string | undefined;
    };

/**
 * What became of a message. `gone`: the request was answered or withdrawn before. `stale`: the message is from another
 * epoch. `invalid`: the answer is not valid for its request. `malformed`: it is not a message. `unreachable`: the
 * process that has the request could not be reached, may not have been heard yet, or could not load the code that checks
 * answers. Send the message again.
 */
export type BridgeReply =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'gone' | 'stale' | 'invalid' | 'malformed' | 'unreachable';
      readonly issues?: readonly ContentIssue[] | undefined;
    };

/** Carries states to the page, and messages to the back end. */
export interface ElicitationChannel {
  /** Opens the channel, and opens it again each time that it is lost. Returns a function that ends this. */
  open: (
    onState: (state: unknown) => void,
    onStatus: (status: 'up' | 'down') => void,
  ) => () => void;
  /** Sends one message. Rejects if it may not have arrived. It is then sent again once the channel is up. */
  send: (message: BridgeMessage) => Promise<BridgeReply>;
}
