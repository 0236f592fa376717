import type { ElicitResult } from '../protocol/index.ts';
import type { Draft, PendingRequest, QueueState } from './types.ts';

/** What a person did, as JSON: what a panel tells its queue, and a page its back end. */
export type Fact =
  | { readonly type: 'respond'; readonly id: string; readonly result: ElicitResult }
  /** The person has opened the page of a URL request. */
  | { readonly type: 'opened'; readonly id: string }
  /** A request that is withdrawn or answered can be taken off the list. */
  | { readonly type: 'dismiss'; readonly id: string }
  /** The request turned out not to be showable: its server gets this error. */
  | {
      readonly type: 'fail';
      readonly id: string;
      readonly code: number;
      readonly message: string;
    }
  /** Declines all that a server asks, now and until `unsilence`. That is a person's explicit no. */
  | { readonly type: 'silence' | 'unsilence'; readonly serverId: string };

/** What a component that shows requests needs from a queue. */
export interface OutletQueue {
  /** Calls the listener after each change. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
  /** What there is to show. The same object until something changes. */
  getSnapshot: () => QueueState;
  /**
   * Tells what a person did. It is ignored if no request waits for it. While an answer is `sending`, only a cancel counts.
   * @throws {ElicitResultError} for an invalid answer (`parseElicitResult`). The request then waits for another
   */
  tell: (fact: Fact) => void;
  /**
   * Says that a component that shows requests is mounted. Returns a function to call when it unmounts.
   * @param getShown the id on screen: withdrawn, it stays, as `over`, until dismissed. Default: the oldest that waits
   */
  attachRenderer: (getShown?: () => string | undefined) => () => void;
  /** What the person entered when the server asked the same before, up to 10 minutes ago. */
  getDraft: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what a person has entered. `undefined` forgets it. */
  setDraft: (pending: PendingRequest, draft: Draft | undefined) => void;
}
