import {
  isRecord,
  parseElicitRequest,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';

/** MCP revision 2025-11-25, "URL elicitation required". */
const urlElicitationRequired = -32042;

export interface RetryAfterUrlOptions {
  /** How often the call is made again at most. Default: 3. */
  maxRetries?: number | undefined;
  /** Withdraws what the person is asked. */
  signal?: AbortSignal | undefined;
}

/** Puts a URL before the person, and resolves when they have finished with it, or say no. */
export type AskForUrl = (request: ElicitUrlRequest, signal: AbortSignal) => Promise<ElicitResult>;

/** See `ElicitationConnection.retryAfterUrl`. */
export async function retryAfterUrl<Result>(
  ask: AskForUrl | undefined,
  call: () => Promise<Result>,
  { maxRetries = 3, signal }: RetryAfterUrlOptions = {},
): Promise<Result> {
  const asked = new Set<string>();
  for (let retries = 0; ; retries++) {
    try {
      return await call();
    } catch (error) {
      const requests = ask ? requestsIn(error) : [];
      // A server that asks for the same again would ask for good.
      const isNew = requests.every(({ url }) => !asked.has(url));
      if (!ask || requests.length === 0 || !isNew || retries >= maxRetries) throw error;
      for (const { url } of requests) asked.add(url);
      if (!(await areAllFinished(ask, requests, signal))) throw error;
    }
  }
}

/** All are put before the person at once; the first no withdraws the others. */
async function areAllFinished(
  ask: AskForUrl,
  requests: readonly ElicitUrlRequest[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const rest = new AbortController();
  const signals = signal ? AbortSignal.any([signal, rest.signal]) : rest.signal;
  const answers = await Promise.all(
    requests.map(async (request) => {
      const { action } = await ask(request, signals);
      if (action !== 'accept') rest.abort();
      return action;
    }),
  );
  return answers.every((action) => action === 'accept');
}

/** What an error asks for; nothing where any of it cannot be shown. */
function requestsIn(error: unknown): readonly ElicitUrlRequest[] {
  if (!isRecord(error) || error['code'] !== urlElicitationRequired) return [];
  const { data } = error;
  const elicitations = isRecord(data) ? data['elicitations'] : undefined;
  if (!Array.isArray(elicitations)) return [];
  try {
    return elicitations.map(readIdentified);
  } catch {
    // The call's own error says more to a host than what is wrong with a part of it.
    return [];
  }
}

function readIdentified(params: unknown): ElicitUrlRequest {
  const request = parseElicitRequest(params, { modes: ['url'] }) as ElicitUrlRequest;
  if (request.elicitationId === undefined) throw new TypeError('It has no elicitationId.');
  return request;
}
