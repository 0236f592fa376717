import {
  isRecord,
  parseElicitRequest,
  type ElicitMode,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
import type { ElicitationServer, RequestQueue } from '../queue/index.ts';

/** MCP revision 2025-11-25, "URL elicitation required". */
const urlElicitationRequired = -32042;

export interface RetryAfterUrlOptions {
  /** How often the call is made again at most. Default: 3. */
  maxRetries?: number | undefined;
  /** Withdraws what the person is asked. */
  signal?: AbortSignal | undefined;
}

/** See `ElicitationConnection.retryAfterUrl`. */
export async function retryAfterUrl<Result>(
  queue: RequestQueue,
  server: ElicitationServer,
  modes: readonly ElicitMode[],
  call: () => Promise<Result>,
  { maxRetries = 3, signal }: RetryAfterUrlOptions = {},
): Promise<Result> {
  const asked = new Set<string>();
  for (let retries = 0; ; retries++) {
    try {
      return await call();
    } catch (error) {
      const requests = modes.includes('url') ? requestsIn(error) : [];
      // A server that asks for the same again would ask for good.
      const isNew = requests.every(({ url }) => !asked.has(url));
      if (requests.length === 0 || !isNew || retries >= maxRetries) throw error;
      for (const request of requests) {
        asked.add(request.url);
        // Nothing is sent for these: what is awaited is that the person is done.
        const options = { signal, urlAccept: 'onFinished' } as const;
        const { action } = await queue.enqueue(server, request, options);
        if (action !== 'accept') throw error;
      }
    }
  }
}

/** What an error asks for; nothing where any of it cannot be shown. */
function requestsIn(error: unknown): readonly ElicitUrlRequest[] {
  if (!isRecord(error) || error['code'] !== urlElicitationRequired) return [];
  const { data } = error;
  const elicitations = isRecord(data) ? data['elicitations'] : undefined;
  if (!Array.isArray(elicitations)) return [];
  try {
    return elicitations.map((params: unknown) => {
      return parseElicitRequest(params, { modes: ['url'] }) as ElicitUrlRequest;
    });
  } catch {
    // The call's own error says more to a host than what is wrong with a part of it.
    return [];
  }
}
