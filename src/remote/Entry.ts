import type {
  ClosedReason,
  Draft,
  PendingRequest,
  SentAnswer,
  SentAnswers,
} from '../queue/index.ts';
import type { BridgeReply } from './wire.ts';

/** What the page's queue knows of a request. */
export interface Entry extends SentAnswers {
  pending: PendingRequest;
  readonly controller: AbortController;
  /** The answers of this window that are on their way. */
  underway: readonly Answer[];
  failure?: SentAnswers['failure'];
  /** How the request ended, if answers are still on their way. One of these may have ended it. */
  endedAs?: ClosedReason | undefined;
  /** Called when no answer is on its way any more. */
  idle: (() => void)[];
  /** The back end's draft, until there is one of this page. */
  draft: Draft | undefined;
}

/** An answer of this window that is on its way. */
export interface Answer extends SentAnswer {
  /** Set as soon as it is sent. */
  arrival: Promise<void>;
  /** For a cancel: what became of it. An earlier answer that may not have arrived waits for it before it is sent again. */
  outcome?: Promise<BridgeReply> | undefined;
}
