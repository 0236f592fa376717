import {
  ElicitRequestError,
  isRecord,
  mustBe,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
} from '../protocol/index.ts';

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
    if (!(error instanceof ElicitRequestError)) throw error;
    throw error.within([...path, 'params']);
  }
}
