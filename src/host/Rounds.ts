import type { DraftStorage } from '../queue/index.ts';

/** One of a server's `inputRequests` that is no elicitation: sampling, roots and the like. */
export interface ForeignRequest {
  readonly method: string;
  readonly params?: unknown;
}

/** One at a time. They count against the server's limits as elicitations do. */
export type AnswerForeign = (request: ForeignRequest, key: string) => Promise<unknown>;

/** An `InputRequiredResult`. Its state is the server's own, and is sent back without being read. */
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
  /** Goes with each request, as `request.data`. Default: the `data` of the call that this is in. */
  readonly data?: unknown;
  /** Withdraws what the person is asked. */
  readonly signal?: AbortSignal | undefined;
  /** From `readPendingRound`. Forms start with them, but a person has to accept them again. */
  readonly answers?: { readonly [key: string]: unknown } | undefined;
  /** Keeps the round over a reload, without secrets, until it is over. Rounds at the same time need different keys. */
  readonly persist?: DraftStorage | undefined;
}

/** What to send again: the original params, with the answers under the server's own keys. */
export type RetryParams<Params extends object> = Omit<Params, 'inputResponses' | 'requestState'> & {
  inputResponses?: { [key: string]: unknown };
  requestState?: unknown;
};
