import {
  isRecord,
  isUrlRequired,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
import { parseElicitRequest } from '../protocol/parseElicitRequest.ts';
import { ask } from './ask.ts';
import type { ServerRequests } from './ServerRequests.ts';
import { SharedPrompts } from './SharedPrompts.ts';

/** The options of `retryAfterUrl`. */
export interface RetryAfterUrlOptions {
  /** How often the call is made again at most. Default: 3. */
  maxRetries?: number | undefined;
  /** Withdraws what the person is asked. */
  signal?: AbortSignal | undefined;
}

/**
 * See `ElicitationConnection.retryAfterUrl`.
 *
 * @param failure why the first call failed
 */
export async function retryAfterUrl<Result>(
  server: ServerRequests,
  call: () => Promise<Result>,
  failure: unknown,
  { maxRetries = 3, signal }: RetryAfterUrlOptions = {},
): Promise<Result> {
  const asked = new Set<string>();
  let error = failure;
  for (let retries = 0; retries < maxRetries && isUrlRequired(error); retries++) {
    const requests = requestsIn(server, error);
    // A server that asks for the same page again would go on forever.
    const isNew = requests.every(({ url }) => !asked.has(url));
    if (requests.length === 0 || !isNew) break;
    for (const { url } of requests) asked.add(url);
    if (!(await askForUrls(server, requests, signal))) break;
    try {
      return await call();
    } catch (again) {
      error = again;
    }
  }
  throw error;
}

/** Puts the URLs of one call before the person. Other calls may need some of them as well. */
function askForUrls(
  server: ServerRequests,
  requests: readonly ElicitUrlRequest[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const shared = (server.sharedPrompts ??= new SharedPrompts((request, unneeded) =>
    ask(server, request, { signal: unneeded, until: 'finished' }),
  ));
  const askShared: SharedPrompts['ask'] = (request, unneeded) => shared.ask(request, unneeded);
  const askAll = () => areAllFinished(askShared, requests, signal);
  return server.limited(requests.length, requests, askAll);
}

/** The URL requests in the error of a call. Empty if any of them cannot be shown, which the host's log is told. */
function requestsIn(server: ServerRequests, error: unknown): readonly ElicitUrlRequest[] {
  const data = isRecord(error) ? error['data'] : undefined;
  const elicitations = isRecord(data) ? data['elicitations'] : undefined;
  if (!Array.isArray(elicitations)) return [];
  try {
    return server.read(elicitations, () => elicitations.map(readUrlRequest));
  } catch {
    // The caller gets the call's own error. It says more to a host than a fault in one request would.
    return [];
  }
}

function readUrlRequest(params: unknown): ElicitUrlRequest {
  const request = parseElicitRequest(params, { modes: ['url'] }) as ElicitUrlRequest;
  if (request.elicitationId === undefined) throw new TypeError('It has no elicitationId.');
  return request;
}

/**
 * Puts all of a call's URLs before the person at once. If one is answered with no, or fails, the others close, since
 * nobody waits for them any more.
 */
async function areAllFinished(
  ask: (request: ElicitUrlRequest, signal: AbortSignal) => Promise<ElicitResult>,
  requests: readonly ElicitUrlRequest[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const rest = new AbortController();
  const signals = signal ? AbortSignal.any([signal, rest.signal]) : rest.signal;
  try {
    const answers = await Promise.all(
      requests.map(async (request) => {
        const { action } = await ask(request, signals);
        if (action !== 'accept') rest.abort();
        return action;
      }),
    );
    return answers.every((action) => action === 'accept');
  } finally {
    rest.abort();
  }
}
