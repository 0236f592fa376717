import { ElicitRequestError, isRecord, mustBe, type Until } from '../protocol/index.ts';
import { parseSent, type Reading } from './parseSent.ts';
import { internalError, RequestFailure, type Draft } from '../queue/index.ts';
import { prepare, type Elicitation, readSent } from './ask.ts';
import type { Connection } from './Connection.ts';
import type {
  AnswerForeign,
  AskedRound,
  ForeignRequest,
  InputRequiredExchange,
  RetryParams,
} from './Rounds.ts';

export type RoundRequest = readonly [key: string, request: Elicitation | ForeignRequest];

export const isElicitation = (request: RoundRequest[1]): request is Elicitation =>
  'mode' in request;

/** Until when pages wait in a round, which goes on at once then, whatever its requests say. */
export const roundUntil = ({ context }: Connection): Until => context.until ?? 'finished';

/**
 * Counts what a round asks against the server's limits until that is done.
 * @throws {RequestFailure} after the last round, and if it asks too much
 * @throws {ElicitRequestError} if a part of it cannot be shown. Its `path` begins at the result
 */
export async function inRound<Done>(
  server: Connection,
  {
    result,
    round = 1,
    maxRounds = 10,
  }: Pick<InputRequiredExchange<object>, 'result' | 'round' | 'maxRounds'>,
  run: (asked: AskedRound, requests: readonly RoundRequest[]) => Promise<Done>,
): Promise<Done> {
  if (round > maxRounds) {
    const message = `The server asked for more input after ${maxRounds} rounds.`;
    throw new RequestFailure(internalError, message);
  }
  const asked = readSent(server, result, () => readResult(result));
  const count = Object.keys(asked.inputRequests ?? {}).length;
  return server.limited(count, result, () =>
    run(
      asked,
      readSent(server, result, () => readRequests(asked, server.reading)),
    ),
  );
}

function readResult(result: unknown): AskedRound {
  if (!isRecord(result)) throw mustBe('an object', result, []);
  const { inputRequests, requestState } = result;
  if (inputRequests !== undefined && !isRecord(inputRequests)) {
    throw mustBe('an object', inputRequests, ['inputRequests']);
  }
  return { ...(inputRequests && { inputRequests }), requestState };
}

export const readRequests = (
  { inputRequests = {} }: AskedRound,
  reading: Reading,
): readonly RoundRequest[] =>
  Object.entries(inputRequests).map(([key, request]) => {
    const path = ['inputRequests', key];
    if (!isRecord(request)) throw mustBe('an object', request, path);
    const { method, params } = request;
    if (typeof method !== 'string') throw mustBe('a string', method, [...path, 'method']);
    if (method !== 'elicitation/create') return [key, { method, params }];
    try {
      return [key, parseSent(params, reading)];
    } catch (error) {
      throw within(key, error);
    }
  });

/**
 * Makes a round's forms ready, before any is shown. `answers` are not yet trusted; the drafts of these come back.
 * @throws {ElicitRequestError} if one asks for a secret that the host refuses
 */
export async function prepareRound(
  server: Connection,
  requests: readonly RoundRequest[],
  answers: { readonly [key: string]: unknown } = {},
): Promise<ReadonlyMap<string, Draft | undefined>> {
  const drafts = new Map<string, Draft | undefined>();
  for (const [key, request] of requests) {
    if (!isElicitation(request)) continue;
    const draft = prepare(server, request, Object.hasOwn(answers, key) ? answers[key] : undefined);
    drafts.set(key, await draft?.catch((error: unknown) => Promise.reject(within(key, error))));
  }
  return drafts;
}

/** An error of a request, with a `path` that begins at the result. */
const within = (key: string, error: unknown): Error =>
  error instanceof ElicitRequestError
    ? error.within(['inputRequests', key, 'params'])
    : (error as Error);

/** The params of a call, without what a round before this one added to them. */
export function originalOf(params: object): Record<string, unknown> {
  const { inputResponses: _, requestState: __, ...original } = params as Record<string, unknown>;
  return original;
}

/**
 * What to send again. `foreign` answers one at a time: each may be a call to a model.
 * @throws {ElicitRequestError} if there is a request that nobody answers. Nothing has been asked then
 */
export async function retryOf<Params extends object>(
  original: object,
  { inputRequests, requestState }: AskedRound,
  requests: readonly RoundRequest[],
  answer: (request: Elicitation, key: string) => unknown,
  foreign: AnswerForeign | undefined,
): Promise<RetryParams<Params>> {
  for (const [key, request] of foreign ? [] : requests) {
    if (isElicitation(request)) continue;
    const path = ['inputRequests', key, 'method'];
    throw new ElicitRequestError(path, `"${request.method}" is not answered here`);
  }
  let last: Promise<unknown> = Promise.resolve();
  const responses = requests.map(async ([key, request]) => {
    if (isElicitation(request)) return [key, await answer(request, key)] as const;
    last = last.then(() => foreign?.(request, key));
    return [key, await last] as const;
  });
  return {
    ...original,
    ...(inputRequests && { inputResponses: Object.fromEntries(await Promise.all(responses)) }),
    ...(requestState !== undefined && { requestState }),
  } as RetryParams<Params>;
}
