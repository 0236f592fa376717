import type {
  ElicitFormRequest,
  ElicitResult,
  ElicitUrlRequest,
  Until,
} from '../protocol/index.ts';
import type { DraftStorage } from './DraftStorage.ts';
import type { OutletQueue } from './OutletQueue.ts';
import type { QueueEvent } from './QueueEvent.ts';
import type { Draft, ElicitationServer, PendingRequest, Round } from './types.ts';

/** How a queue asks, what it keeps, and whom it tells. */
export interface RequestQueueOptions {
  /**
   * How long a request waits, in milliseconds, that comes while no outlet is mounted. Default: 30,000; `Infinity` waits for
   * good. A request that comes before an outlet is unmounted waits until it is back. On a bridge, each request waits so long
   * while no page is connected.
   */
  rendererTimeout?: number | undefined;
  /**
   * Called with each event. Secrets that a person entered are left out. An error that it throws, or rejects with, is reported and changes nothing: by `reportError`,
   * or outside of a page by `console.error`.
   */
  onEvent?: ((event: QueueEvent) => void) | undefined;
  /**
   * `warn` is for hosts that test servers: an accept whose content the schema does not allow is sent, and the
   * `answered` event has `issues`. Default: `enforce`, which refuses such an accept.
   */
  validation?: 'enforce' | 'warn' | undefined;
  /** URL mode: until when a yes is waited for. Default: the page is opened, if the request has an `elicitationId`. */
  until?: Until | undefined;
  /** Keeps half-filled answers over a reload, for 10 minutes. Default: not at all. */
  drafts?: DraftStorage | undefined;
}

/** What a bridge says besides. */
export interface BehindOptions extends RequestQueueOptions {
  /** The person is in a page, whose own queue decides when an answer goes out. This one only learns of it. */
  isBehind?: boolean | undefined;
  /** No host hears how a request was answered, so that no secrets have to be found in it. */
  isUnheard?: boolean | undefined;
  /** Creates the ids of requests, a new one at each call. Default: a counter. */
  createId?: (() => string) | undefined;
}

export interface EnqueueOptions {
  /** Each withdraws the request; its promise then resolves with `cancel`, which nobody awaits any more. */
  signals?: readonly AbortSignal[] | undefined;
  /** When the call that it belongs to will be given up, in milliseconds since the epoch. */
  deadline?: number | undefined;
  /** Multi round trips: which round it is. */
  round?: Round | undefined;
  /** URL mode: see `PendingRequest.until`. */
  until?: Until | undefined;
  /** URL mode: its page was opened before, as far as the host knows. */
  page?: 'opened' | undefined;
  /** What the form holds at the start, as if the person had entered it before. */
  draft?: Draft | undefined;
  /** What the request is called in the snapshot. Default: an id of the queue's own. */
  id?: string | undefined;
  /** Sends the answer to the server. If it returns a promise, the request stays until the promise resolves. */
  deliver?: ((result: ElicitResult) => void | PromiseLike<void>) | undefined;
}

/** The parts of a request that may change while it waits. */
type Revision = Partial<Pick<PendingRequest, 'server' | 'deadline' | 'round' | 'page'>>;

/**
 * What a connection needs from a queue. Requests stay in the order in which they came, and each is settled exactly
 * once. Nothing here depends on React.
 */
export interface RequestQueue extends OutletQueue {
  /**
   * Puts a request before a person.
   *
   * @returns rejects with a `RequestFailure` when the request cannot be shown
   */
  enqueue: (
    server: ElicitationServer,
    request: ElicitFormRequest | ElicitUrlRequest,
    options?: EnqueueOptions,
  ) => Promise<ElicitResult>;
  /** Rejects a request that turned out not to be showable. */
  fail: (id: string, error: Error) => void;
  /**
   * Says that the page of a request is done (`notifications/elicitation/complete`). If the person has opened it, and has not
   * answered otherwise, it is accepted. Ids that are unknown to this server are ignored.
   *
   * @param server the same object that was passed to `enqueue`, not a copy
   * @returns the request as it was before. Undefined if there is none
   */
  complete: (server: ElicitationServer, elicitationId: string) => PendingRequest | undefined;
  /** Changes a request that waits. */
  revise: (id: string, change: Revision) => void;
  /** Reports that a request was refused before anybody saw it. */
  refuse: (server: ElicitationServer, params: unknown, error: Error) => void;
  /** Whether all requests of a server are declined. Servers are told apart by `id`, or else `url`, or else `name`. */
  isSilenced: (server: ElicitationServer) => boolean;
  /**
   * Declines all pending requests of a server, and marks its later requests to be declined, or no longer does so. It holds for
   * the life of the queue, whatever connection a request comes through.
   */
  setSilenced: (server: ElicitationServer, isSilenced: boolean) => void;
  /** Aborted when the queue is disposed of. */
  readonly disposed: AbortSignal;
  /** Cancels all pending requests. Later requests fail. */
  dispose: () => void;
}
