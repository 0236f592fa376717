import type { ContentIssue } from '../core/index.ts';
import type { ElicitResult } from '../protocol/index.ts';
import type { Draft, ElicitationServer, PendingRequest } from '../queue/index.ts';

/** What a person has pending, whole: each state takes the place of the one before. JSON. */
export interface BridgeState {
  readonly v: 1;
  /** Another one after the back end was started anew: what was pending before is gone. */
  readonly epoch: string;
  /** The back end's clock, in milliseconds since the epoch of Unix: deadlines are by it. */
  readonly now: number;
  /** The silenced servers, by `id`. */
  readonly silenced: readonly string[];
  /** The same, to be named. */
  readonly servers: readonly ElicitationServer[];
  /** Oldest first. Those that are over stay for an hour, with `closed` and without what was asked. */
  readonly pending: readonly BridgedRequest[];
}

/**
 * A pending request without what is no JSON. Of the server only its name, its icon and its origin, and an `id` that stands for
 * the rest, which may be the back end's secret.
 */
export type BridgedRequest = Omit<PendingRequest, 'signal'> & {
  /** What the form is to begin with. */
  readonly draft?: Draft | undefined;
};

/** What a page tells the back end. JSON. */
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
  | { readonly type: 'silence' | 'unsilence'; readonly serverId: string };

/**
 * What became of a message. `gone`: the request was answered or withdrawn before. `stale`: of another epoch. `invalid`: no
 * answer to this request. `malformed`: no message. `unreachable`: what decides could not be asked.
 */
export type BridgeReply =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'gone' | 'stale' | 'invalid' | 'malformed' | 'unreachable';
      readonly issues?: readonly ContentIssue[] | undefined;
    };

/** What carries states down and messages up. */
export interface ElicitationChannel {
  /** Opens it, and opens it again for as long as nobody ends that; returns the end. */
  open: (
    onState: (state: unknown) => void,
    onStatus: (status: 'up' | 'down') => void,
  ) => () => void;
  /** Sends one message. Rejects where it may not have arrived: it is sent again once the channel is up. */
  send: (message: BridgeMessage) => Promise<BridgeReply>;
}
