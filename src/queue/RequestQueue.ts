import type {
  ElicitFormRequest,
  ElicitResult,
  ElicitUrlRequest,
  UrlAccept,
} from '../protocol/index.ts';
import type { DraftStorage } from './createDraftStore.ts';
import type { Draft, ElicitationServer, PendingRequest, Round } from './types.ts';

/** What happened to a request or a server, for a host's log. */
export type QueueEvent =
  | RequestEvent
  | {
      readonly type: 'refused';
      readonly server: ElicitationServer;
      /** What was asked: the params of an elicitation, or the result of a round. */
      readonly params: unknown;
      readonly error: Error;
    }
  | { readonly type: 'silenced' | 'unsilenced'; readonly server: ElicitationServer };

type RequestEvent = { readonly request: PendingRequest } & (
  | { readonly type: 'pending' }
  | {
      readonly type: 'answered';
      readonly action: ElicitResult['action'];
      readonly result: ElicitResult;
    }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'completed' }
  | { readonly type: 'failed'; readonly error: Error }
);

export interface RequestQueueOptions {
  /** How long a request waits, in milliseconds, while nothing is mounted that could show it. Default: 30,000; `Infinity` waits for good. */
  rendererTimeout?: number | undefined;
  onEvent?: ((event: QueueEvent) => void) | undefined;
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
}

/** Requests in the order in which they came, each settled exactly once. Lives outside React. */
export interface RequestQueue {
  /** Calls back after each change; returns the end of that. */
  subscribe: (listener: () => void) => () => void;
  /** The requests to show, oldest first. The same array until something changes. */
  getSnapshot: () => readonly PendingRequest[];
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
   * Answers a request. Answers to a settled one are ignored. A URL request that is accepted as its page is
   * opened stays on the list, as answered, until it is dismissed.
   */
  respond: (id: string, result: ElicitResult) => void;
  /** Says that the page of a URL request has been opened, so that this outlives what showed it. */
  opened: (id: string) => void;
  /** Rejects a request that turned out not to be showable. */
  fail: (id: string, error: Error) => void;
  /**
   * Says that the page of a request is done (`notifications/elicitation/complete`). Ids that are unknown to
   * this server, or known as done, are ignored.
   *
   * @param server the one that the request was put before a person with, itself and not a copy
   */
  complete: (server: ElicitationServer, elicitationId: string) => void;
  /** What a person had entered when the same was asked before, up to 10 minutes ago. */
  getDraft: (pending: PendingRequest) => Draft | undefined;
  /** Keeps what a person has entered, or forgets it. */
  setDraft: (pending: PendingRequest, draft: Draft | undefined) => void;
  /** Notes that a request was not let in. */
  refuse: (server: ElicitationServer, params: unknown, error: Error) => void;
  /**
   * Declines what a server has pending, and notes that what comes is to be declined until it is listened to
   * again: a person's explicit no.
   *
   * @param server the one that its requests have, itself and not a copy
   */
  silence: (server: ElicitationServer) => void;
  /** Listens to a silenced server again. */
  unsilence: (server: ElicitationServer) => void;
  isSilenced: (server: ElicitationServer) => boolean;
  /** The silenced servers. The same array until something changes. */
  getSilenced: () => readonly ElicitationServer[];
  /** Takes a withdrawn or answered request off the list. */
  dismiss: (id: string) => void;
  /** Says that something is mounted that shows requests; returns the end of that. */
  attachRenderer: () => () => void;
  /** Cancels what is pending. What comes later fails. */
  dispose: () => void;
}
