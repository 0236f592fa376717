import type { Until } from '../protocol/index.ts';
import type { DraftStorage, ElicitationServer, Round } from '../queue/index.ts';

/** One of a server's `inputRequests` that is no elicitation: sampling, roots and the like. */
export interface ForeignRequest {
  readonly method: string;
  readonly params?: unknown;
}

/** Answers what is no elicitation, one request at a time. They count against the server's limits as elicitations do. */
export type AnswerForeign = (request: ForeignRequest, key: string) => Promise<unknown>;

/** What a server asks in a round: an `InputRequiredResult`. Its state is the server's own, and is sent back without being read. */
export interface AskedRound {
  readonly inputRequests?: Record<string, unknown>;
  readonly requestState?: unknown;
}

/** A request that a server answered with `input_required` (MCP 2026-07-28, multi round trips). */
export interface InputRequiredExchange<Params extends object> {
  /** The method of the original request. `persist` keeps it for the code that continues the round. */
  readonly method?: string | undefined;
  /** The params of the original request, or of its last retry. */
  readonly params: Params;
  /** The `InputRequiredResult`, as it came. */
  readonly result: unknown;
  /** Which round this is, from 1. Default: 1. */
  readonly round?: number | undefined;
  /** How many rounds a server may ask for. Default: 10. */
  readonly maxRounds?: number | undefined;
  /** Answers requests that are not elicitations. Without it, such a request fails. */
  readonly foreign?: AnswerForeign | undefined;
  /** Withdraws what the person is asked. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Earlier answers by key, as `readPendingRound` returns them. Forms start with them, but a person has to accept them
   * again before they are sent.
   */
  readonly answers?: { readonly [key: string]: unknown } | undefined;
  /**
   * Keeps the round over a reload, for `readPendingRound`, until it is answered or withdrawn. The answers to forms are
   * kept too, without secrets. Requests that are pending at the same time need different keys.
   */
  readonly persist?: DraftStorage | undefined;
}

/** What to send again: the original params, with the answers under the server's own keys. */
export type RetryParams<Params extends object> = Omit<Params, 'inputResponses' | 'requestState'> & {
  inputResponses?: { [key: string]: unknown };
  requestState?: unknown;
};

/** A request that a server answered with `input_required`, to be continued later. */
export type ParkableExchange<Params extends object> = Pick<
  InputRequiredExchange<Params>,
  'method' | 'params' | 'result' | 'round' | 'maxRounds'
>;

/** A request for a page to show: an entry of the `requests` of `<ElicitationRequests>`. It is JSON. */
export interface ParkedRequest {
  /** The server's key for the request. Answer under this key. */
  readonly id: string;
  /** The params of the elicitation, as they came. */
  readonly params: unknown;
  /** Who asks. Its URL is cut to the origin. */
  readonly server: ElicitationServer;
  readonly round: Round;
  /** URL mode: when an accept is sent. As the page is done, unless the queue has another `until`. */
  readonly until?: Until;
}

/** See `ElicitationConnection.park`. */
export interface ParkedRound {
  readonly pending: readonly ParkedRequest[];
  /** JSON, for the host's own database. It holds the call's params: pages must not see it, or be able to change it. */
  readonly token: ParkedToken;
}

/** What `resume` needs of a round, as JSON. For the back end alone. */
export interface ParkedToken {
  readonly v: 1;
  readonly method?: string | undefined;
  readonly params: Record<string, unknown>;
  readonly result: AskedRound;
  /** Whether the server was silenced, so that its requests were shown to nobody. */
  readonly isDeclined?: true;
}

/** The options of `resume`. */
export interface ResumeOptions {
  /** Answers requests that are not elicitations, as in `answerInputRequired`. Without it, a round with one fails. */
  readonly foreign?: AnswerForeign | undefined;
}
