import type { ElicitFormRequest, ElicitUrlRequest, Until } from '../protocol/index.ts';

/** Who asks, in the host's words: nothing here comes from the server's messages. */
export interface ElicitationServer {
  /** Tells servers of one name apart. Default: `url`, or else `name`. */
  readonly id?: string | undefined;
  /** The name under which the host knows the server. */
  readonly name: string;
  /** Where the server is. Its host is shown beside the name. */
  readonly url?: string | undefined;
  /** An image of the host's own, as a URL that its content security policy allows. */
  readonly icon?: string | undefined;
}

/** What a form holds, by field id: see `FormValues` of `core`. */
export type Draft = Readonly<Record<string, string | string[]>>;

/** Which of several exchanges a request is a part of (MCP 2026-07-28). */
export interface Round {
  /** Counted from 1. */
  readonly round: number;
  readonly maxRounds: number;
}

/** Why a request is over although nobody answered it here. */
export type ClosedReason = 'withdrawn' | 'answered-elsewhere' | 'timed-out';

/**
 * A request that waits for a person, that was withdrawn while a person looked at it, or that was accepted and stays
 * while its page is open.
 */
export interface PendingRequest {
  /** Tells the request from all others of its queue. */
  readonly id: string;
  /** Who asks. */
  readonly server: ElicitationServer;
  /** What is asked, as `parseElicitRequest` reads it. */
  readonly request: ElicitFormRequest | ElicitUrlRequest;
  /**
   * Aborted when the request is withdrawn. A remote queue forgets requests as another person signs in (the reason is
   * `'forgotten'`), or may have signed in since a restart (`'lost'`).
   */
  readonly signal: AbortSignal;
  /** Why the request is over although nobody answered it here. It stays on the list until it is dismissed. */
  readonly closed?: ClosedReason | undefined;
  /** Counted from 1, starting when nothing was pending: the 2 in "2 of 3". */
  readonly position: number;
  /** When the call that it belongs to will be given up, in milliseconds since the epoch. */
  readonly deadline?: number | undefined;
  /** Multi round trips: which round it is. */
  readonly round?: Round | undefined;
  /** URL mode: when an accept is sent. */
  readonly until: Until;
  /** URL mode: its page has been opened. The answer may not have been sent yet. */
  readonly isOpened: boolean;
  /** URL mode: accepted, and its page is open elsewhere. Nothing more is sent. */
  readonly isAnswered: boolean;
  /** URL mode: the server has said that the page is done. */
  readonly isCompleted: boolean;
}
