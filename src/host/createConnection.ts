import {
  isRecord,
  parseElicitRequest,
  type ElicitMode,
  type ElicitResult,
} from '../protocol/index.ts';
import type { ElicitationServer, RequestQueue } from '../queue/index.ts';

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
}

export function createConnection(
  queue: RequestQueue,
  server: ElicitationServer,
  modes: readonly ElicitMode[],
): ElicitationConnection {
  return {
    server,
    async onRequest(request, context) {
      const parsed = parseElicitRequest(paramsOf(request), { modes });
      return queue.enqueue(server, parsed, context?.signal ?? context?.mcpReq?.signal);
    },
  };
}

/** Params may have a member called `method` of their own, but never go without a message. */
function paramsOf(request: unknown): unknown {
  const isRequest =
    isRecord(request) && request['method'] === 'elicitation/create' && !('message' in request);
  return isRequest ? request['params'] : request;
}
