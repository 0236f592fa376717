import {
  ElicitRequestError,
  isRecord,
  mustBe,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
  type Until,
} from '../protocol/index.ts';
import { internalError, RequestFailure } from '../queue/index.ts';
import { refuseSecrets } from './ask.ts';
import type { ServerRequests } from './ServerRequests.ts';

/** One of a server's `inputRequests` that is no elicitation: sampling, roots and the like. */
export interface ForeignRequest {
  readonly method: string;
  readonly params?: unknown;
}

export type Elicitation = ElicitFormRequest | ElicitUrlRequest;

export const isElicitationMessage = (request: unknown): boolean =>
  isRecord(request) && request['method'] === 'elicitation/create';

export const isElicitation = (request: Elicitation | ForeignRequest): request is Elicitation =>
  'mode' in request;

/** When accepts are sent in a round, which goes on at once then, whatever its requests say. */
export const roundAccept = ({ context }: ServerRequests): Until =>
  context.until ?? 'finished';

/** @throws {RequestFailure} after the last round */
export function checkRoundLimit(round: number, maxRounds: number): void {
  if (round <= maxRounds) return;
  const message = `The server asked for more input after ${maxRounds} rounds.`;
  throw new RequestFailure(internalError, message);
}

/** The params of a call, without what a round before this one added to them. */
export function originalOf(params: object): Record<string, unknown> {
  const { inputResponses: _, requestState: __, ...original } = params as Record<string, unknown>;
  return original;
}

/** @throws {ElicitRequestError} if the result is not an `InputRequiredResult` */
export function readResult(result: unknown): {
  inputRequests?: Record<string, unknown>;
  requestState?: unknown;
} {
  if (!isRecord(result)) throw mustBe('an object', result, []);
  const { inputRequests, requestState } = result;
  if (inputRequests !== undefined && !isRecord(inputRequests)) {
    throw mustBe('an object', inputRequests, ['inputRequests']);
  }
  return { ...(inputRequests && { inputRequests }), requestState };
}

/** @throws {ElicitRequestError} for an elicitation that cannot be shown. Its `path` begins at the result */
export function readInputRequest(
  key: string,
  request: unknown,
  reading: ParseElicitRequestOptions,
): Elicitation | ForeignRequest {
  const path = ['inputRequests', key];
  if (!isRecord(request)) throw mustBe('an object', request, path);
  const { method, params } = request;
  if (typeof method !== 'string') throw mustBe('a string', method, [...path, 'method']);
  if (!isElicitationMessage(request)) return { method, params };
  try {
    return parseElicitRequest(params, reading);
  } catch (error) {
    throw within(key, error);
  }
}

/** An error of a request, with a `path` that begins at the result. */
const within = (key: string, error: unknown): unknown =>
  error instanceof ElicitRequestError ? error.within(['inputRequests', key, 'params']) : error;

/**
 * Reads all requests of a round, before any of them is shown.
 *
 * @param requests the server's `inputRequests`
 * @param result the result that they came in, for the host's log
 * @throws {ElicitRequestError} if one of them cannot be shown, or asks for a secret that the host refuses
 */
export async function readRound(
  server: ServerRequests,
  requests: readonly (readonly [string, unknown])[],
  result: unknown,
): Promise<readonly (readonly [string, Elicitation | ForeignRequest])[]> {
  const read = server.read(result, () =>
    requests.map(([key, sent]) => [key, readInputRequest(key, sent, server.reading)] as const),
  );
  // A silenced server's requests are declined, whatever they ask for.
  if (!server.isSilenced) {
    for (const [key, request] of read) {
      if (!isForm(request)) continue;
      await refuseSecrets(server, request)?.catch((error: unknown) => {
        throw within(key, error);
      });
    }
  }
  return read;
}

export const isForm = (request: Elicitation | ForeignRequest): request is ElicitFormRequest =>
  isElicitation(request) && request.mode === 'form';

/** A request that is no elicitation, where the host passed no function that answers it. */
export const unanswered = (key: string, { method }: ForeignRequest): ElicitRequestError =>
  new ElicitRequestError(['inputRequests', key, 'method'], `"${method}" is not answered here`);
