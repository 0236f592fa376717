import { checkAnswer } from '../core/checkAnswer.ts';
import { ElicitResultError, isRecord } from '../protocol/index.ts';
import { publicServer } from '../queue/index.ts';
import type { Connection } from './Connection.ts';
import { isRound } from './readPendingRound.ts';
import {
  inRound,
  isElicitation,
  originalOf,
  prepareRound,
  readRequests,
  retryOf,
  roundUntil,
} from './readRound.ts';
import type {
  ParkableExchange,
  ParkedRequest,
  ParkedRound,
  ParkedToken,
  ResumeOptions,
  RetryParams,
} from './Rounds.ts';

/** See `ElicitationConnection.park`. */
export const parkRound = <Params extends object>(
  server: Connection,
  exchange: ParkableExchange<Params>,
): Promise<ParkedRound> =>
  inRound(server, exchange, async (asked, requests) => {
    const { method, params, round = 1, maxRounds = 10 } = exchange;
    await prepareRound(server, requests);
    // The requests of a silenced server are declined when the round is resumed.
    const isDeclined = server.isSilenced;
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

/** See `ElicitationConnection.resume`. */
export async function resumeRound<Params extends object>(
  server: Connection,
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
  // All requests are read, and all answers checked, before any is sent.
  const requests = readRequests(token.result, server.reading);
  const given = new Map<string, unknown>();
  for (const [key, request] of requests) {
    if (!isElicitation(request)) continue;
    const isDeclined = token.isDeclined || server.isSilenced;
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
