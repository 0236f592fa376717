import type { PathSegment } from './ElicitRequestError.ts';
import { isUrlRequired } from './isUrlRequired.ts';
import { isRecord } from './json.ts';

export interface FoundRequest {
  /** Unchecked. A schema alone gets an empty message. */
  readonly params: unknown;
  /** Undefined if all there is is a schema. */
  readonly path: readonly PathSegment[] | undefined;
  /** Whether a URL needs an `elicitationId` here: in messages of revision 2025-11-25, but not in results of 2026-07-28. */
  readonly needsId: boolean;
}

/**
 * Finds what an `elicitation/create`, its params, a schema, or an answer (`input_required`, error -32042) asks.
 * @throws {TypeError} for any other message: it says what that is
 */
export function findRequests(json: unknown): readonly FoundRequest[] {
  if (Array.isArray(json)) throw new TypeError('This is a list. Give one request, or one schema.');
  const isSchema = isRecord(json) && 'properties' in json && !('requestedSchema' in json);
  if (!isRecord(json) || isSchema) return [schemaAlone(json)];
  const { jsonrpc, method, id } = json;
  if (typeof method === 'string' && method !== 'elicitation/create') {
    throw new TypeError(`This is a "${method}" message, not "elicitation/create".`);
  }
  if (jsonrpc !== undefined && method !== undefined && (id ?? undefined) === undefined) {
    throw new TypeError('This has no "id", so it is a notification, which nobody answers.');
  }
  if ('params' in json || method !== undefined) {
    return [{ params: json['params'], path: ['params'], needsId: jsonrpc !== undefined }];
  }
  const asked =
    askedIn(json, []) ?? askedIn(json['result'], ['result']) ?? askedIn(json['error'], ['error']);
  if (asked?.length) return asked;
  const isError = typeof json['code'] === 'number' && !('requestedSchema' in json);
  if (isError || ['result', 'error', 'action', 'inputRequests'].some((name) => name in json)) {
    throw new TypeError('This is an answer, not a request.');
  }
  if ('inputSchema' in json) {
    throw new TypeError('This is a tool. What it asks a person is sent by "elicitation/create".');
  }
  const isParams = ['requestedSchema', 'requested_schema', 'message', 'mode'].some(
    (name) => name in json,
  );
  return [isParams ? { params: json, path: [], needsId: false } : schemaAlone(json)];
}

const schemaAlone = (requestedSchema: unknown): FoundRequest => ({
  params: { message: '', requestedSchema },
  path: undefined,
  needsId: false,
});

/** Undefined if this is no answer by which a server asks. */
function askedIn(answer: unknown, path: readonly PathSegment[]): FoundRequest[] | undefined {
  if (!isRecord(answer)) return undefined;
  const { inputRequests, data } = answer;
  if (isRecord(inputRequests)) {
    return Object.entries(inputRequests).flatMap(([key, request]) =>
      isRecord(request) && request['method'] === 'elicitation/create'
        ? {
            params: request['params'],
            path: [...path, 'inputRequests', key, 'params'],
            needsId: false,
          }
        : [],
    );
  }
  if (!isUrlRequired(answer) || !isRecord(data) || !Array.isArray(data['elicitations']))
    return undefined;
  return data['elicitations'].map((params: unknown, index) => ({
    params,
    path: [...path, 'data', 'elicitations', index],
    needsId: true,
  }));
}
