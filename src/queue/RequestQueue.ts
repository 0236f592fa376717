import type {
  ElicitFormRequest,
  ElicitResult,
  ElicitUrlRequest,
  UrlAccept,
} from '../protocol/index.ts';
import type { DraftStorage } from './DraftStorage.ts';
import type { OutletQueue } from './OutletQueue.ts';
import type { QueueEvent } from './QueueEvent.ts';
import type { Draft, ElicitationServer, PendingRequest, Round } from './types.ts';

export interface RequestQueueOptions {
  /** How long a request waits, in milliseconds, while nothing is mounted that could show it. Default: 30,000; `Infinity` waits for good. */
  rendererTimeout?: number | undefined;
  /** Names requests. Default: by counting. */
  createId?: (() => string) | undefined;
  /**
   * Told of what happens. What it throws is reported (`reportError`) and changes nothing.
   */
  onEvent?: ((event: QueueEvent) => void) | undefined;
  /**
   * What events tell. Secrets that a person entered all the same are left out of them; `{ secrets: true }` has them told.
   */
  events?: { readonly secrets?: boolean | undefined } | undefined;
  /**
   * `warn`, for testers of servers: accepts whose content the schema does not allow are sent, and `answered` has `issues`.
   * Default: `enforce` refuses them.
   */
  validation?: 'enforce' | 'warn' | undefined;
  /** URL mode: when accepts are sent. Default: as a page is opened, if the request has an `elicitationId`. */
  urlAccept?: UrlAccept | undefined;
  /** Keeps half-filled answers over a reload, for 10 minutes. Default: not at all. */
  drafts?: DraftStorage | undefined;
}

export interface EnqueueOptions {
  /** Withdraws the request; its promise then resolves with `cancel`, which nobody awaits any more. */
  signal?: AbortSignal | undefined;
  /** When the call that it belongs to will be given up, in milliseconds since the epoch. */
  deadline?: number | undefined;
  /** Multi round trips: which round it is. */
  round?: Round | undefined;
  /** URL mode: see `PendingRequest.urlAccept`. */
  urlAccept?: UrlAccept | undefined;
  /** What the form is to hold to begin with, as if it had been entered before. */
  draft?: Draft | undefined;
  /** What the request is called in the snapshot. Default: an id of the queue's own. */
  id?: string | undefined;
  /** Brings an answer to whoever asked. Until a promise of it resolves the request is not settled. */
  deliver?: ((result: ElicitResult) => void | PromiseLike<void>) | undefined;
}

/** What may change of a request while it waits. */
export type Revision = Partial<Pick<PendingRequest, 'deadline' | 'round' | 'isCompleted'>>;

/** What asks needs of a queue. Requests are in the order in which they came, each settled exactly once, outside React. */
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
  /**
   * Says that the page of a request is done (`notifications/elicitation/complete`). Ids that are unknown to
   * this server, or known as done, are ignored.
   *
   * @param server the one that the request was put before a person with, itself and not a copy
   */
  complete: (server: ElicitationServer, elicitationId: string) => void;
  /** Changes what may change of a request that waits. */
  revise: (id: string, change: Revision) => void;
  /** Notes that a request was not let in. */
  refuse: (server: ElicitationServer, params: unknown, error: Error) => void;
  /** Whether what a server asks is declined. Servers are told apart by `id`, or else `url`, or else `name`. */
  isSilenced: (server: ElicitationServer) => boolean;
  /** Cancels what is pending. What comes later fails. */
  dispose: () => void;
}
