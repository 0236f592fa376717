import type { Draft, PendingRequest } from '../queue/index.ts';
import type { BridgeReply } from './wire.ts';

/** What the page's queue knows of a request. */
export interface Entry {
  pending: PendingRequest;
  readonly controller: AbortController;
  /** The answers of this window that are on their way. */
  underway: readonly Answer[];
  /** Whether the back end refused the newest answer. */
  isLost?: boolean | undefined;
  /** How the request ended, if answers are still on their way. One of these may have ended it. */
  endedAs?: PendingRequest['closed'];
  /** Called when no answer is on its way any more. */
  idle: (() => void)[];
  /** The back end's draft, until there is one of this page. */
  draft: Draft | undefined;
}

/** An answer of this window that is on its way. */
export interface Answer {
  /** For a cancel: what became of it. An earlier answer that may not have arrived waits for it before it is sent again. */
  outcome?: Promise<BridgeReply> | undefined;
  /** Settles when the answer was accepted or refused. Set as soon as it is sent. */
  arrival?: Promise<void>;
}
