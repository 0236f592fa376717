import { checkAnswer } from '../core/checkAnswer.ts';
import { ElicitResultError, isRecord, type Until } from '../protocol/index.ts';
import { publicServer, type ElicitationServer, type Round } from '../queue/index.ts';
import type { InputRequiredExchange, RetryParams } from './answerInputRequired.ts';
import {
  checkRoundLimit,
  isElicitation,
  isElicitationMessage,
  originalOf,
  readInputRequest,
  readResult,
  readRound,
  roundUntil,
  unanswered,
  type ForeignRequest,
} from './readInputRequired.ts';
import type { ServerRequests } from './ServerRequests.ts';

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
  readonly result: {
    readonly inputRequests?: Record<string, unknown>;
    readonly requestState?: unknown;
  };
  /** Whether the server was silenced, so that its requests were shown to nobody. */
  readonly isDeclined?: true;
}

/** The options of `resume`. */
export interface ResumeOptions {
  /** Answers requests that are not elicitations, as in `answerInputRequired`. Without it, a round with one fails. */
  readonly foreign?: ((request: ForeignRequest, key: string) => Promise<unknown>) | undefined;
}

/** See `ElicitationConnection.park`. */
export async function parkRound<Params extends object>(
  server: ServerRequests,
  { method, params, result, round = 1, maxRounds = 10 }: ParkableExchange<Params>,
): Promise<ParkedRound> {
  checkRoundLimit(round, maxRounds);
  const { inputRequests, requestState } = server.read(result, () => readResult(result));
  const entries = Object.entries(inputRequests ?? {});
  const asked = entries.filter(([, request]) => isElicitationMessage(request));
  return server.limited(asked.length, result, async () => {
    await readRound(server, entries, result);
    const token: ParkedToken = {
      v: 1,
      ...(method !== undefined && { method }),
      params: originalOf(params),
      result: {
        ...(inputRequests && { inputRequests }),
        ...(requestState !== undefined && { requestState }),
      },
    };
    // The requests of a silenced server are declined when the round is resumed.
    const isDeclined = server.isSilenced;
    const pending = isDeclined
      ? []
      : asked.map(([id, request]) => {
          const { params: given } = request as { params?: unknown };
          const isUrl = isRecord(given) && given['mode'] === 'url';
          return {
            id,
            params: given,
            server: publicServer(server.server),
            round: { round, maxRounds },
            ...(isUrl && { until: roundUntil(server) }),
          };
        });
    return { pending, token: isDeclined ? { ...token, isDeclined } : token };
  });
}

/** See `ElicitationConnection.resume`. */
export async function resumeRound<Params extends object>(
  server: ServerRequests,
  token: unknown,
  answers: { readonly [key: string]: unknown },
  { foreign }: ResumeOptions = {},
): Promise<RetryParams<Params>> {
  if (!isRecord(answers)) {
    throw new ElicitResultError('The answers must be an object: each request’s answer by its key.');
  }
  if (!isParked(token)) {
    throw new TypeError(
      'This is not a token from park(). Store the token unchanged, and parse it as JSON.',
    );
  }
  const { inputRequests, requestState } = token.result;
  // All requests are read before any answer is sent.
  const read = Object.entries(inputRequests ?? {}).map(
    ([key, request]) => [key, readInputRequest(key, request, server.reading)] as const,
  );
  const keys = new Set(read.filter(([, request]) => isElicitation(request)).map(([key]) => key));
  for (const key of Object.keys(answers)) {
    if (!keys.has(key)) throw new ElicitResultError(`"${key}" was not asked for.`);
  }
  const checked = read.map(([key, request]) => {
    if (!isElicitation(request)) return [key, request] as const;
    if (token.isDeclined || server.isSilenced) return [key, { action: 'decline' }] as const;
    if (!Object.hasOwn(answers, key)) throw new ElicitResultError(`"${key}" has no answer.`);
    return [key, checkAnswer(request, answers[key])] as const;
  });
  const responses = await Promise.all(
    checked.map(async ([key, given]) => {
      if (keys.has(key)) return [key, given] as const;
      if (foreign) return [key, await foreign(given as ForeignRequest, key)] as const;
      throw unanswered(key, given as ForeignRequest);
    }),
  );
  return {
    ...token.params,
    ...(inputRequests && { inputResponses: Object.fromEntries(responses) }),
    // Sent back without being read, since it is the server's own.
    ...(requestState !== undefined && { requestState }),
  } as RetryParams<Params>;
}

const isParked = (token: unknown): token is ParkedToken =>
  isRecord(token) &&
  token['v'] === 1 &&
  isRecord(token['params']) &&
  isRecord(token['result']) &&
  (token['result']['inputRequests'] === undefined || isRecord(token['result']['inputRequests']));
