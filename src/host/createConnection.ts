import {
  isRecord,
  parseElicitRequest,
  type ElicitMode,
  type ElicitResult,
} from '../protocol/index.ts';
import type { ElicitationServer, RequestQueue } from '../queue/index.ts';
import { retryAfterUrl, type AskForUrl, type RetryAfterUrlOptions } from './retryAfterUrl.ts';

/** What the SDKs tell a handler beside the request: v1 has the signal at the top, v2 under `mcpReq`. */
export interface RequestContext {
  readonly signal?: AbortSignal | undefined;
  readonly mcpReq?: { readonly signal?: AbortSignal | undefined } | undefined;
}

/** One connected server. */
export interface ElicitationConnection {
  readonly server: ElicitationServer;
  /**
   * The handler for `elicitation/create`, for either SDK. It takes the request, or its params alone.
   *
   * @returns the answer; rejects with an `ElicitRequestError` (-32602) for params that cannot be shown and
   *   with a `RequestFailure` (-32603) when nothing was mounted to show them
   */
  readonly onRequest: (request: unknown, context?: RequestContext) => Promise<ElicitResult>;
  /**
   * The handler for `notifications/elicitation/complete` (revision 2025-11-25), for either SDK. It takes the
   * notification, or its params alone. Only this connection's own requests are looked at.
   */
  readonly onComplete: (notification: unknown) => void;
  /**
   * Makes a call that may fail with error -32042, "URL elicitation required" (revision 2025-11-25): puts
   * what the error asks for before the person and makes the call again once all of it is done.
   *
   * @param call makes the call, with the same arguments each time
   * @returns what the call returns; rejects with the call's own error where the person says no, where the
   *   same URL is asked for again, and after the last retry
   * @example
   * const result = await github.retryAfterUrl(() => client.callTool({ name: 'list_issues' }));
   */
  readonly retryAfterUrl: <Result>(
    call: () => Promise<Result>,
    options?: RetryAfterUrlOptions,
  ) => Promise<Result>;
}

export function createConnection(
  queue: RequestQueue,
  as: ElicitationServer,
  modes: readonly ElicitMode[],
): ElicitationConnection {
  // A connection of its own even where two are given the same server: ids are looked up within one.
  const server = { ...as };
  const asked = new Map<string, Promise<ElicitResult>>();
  /** Calls that need the same page wait for one answer. */
  const ask: AskForUrl | undefined = modes.includes('url')
    ? (request, signal) => {
        const asking =
          asked.get(request.url) ??
          queue.enqueue(server, request, { signal, urlAccept: 'onFinished' });
        asked.set(request.url, asking);
        const forget = () => asked.delete(request.url);
        asking.then(forget, forget);
        return asking;
      }
    : undefined;
  return {
    server,
    async onRequest(request, context) {
      const parsed = parseElicitRequest(paramsOf(request, 'elicitation/create', 'message'), {
        modes,
      });
      const signal = context?.signal ?? context?.mcpReq?.signal;
      return queue.enqueue(server, parsed, { signal });
    },
    onComplete(notification) {
      const method = 'notifications/elicitation/complete';
      const params = paramsOf(notification, method, 'elicitationId');
      const elicitationId = isRecord(params) ? params['elicitationId'] : undefined;
      if (typeof elicitationId === 'string') queue.complete(server, elicitationId);
    },
    retryAfterUrl: (call, options) => retryAfterUrl(ask, call, options),
  };
}

/**
 * The params of a message, or the params as they are: they may have a member called `method` of their own.
 *
 * @param required a member that the params never go without
 */
function paramsOf(message: unknown, method: string, required: string): unknown {
  const isMessage = isRecord(message) && message['method'] === method && !(required in message);
  return isMessage ? message['params'] : message;
}
