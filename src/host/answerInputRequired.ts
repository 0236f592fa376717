import {
  ElicitRequestError,
  type ElicitResult,
  type ParseElicitRequestOptions,
} from '../protocol/index.ts';
import {
  internalError,
  RequestFailure,
  withholdSecrets,
  writeStored,
  type DraftStorage,
  type EnqueueOptions,
} from '../queue/index.ts';
import {
  isElicitation,
  isElicitationMessage,
  readInputRequest,
  readResult,
  type Elicitation,
  type ForeignRequest,
} from './readInputRequired.ts';
import type { PendingRound } from './readPendingRound.ts';

/** A request that a server answered with `input_required` (MCP 2026-07-28, multi round trips). */
export interface InputRequiredExchange<Params extends object> {
  /** The method of the original request, kept by `persist` for whoever goes on with it. */
  readonly method?: string | undefined;
  /** The params of the original request, or of its last retry. */
  readonly params: Params;
  /** The `InputRequiredResult`, as it came. */
  readonly result: unknown;
  /** Which round this is, from 1. Default: 1. */
  readonly round?: number | undefined;
  /** After so many rounds the server has asked enough. Default: 10. */
  readonly maxRounds?: number | undefined;
  /** Answers what is no elicitation. Without it such a request fails. */
  readonly foreign?: ((request: ForeignRequest, key: string) => Promise<unknown>) | undefined;
  /** Withdraws what the person is asked. */
  readonly signal?: AbortSignal | undefined;
  /**
   * What had been answered before, by key, as `readPendingRound` gives it back: forms begin with it, and nothing of it is
   * sent until a person accepts it again.
   */
  readonly answers?: { readonly [key: string]: unknown } | undefined;
  /**
   * Keeps the round over a reload, for `readPendingRound`, until it is answered or withdrawn; of the answers, those to forms,
   * without what is secret in them. Of requests that are pending at once each needs a key of its own.
   */
  readonly persist?: DraftStorage | undefined;
}

/** What to send again: the original params, with the answers under the server's own keys. */
export type RetryParams<Params extends object> = Omit<Params, 'inputResponses' | 'requestState'> & {
  inputResponses?: { [key: string]: unknown };
  requestState?: unknown;
};

/** How one elicitation is put before the person. */
export interface AskOptions extends EnqueueOptions {
  /** What it was answered with before, not yet trusted. */
  readonly answer?: unknown;
}

interface RoundContext {
  ask: (request: Elicitation, options: AskOptions) => Promise<ElicitResult>;
  /** Counts so many elicitations, or refuses all of them. */
  limited: <Result>(count: number, params: unknown, run: () => Promise<Result>) => Promise<Result>;
  /** Notes what is not let in. */
  refused: (params: unknown, error: Error) => Error;
  readonly reading: ParseElicitRequestOptions;
  /** The connection is gone. */
  readonly closed: AbortSignal;
}

/** See `ElicitationConnection.answerInputRequired`. */
export async function answerInputRequired<Params extends object>(
  { ask, limited, refused, reading, closed }: RoundContext,
  exchange: InputRequiredExchange<Params>,
): Promise<RetryParams<Params>> {
  const { method, params, result, round = 1, maxRounds = 10 } = exchange;
  const { foreign, signal, persist, answers = {} } = exchange;
  if (round > maxRounds) {
    const message = `The server asked for more input after ${maxRounds} rounds.`;
    throw new RequestFailure(internalError, message);
  }
  const read = <Read>(run: () => Read): Read => {
    try {
      return run();
    } catch (error) {
      throw refused(result, error as Error);
    }
  };
  const { inputRequests, requestState } = read(() => readResult(result));
  const retry = { ...params } as Record<string, unknown>;
  delete retry['inputResponses'];
  delete retry['requestState'];
  const original = { ...retry };
  const failed = new AbortController();
  const signals = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const write = (pending: PendingRound | undefined) => {
    // A connection that drops takes the prompts with it, but not what was answered.
    if (persist && !closed.aborted) writeStored(persist, pending);
  };
  const kept = new Map<string, unknown>();
  const keep = () => {
    // What is withdrawn now was not answered by anybody.
    if (signals.aborted) return;
    const asked = { ...(inputRequests && { inputRequests }), requestState };
    // Not with the answers of the last round: a retry has its own.
    write({ method, params: original, result: asked, round, answers: Object.fromEntries(kept) });
  };

  async function answer(key: string, request: Elicitation | ForeignRequest): Promise<unknown> {
    if (!isElicitation(request)) {
      if (foreign) return foreign(request, key);
      const path = ['inputRequests', key, 'method'];
      throw new ElicitRequestError(path, `"${request.method}" is not answered here`);
    }
    const before = Object.hasOwn(answers, key) ? answers[key] : undefined;
    const options = { round: { round, maxRounds }, signal: signals, answer: before };
    const given = await ask(request, options);
    if (persist && given.action === 'accept' && given.content) {
      kept.set(key, (await withholdSecrets(request, given)).result);
      keep();
    }
    return given;
  }

  const asked = Object.entries(inputRequests ?? {});
  const count = asked.filter(([, request]) => isElicitationMessage(request)).length;
  return limited(count, result, async () => {
    // All of it is read before any of it is shown.
    const tasks = read(() =>
      asked.map(([key, request]) => [key, readInputRequest(key, request, reading)] as const),
    );
    try {
      if (tasks.length > 0) keep();
      const responses = await Promise.all(
        tasks.map(async ([key, request]) => [key, await answer(key, request)] as const),
      );
      if (inputRequests) retry['inputResponses'] = Object.fromEntries(responses);
      write(undefined);
    } catch (error) {
      if (signal?.aborted) write(undefined);
      failed.abort();
      throw error;
    }
    // Never read: it is the server's own.
    if (requestState !== undefined) retry['requestState'] = requestState;
    return retry as RetryParams<Params>;
  });
}
