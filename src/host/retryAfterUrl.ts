import { isRecord, type ElicitResult, type ElicitUrlRequest } from '../protocol/index.ts';
import { loadReader } from './load.ts';

/** MCP revision 2025-11-25, "URL elicitation required". */
const urlElicitationRequired = -32042;

export interface RetryAfterUrlOptions {
  /** How often the call is made again at most. Default: 3. */
  maxRetries?: number | undefined;
  /** Withdraws what the person is asked. */
  signal?: AbortSignal | undefined;
}

/** Puts the URLs of one call before the person. Resolves when they have finished with all of them, or said no to one. */
export type AskForUrls = (
  requests: readonly ElicitUrlRequest[],
  signal: AbortSignal | undefined,
) => Promise<boolean>;

/**
 * See `ElicitationConnection.retryAfterUrl`.
 *
 * @param closed aborted when the connection is gone
 */
export async function retryAfterUrl<Result>(
  ask: AskForUrls | undefined,
  closed: AbortSignal,
  call: () => Promise<Result>,
  { maxRetries = 3, signal }: RetryAfterUrlOptions = {},
): Promise<Result> {
  const asked = new Set<string>();
  for (let retries = 0; ; retries++) {
    try {
      return await call();
    } catch (error) {
      const requests = ask ? await requestsIn(error, closed) : [];
      // A server that asks for the same page again would go on forever.
      const isNew = requests.every(({ url }) => !asked.has(url));
      if (!ask || requests.length === 0 || !isNew || retries >= maxRetries) throw error;
      for (const { url } of requests) asked.add(url);
      if (!(await ask(requests, signal))) throw error;
    }
  }
}

/**
 * Puts all of a call's URLs before the person at once. If one is answered with no, or fails, the others close, since
 * nobody waits for them any more.
 */
export async function areAllFinished(
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

/** The URL requests in an error. Empty if any of them cannot be shown. */
async function requestsIn(
  error: unknown,
  closed: AbortSignal,
): Promise<readonly ElicitUrlRequest[]> {
  if (!isRecord(error) || error['code'] !== urlElicitationRequired) return [];
  const { data } = error;
  const elicitations = isRecord(data) ? data['elicitations'] : undefined;
  if (!Array.isArray(elicitations)) return [];
  const { parseElicitRequest } = await loadReader(closed);
  try {
    return elicitations.map((params) => {
      const request = parseElicitRequest(params, { modes: ['url'] }) as ElicitUrlRequest;
      if (request.elicitationId === undefined) throw new TypeError('It has no elicitationId.');
      return request;
    });
  } catch {
    // The caller gets the call's own error. It says more to a host than a fault in one request would.
    return [];
  }
}
