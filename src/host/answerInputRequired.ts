import {
  ElicitRequestError,
  isRecord,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitResult,
} from '../protocol/index.ts';
import { withholdSecrets, writeStored, type DraftStorage } from '../queue/index.ts';
import { ask } from './ask.ts';
import {
  checkRoundLimit,
  isElicitation,
  isElicitationMessage,
  isForm,
  originalOf,
  readResult,
  readRound,
  roundAccept,
  unanswered,
  type Elicitation,
  type ForeignRequest,
} from './readInputRequired.ts';
import type { ServerRequests } from './ServerRequests.ts';
import type { PendingRound } from './readPendingRound.ts';

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
  readonly foreign?: ((request: ForeignRequest, key: string) => Promise<unknown>) | undefined;
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

/** See `ElicitationConnection.answerInputRequired`. */
export async function answerInputRequired<Params extends object>(
  server: ServerRequests,
  exchange: InputRequiredExchange<Params>,
): Promise<RetryParams<Params>> {
  const { method, params, result, round = 1, maxRounds = 10 } = exchange;
  const { foreign, signal, persist } = exchange;
  const answers = exchange.answers ?? {};
  const write = (pending: PendingRound | undefined) => {
    // When a connection drops, its prompts close, but the stored answers stay.
    if (persist && !server.closed.aborted) writeStored(persist, pending);
  };
  const readAsked = () => {
    try {
      checkRoundLimit(round, maxRounds);
      return server.read(result, () => readResult(result));
    } catch (error) {
      // It would fail again after each reload.
      write(undefined);
      throw error;
    }
  };
  const { inputRequests, requestState } = readAsked();
  const original = originalOf(params);
  const retry = { ...original };
  const failed = new AbortController();
  const signals = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const kept = new Map<string, unknown>();
  const keep = () => {
    // A round that was withdrawn must not be stored again.
    if (signals.aborted) return;
    const asked = { ...(inputRequests && { inputRequests }), requestState };
    // Without the answers of the last round, since a retry has its own.
    write({ method, params: original, result: asked, round, answers: Object.fromEntries(kept) });
  };

  /** Settles when `kept` has the earlier answers. Undefined if there are none. */
  let earlier: Promise<void> | undefined;
  /** Whether a prompt closed that nobody answered or withdrew, as those of a transport that has closed do. */
  let isDropped = false;

  const earlierAnswer = (key: string) => (Object.hasOwn(answers, key) ? answers[key] : undefined);

  async function keepEarlier(
    accepts: readonly (readonly [string, ElicitFormRequest, ElicitResult])[],
  ): Promise<void> {
    const without = accepts.map(async ([key, request, given]) => {
      const { result } = await withholdSecrets(request, given);
      return [key, result] as const;
    });
    for (const [key, given] of await Promise.all(without)) kept.set(key, given);
    keep();
  }

  async function answer(key: string, request: Elicitation | ForeignRequest): Promise<unknown> {
    if (!isElicitation(request)) {
      if (foreign) return foreign(request, key);
      throw unanswered(key, request);
    }
    let isAnswered = false;
    const given = await ask(server, request, {
      round: { round, maxRounds },
      until: roundAccept(server),
      signal: signals,
      answer: earlierAnswer(key),
      deliver() {
        isAnswered = true;
      },
    });
    if (given.action === 'cancel' && !isAnswered) {
      isDropped ||= !signals.aborted;
      return given;
    }
    if (!persist) return given;
    if (earlier) await earlier;
    if (given.action === 'accept' && given.content) {
      kept.set(key, (await withholdSecrets(request, given)).result);
      keep();
    } else if (kept.delete(key)) keep();
    return given;
  }

  const asked = Object.entries(inputRequests ?? {});
  const count = asked.filter(([, request]) => isElicitationMessage(request)).length;
  return server.limited(count, result, async () => {
    try {
      const tasks = await readRound(server, asked, result);
      for (const [key, request] of tasks) {
        if (!isElicitation(request) && !foreign) throw unanswered(key, request);
      }
      const accepts = tasks.flatMap(([key, request]) => {
        const before = earlierAnswer(key);
        return persist && isForm(request) && isAccept(before)
          ? [[key, request, { action: 'accept', content: before.content }] as const]
          : [];
      });
      if (accepts.length > 0) earlier = keepEarlier(accepts);
      else if (tasks.length > 0) keep();
      const responses = await Promise.all(
        tasks.map(async ([key, request]) => [key, await answer(key, request)] as const),
      );
      if (earlier) await earlier;
      // The prompts have closed. To send that they were canceled would be an answer that nobody gave.
      signal?.throwIfAborted();
      if (isDropped) throw server.closedError;
      if (inputRequests) retry['inputResponses'] = Object.fromEntries(responses);
      write(undefined);
    } catch (error) {
      // What cannot be shown will not be shown after a reload either.
      if (signal?.aborted || error instanceof ElicitRequestError) write(undefined);
      failed.abort();
      throw error;
    }
    // Sent back without being read, since it is the server's own.
    if (requestState !== undefined) retry['requestState'] = requestState;
    return retry as RetryParams<Params>;
  });
}

const isAccept = (answer: unknown): answer is { content: ElicitContent } =>
  isRecord(answer) && answer['action'] === 'accept' && isRecord(answer['content']);
