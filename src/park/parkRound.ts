import { checkAnswer } from '../core/checkAnswer.ts';
import { isSilenced } from '../host/ask.ts';
import type { HostConnection } from '../host/Connection.ts';
import type { ElicitationConnection } from '../host/ElicitationConnection.ts';
import { isRound } from '../host/readPendingRound.ts';
import {
  inRound,
  isElicitation,
  originalOf,
  prepareRound,
  readRequests,
  retryOf,
  roundUntil,
} from '../host/readRound.ts';
import type {
  AnswerForeign,
  AskedRound,
  InputRequiredExchange,
  RetryParams,
} from '../host/Rounds.ts';
import { ElicitResultError, isRecord, type Until } from '../protocol/index.ts';
import { publicServer, type ElicitationServer, type Round } from '../queue/index.ts';

export type ParkableExchange<Params extends object> = Pick<
  InputRequiredExchange<Params>,
  'method' | 'params' | 'result' | 'round' | 'maxRounds'
>;

/** A request for a page to show: an entry of the `requests` of `<ElicitationRequests>`. It is JSON. */
interface ParkedRequest {
  /** The server's key for the request. Answer under this key. */
  readonly id: string;
  readonly params: unknown;
  /** Who asks. Its URL is cut to the origin. */
  readonly server: ElicitationServer;
  readonly round: Round;
  /** URL mode: when an accept is sent. As the page is done, unless the queue has another `until`. */
  readonly until?: Until;
}

/** See `parkRound`. */
export interface ParkedRound {
  readonly pending: readonly ParkedRequest[];
  /** JSON, for the host's own database. It holds the call's params: pages must not see it, or be able to change it. */
  readonly token: ParkedToken;
}

/** What `resumeRound` needs, as JSON. For the back end alone. */
export interface ParkedToken {
  readonly v: 1;
  readonly method?: string | undefined;
  readonly params: Record<string, unknown>;
  readonly result: AskedRound;
  /** The requests of a silenced server were shown to nobody. */
  readonly isDeclined?: true;
}

export interface ResumeOptions {
  /** Answers requests that are not elicitations, as in `answerInputRequired`. Without it, a round with one fails. */
  readonly foreign?: AnswerForeign | undefined;
}

/**
 * Puts a round aside for longer than this process lives: in a serverless function, or overnight. Give `pending` to a
 * page, and keep `token` on the back end.
 * @param connection as `queue.connection` made it, not a copy
 * @throws {ElicitRequestError} if a part of the result cannot be shown, or asks for a secret and the host refuses that
 * @throws {RequestFailure} after the last round
 */
export async function parkRound<Params extends object>(
  connection: ElicitationConnection,
  exchange: ParkableExchange<Params>,
): Promise<ParkedRound> {
  const server = connection as HostConnection;
  return inRound(server, exchange, async (asked, requests) => {
    const { method, params, round = 1, maxRounds = 10 } = exchange;
    await prepareRound(server, requests);
    // The requests of a silenced server are declined when the round is resumed.
    const isDeclined = isSilenced(server);
    const token: ParkedToken = {
      v: 1,
      ...(method !== undefined && { method }),
      params: originalOf(params),
      result: asked,
      ...(isDeclined && { isDeclined }),
    };
    const pending = requests.flatMap(([id, request]): ParkedRequest[] => {
      if (isDeclined || !isElicitation(request)) return [];
      const { params: asGiven } = asked.inputRequests![id] as { params?: unknown };
      const of = { server: publicServer(server.server), round: { round, maxRounds } };
      const until = request.mode === 'url' && { until: roundUntil(server) };
      return [{ id, params: asGiven, ...of, ...until }];
    });
    return { pending, token };
  });
}

/**
 * Continues a parked round, in any process. Use a token only once: delete it as you read it.
 * @param answers a result for each `id` of `pending`, as the page sent it: it is checked here
 * @returns the params to send again
 * @throws {ElicitResultError} if an answer is missing, was not asked for or is not valid: nothing was sent then. For
 * content, it is an `ElicitContentError` of `./core`, with `issues`
 * @throws {TypeError} if `token` is not a token of `parkRound`
 */
export async function resumeRound<Params extends object>(
  connection: ElicitationConnection,
  token: unknown,
  answers: { readonly [key: string]: unknown },
  { foreign }: ResumeOptions = {},
): Promise<RetryParams<Params>> {
  const server = connection as HostConnection;
  if (!isRecord(answers)) {
    throw new ElicitResultError('The answers must be an object: each request’s answer by its key.');
  }
  if (!isParked(token)) {
    throw new TypeError(
      'This is not a token from parkRound(). Store the token unchanged, and parse it as JSON.',
    );
  }
  // All requests are read, and all answers checked, before any is sent.
  const requests = readRequests(token.result, server.reading);
  const given = new Map<string, unknown>();
  for (const [key, request] of requests) {
    if (!isElicitation(request)) continue;
    const isDeclined = token.isDeclined || isSilenced(server);
    if (!isDeclined && !Object.hasOwn(answers, key)) {
      throw new ElicitResultError(`"${key}" has no answer.`);
    }
    const answer = isDeclined ? { action: 'decline' } : checkAnswer(request, answers[key]);
    given.set(key, answer);
  }
  for (const key of Object.keys(answers)) {
    if (!given.has(key)) throw new ElicitResultError(`"${key}" was not asked for.`);
  }
  const answerOf = (_: object, key: string) => given.get(key);
  return retryOf(token.params, token.result, requests, answerOf, foreign);
}

const isParked = (token: unknown): token is ParkedToken => isRound(token) && token['v'] === 1;
