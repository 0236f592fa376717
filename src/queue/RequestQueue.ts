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

export interface RequestQueueOptions {
  /**
   * How long a request waits while no outlet is mounted (on a bridge, no page connected), in milliseconds.
   * Default: 30,000; `Infinity` for good. One that came before an outlet was unmounted waits until that is back.
   */
  rendererTimeout?: number | undefined;
  /** Called with each event, without secrets. What it throws is reported: `reportError`, or outside a page `console.error`. */
  onEvent?: ((event: QueueEvent) => void) | undefined;
  /** `warn`, for testers of servers: sends an accept that the schema does not allow, with `issues`. Default: `enforce`. */
  validation?: 'enforce' | 'warn' | undefined;
  /** URL mode: until when a yes is waited for. Default: the page is opened, if the request has an `elicitationId`. */
  until?: Until | undefined;
  /** Keeps half-filled answers over a reload, for 10 minutes. Default: not at all. */
  drafts?: DraftStorage | undefined;
}

export interface BehindOptions extends RequestQueueOptions {
  /** The page's own queue decides when an answer goes out. This one only learns of it. */
  isBehind?: boolean | undefined;
  /** No host hears how a request was answered, so no secrets have to be found. */
  isUnheard?: boolean | undefined;
  /** Creates ids of requests. Default: a counter. */
  createId?: (() => string) | undefined;
}

export interface EnqueueOptions {
  /** Each withdraws the request; its promise then resolves with `cancel`, which nobody awaits any more. */
  signals?: readonly AbortSignal[] | undefined;
  /** When its call will be given up, in milliseconds since the epoch. */
  deadline?: number | undefined;
  round?: Round | undefined;
  /** What the host gave its call. */
  data?: unknown;
  until?: Until | undefined;
  /** URL mode: its page was opened before, as far as the host knows. */
  page?: 'opened' | undefined;
  /** What the form holds at the start, as if the person had entered it before. */
  draft?: Draft | undefined;
  /** Default: an id of the queue's own. */
  id?: string | undefined;
  /** Sends the answer to the server. If it returns a promise, the request stays until the promise resolves. */
  deliver?: ((result: ElicitResult) => void | PromiseLike<void>) | undefined;
}

type Revision = Partial<Pick<PendingRequest, 'server' | 'deadline' | 'round' | 'page'>>;

/** Requests stay in the order in which they came, and each is settled exactly once. Nothing here depends on React. */
export interface RequestQueue extends OutletQueue {
  /** Rejects with a `RequestFailure` when the request cannot be shown. */
  enqueue: (
    server: ElicitationServer,
    request: ElicitFormRequest | ElicitUrlRequest,
    options?: EnqueueOptions,
  ) => Promise<ElicitResult>;
  fail: (id: string, error: Error) => void;
  /**
   * The page of a request is done (`notifications/elicitation/complete`): accepts it, if the person has opened it.
   * `server` is the object passed to `enqueue`, not a copy. Returns the request as it was before, if there is one.
   */
  complete: (server: ElicitationServer, elicitationId: string) => PendingRequest | undefined;
  revise: (id: string, change: Revision) => void;
  /** A request was refused before anybody saw it. */
  refuse: (server: ElicitationServer, params: unknown, error: Error) => void;
  /** Whether all requests of a server are declined. Servers are told apart by `id`, or else `url`, or else `name`. */
  isSilenced: (server: ElicitationServer) => boolean;
  /** Declines pending and later requests or not, for the life of the queue, whatever connection they come through. */
  setSilenced: (server: ElicitationServer, isSilenced: boolean) => void;
  readonly disposed: AbortSignal;
  dispose: () => void;
}
