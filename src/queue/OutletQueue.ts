import type { ElicitResult } from '../protocol/index.ts';
import type { Draft, ElicitationServer, PendingRequest } from './types.ts';

/** What draws requests needs of a queue: what is pending, and a way to answer. */
export interface OutletQueue {
  /** Calls back after each change; returns the end of that. */
  subscribe: (listener: () => void) => () => void;
  /** The requests to show, oldest first. The same array until something changes. */
  getSnapshot: () => readonly PendingRequest[];
  /** The silenced servers. The same array until something changes. */
  getSilenced: () => readonly ElicitationServer[];
  /**
   * Says that something is mounted that shows requests; returns the end of that.
   *
   * @param getShown tells the id of the request that is on screen, if any is. A request that is withdrawn while it is stays
   *   on the list, as closed, until it is dismissed. Without it, the first of the list is taken to be on screen
   */
  attachRenderer: (getShown?: () => string | undefined) => () => void;
  /** What a person had entered when the same was asked before, up to 10 minutes ago. */
  getDraft: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what a person has entered, or forgets it. */
  setDraft: (pending: PendingRequest, draft: Draft | undefined) => void;
  /** Says that the page of a URL request has been opened, so that this outlives what showed it. */
  opened: (id: string) => void;
  /**
   * Answers a request. Answers to a settled one are ignored. A URL request that is accepted as its page is
   * opened stays on the list, as answered, until it is dismissed.
   *
   * @returns where the answer has to travel, a promise that it has arrived. If it rejects, the request stays
   * @throws {ElicitResultError} for what is no answer to this request: see `parseElicitResult`. The request stays
   */
  respond: (id: string, result: ElicitResult) => void | PromiseLike<void>;
  /**
   * How far an answer has come that has to travel: `sending`, or `failed` where it did not arrive and the request waits for
   * another. `subscribe` tells of changes.
   */
  getDelivery: (id: string) => 'sending' | 'failed' | undefined;
  /** Rejects a request that turned out not to be showable. */
  fail: (id: string, error: Error) => void;
  /** Takes a withdrawn or answered request off the list. */
  dismiss: (id: string) => void;
  /**
   * Declines what a server has pending, and notes that what comes is to be declined until it is listened to
   * again: a person's explicit no, for the life of the queue, whatever connection it comes through. Servers are told apart
   * by `id`, or else `url`, or else `name`.
   */
  silence: (server: ElicitationServer) => void;
  /** Listens to a silenced server again. */
  unsilence: (server: ElicitationServer) => void;
}
