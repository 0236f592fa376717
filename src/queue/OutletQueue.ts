import type { ElicitResult } from '../protocol/index.ts';
import type { SentAnswers } from './SentAnswers.ts';
import type { Draft, ElicitationServer, PendingRequest } from './types.ts';

/** What a component that shows requests needs from a queue: the pending requests, and a way to answer them. */
export interface OutletQueue {
  /** Calls the listener after each change. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
  /** The requests to show, oldest first. The same array until something changes. */
  getSnapshot: () => readonly PendingRequest[];
  /** The silenced servers. The same array until something changes. */
  getSilenced: () => readonly ElicitationServer[];
  /**
   * Tells the queue that a component that shows requests is mounted. Returns a function to call when it unmounts.
   *
   * @param getShown returns the id of the request on screen, if there is one. A request that is withdrawn while on
   *   screen stays on the list, as closed, until it is dismissed. Default: the oldest request that waits for an answer
   */
  attachRenderer: (getShown?: () => string | undefined) => () => void;
  /** What the person entered when the server asked the same before, up to 10 minutes ago. */
  getDraft: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what a person has entered. `undefined` forgets it. */
  setDraft: (pending: PendingRequest, draft: Draft | undefined) => void;
  /** Notes that the page of a URL request was opened. The queue still knows this after the component has unmounted. */
  opened: (id: string) => void;
  /**
   * Answers a request. Answers to a settled one are ignored. A URL request that is accepted as its page is
   * opened stays on the list, as answered, until it is dismissed.
   *
   * @returns a promise if the answer has to travel. It resolves when the answer has arrived. If it rejects, the request
   *   waits for another answer, unless it was forgotten as another person signed in. While one is on its way, only a cancel can be sent beside it. The same answer again
   *   returns the same promise, and the promise of any other answer rejects
   * @throws {ElicitResultError} if the result is no valid answer to this request: see `parseElicitResult`. The request
   *   then waits for another answer
   */
  respond: (id: string, result: ElicitResult) => void | PromiseLike<void>;
  /**
   * How far an answer that has to travel has come: `sending`, or `failed` if it did not arrive and the request waits
   * for another answer. Always undefined for a queue of `createElicitationQueue`, which gives answers to a connection.
   * Listeners are told of changes.
   */
  getDelivery: (id: string) => 'sending' | 'failed' | undefined;
  /** The answers that were sent and have not arrived, so that a panel that is drawn anew can go on with them. */
  getSent: (id: string) => SentAnswers | undefined;
  /** Rejects a request that turned out not to be showable. */
  fail: (id: string, error: Error) => void;
  /** Takes a withdrawn or answered request off the list. */
  dismiss: (id: string) => void;
  /**
   * Declines all pending requests of a server, and marks its later requests to be declined until `unsilence`. This is a
   * person's explicit no. It holds for the life of the queue, whatever connection a request comes through. Servers are
   * told apart by `id`, or else `url`, or else `name`.
   */
  silence: (server: ElicitationServer) => void;
  /** Listens to a silenced server again. */
  unsilence: (server: ElicitationServer) => void;
}
