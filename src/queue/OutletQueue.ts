import type { ElicitResult } from '../protocol/index.ts';
import type { Draft, PendingRequest, QueueState } from './types.ts';

/** What a person did: what a panel tells its queue, and a page its back end. It is JSON. */
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

/** What a component that shows requests needs from a queue: what there is to show, and a way to say what a person did. */
export interface OutletQueue {
  /** Calls the listener after each change. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
  /** What there is to show. The same object until something changes. */
  getSnapshot: () => QueueState;
  /**
   * Tells what a person did. What does not concern a request that waits is ignored. The next snapshot shows what came of it: an
   * answer that has to travel is `sending`. While it is, only a cancel is taken.
   *
   * @throws {ElicitResultError} if the result is no valid answer to its request: see `parseElicitResult`. The request then
   *   waits for another answer
   */
  tell: (fact: Fact) => void;
  /**
   * Tells the queue that a component that shows requests is mounted. Returns a function to call when it unmounts.
   *
   * @param getShown returns the id of the request on screen, if there is one. A request that is withdrawn while on
   *   screen stays on the list, as `over`, until it is dismissed. Default: the oldest request that waits for an answer
   */
  attachRenderer: (getShown?: () => string | undefined) => () => void;
  /** What the person entered when the server asked the same before, up to 10 minutes ago. */
  getDraft: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what a person has entered. `undefined` forgets it. */
  setDraft: (pending: PendingRequest, draft: Draft | undefined) => void;
}
