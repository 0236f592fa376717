import {
  isRecord,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitMode,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
import {
  internalError,
  rateLimited,
  RequestFailure,
  type ElicitationServer,
  type EnqueueOptions,
  type RequestQueue,
} from '../queue/index.ts';
import {
  answerInputRequired,
  type AskInRound,
  type InputRequiredExchange,
  type RetryParams,
} from './answerInputRequired.ts';
import { askInTask } from './askInTask.ts';
import { createRateLimit, type RequestLimits } from './createRateLimit.ts';
import type { RequestContext } from './RequestContext.ts';
import { sendProgress } from './sendProgress.ts';
import { trackCalls, type TrackOptions } from './trackCalls.ts';
import { retryAfterUrl, type AskForUrl, type RetryAfterUrlOptions } from './retryAfterUrl.ts';

/** One connected server. */
export interface ElicitationConnection {
  readonly server: ElicitationServer;
  /**
   * The handler for `elicitation/create`, for either SDK. It takes the request, or its params alone.
   *
   * While it waits, a server whose request carries a `progressToken` is sent a progress notification every
   * 15 seconds, so that it does not time out on a person who is still typing.
   *
   * A request that is to be answered in a task (`params.task`, SDK v1 with the queue's `tasks`) gets its task
   * at once, which the SDK takes in place of an answer.
   *
   * @returns the answer; rejects with an `ElicitRequestError` (-32602) for params that cannot be shown and
   *   with a `RequestFailure`: -32603 when nothing was mounted to show them or the connection was closed,
   *   -32000 when the server asks too much
   */
  readonly onRequest: (request: unknown, context?: RequestContext) => Promise<ElicitResult>;
  /**
   * The handler for `notifications/elicitation/complete` (revision 2025-11-25), for either SDK. It takes the
   * notification, or its params alone. Only this connection's own requests are looked at.
   */
  readonly onComplete: (notification: unknown) => void;
  /**
   * Ties prompts to a call: those that come while it is under way close when it settles, times out or is
   * aborted, and the person is told. With several calls under way a prompt stays as long as any of them.
   *
   * @example
   * const result = await github.track(client.callTool({ name: 'open-issue' }));
   */
  readonly track: <Result>(call: Promise<Result>, options?: TrackOptions) => Promise<Result>;
  /** Says that the connection is gone: its prompts close, and nothing more is asked through it. */
  readonly close: () => void;
  /**
   * Declines what this server asks, now and from now on, until it is listened to again. That is a person's
   * explicit no.
   */
  readonly silence: () => void;
  /** Listens to a silenced server again. */
  readonly unsilence: () => void;
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
  /**
   * Answers one round of a request that came back as `input_required` (revision 2026-07-28), where the
   * host does the rounds itself. Schemas stay as the server sent them, which the SDK's own rounds do not
   * grant; and the person is told which round it is.
   *
   * @returns the params to send again. With nothing to answer they are there at once
   * @throws {ElicitRequestError} where a part of the result cannot be shown; nothing of it is then
   * @throws {RequestFailure} after the last round
   * @example
   * let params = { name: 'deploy' };
   * for (let round = 1; ; round++) {
   *   const result = await client.callTool(params, { allowInputRequired: true });
   *   if (result.resultType !== 'input_required') return result;
   *   params = await github.answerInputRequired({ params, result, round });
   * }
   */
  readonly answerInputRequired: <Params extends object>(
    exchange: InputRequiredExchange<Params>,
  ) => Promise<RetryParams<Params>>;
}

export function createConnection(
  queue: RequestQueue,
  as: ElicitationServer,
  modes: readonly ElicitMode[],
  limits: RequestLimits,
  signalOf: (taskId: string) => AbortSignal | undefined,
): ElicitationConnection {
  // A connection of its own even where two are given the same server: ids are looked up within one.
  const server = { ...as };
  const closed = new AbortController();
  const { track, tie } = trackCalls();
  const rate = createRateLimit(limits);

  /** Puts a request before the person, unless nobody wants to hear of it. */
  async function enqueue(
    request: ElicitFormRequest | ElicitUrlRequest,
    { signal, ...options }: EnqueueOptions = {},
  ): Promise<ElicitResult> {
    if (closed.signal.aborted) {
      throw new RequestFailure(internalError, 'The connection to the server was closed.');
    }
    if (queue.isSilenced(server)) return { action: 'decline' };
    const calls = tie();
    const signals = [signal, closed.signal, calls.signal].filter((one) => one !== undefined);
    return queue.enqueue(server, request, {
      deadline: calls.deadline,
      ...options,
      signal: AbortSignal.any(signals),
    });
  }

  /** Counts what a server asks for at once, and refuses what is too much. */
  async function limited<Result>(params: unknown, run: () => Promise<Result>): Promise<Result> {
    if (!rate.enter()) {
      const failure = new RequestFailure(rateLimited, 'The server asks too much: rate limited.');
      queue.refuse(server, params, failure);
      throw failure;
    }
    try {
      return await run();
    } finally {
      rate.leave();
    }
  }

  const asked = new Map<string, Promise<ElicitResult>>();
  /** Calls that need the same page wait for one answer. */
  const ask: AskForUrl | undefined = modes.includes('url')
    ? (request, signal) => {
        const asking =
          asked.get(request.url) ??
          limited(request, () => enqueue(request, { signal, urlAccept: 'onFinished' }));
        asked.set(request.url, asking);
        const forget = () => asked.delete(request.url);
        asking.then(forget, forget);
        return asking;
      }
    : undefined;

  return {
    server,
    async onRequest(message, context) {
      const params = paramsOf(message, 'elicitation/create', 'message');
      const request = parseElicitRequest(params, { modes, limits });
      const { task, _meta: meta } = request;
      if (isRecord(task) && context?.taskStore) {
        const ask = (taskId: string) => enqueue(request, { signal: signalOf(taskId) });
        const inLimits = (run: () => Promise<void>) => limited(request, run);
        const created = await askInTask(context.taskStore, task['ttl'], inLimits, ask);
        // The SDKs' types of a handler know of no task.
        return created as object as ElicitResult;
      }
      const endProgress = sendProgress(isRecord(meta) ? meta['progressToken'] : undefined, context);
      try {
        const signal = context?.signal ?? context?.mcpReq?.signal;
        return await limited(request, () => enqueue(request, { signal }));
      } finally {
        endProgress();
      }
    },
    onComplete(notification) {
      const method = 'notifications/elicitation/complete';
      const params = paramsOf(notification, method, 'elicitationId');
      const elicitationId = isRecord(params) ? params['elicitationId'] : undefined;
      if (typeof elicitationId === 'string') queue.complete(server, elicitationId);
    },
    track,
    close: () => closed.abort(),
    silence: () => queue.silence(server),
    unsilence: () => queue.unsilence(server),
    retryAfterUrl: (call, options) => retryAfterUrl(ask, call, options),
    answerInputRequired: (exchange) =>
      // One round counts once, however many elicitations are in it.
      limited(exchange.result, () => {
        const askInRound: AskInRound = (request, round, signal) =>
          enqueue(request, { round, signal });
        return answerInputRequired(askInRound, { modes, limits }, exchange, closed.signal);
      }),
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
