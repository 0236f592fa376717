import type { ElicitMode, ElicitResult } from '../protocol/index.ts';
import type { ElicitationServer } from '../queue/index.ts';
import type { RequestContext } from './RequestContext.ts';
import type { InputRequiredExchange, RetryParams } from './Rounds.ts';
import type { TrackOptions } from './CallTracker.ts';

/** A server that is to be connected. */
export interface ConnectedServer extends ElicitationServer {
  /**
   * The modes in which this server may ask, if they are fewer than the queue's: for a client that cannot do URL mode,
   * say. Its client must then declare only these modes.
   */
  readonly modes?: readonly ElicitMode[] | undefined;
}

/** A client's transport, in either SDK or elsewhere (`@ai-sdk/mcp`), with the members that are used here. */
export interface WrappableTransport {
  send: (message: never, options?: never) => Promise<void>;
  onmessage?: unknown;
  onclose?: unknown;
  onerror?: unknown;
}

/** The options of `retryAfterUrl`. */
export interface RetryAfterUrlOptions {
  /** How often the call is made again at most. Default: 3. */
  maxRetries?: number | undefined;
  /** Withdraws what the person is asked. */
  signal?: AbortSignal | undefined;
}

/** One connected server. */
export interface ElicitationConnection {
  /**
   * Connects a client by its transport, for SDK v1, v2, `@ai-sdk/mcp` and any transport with `send` and `onmessage`.
   * Connect the client to the transport that it returns, never to the one that you passed.
   *
   * The transport that it returns answers `elicitation/create`, its cancellation and
   * `notifications/elicitation/complete` before the client sees them: its own checks would refuse or change much of what
   * real servers ask. All other messages pass untouched.
   *
   * The client still has to declare the capability. It needs a handler only for revision 2026-07-28, where SDK v2 answers
   * `input_required` through one: register `onRequest`, or do the rounds yourself with `answerInputRequired`.
   *
   * When the transport closes, its prompts close too. The next transport to the same server can then be wrapped.
   *
   * @throws {TypeError} for what is no transport
   * @throws {Error} if this connection was closed
   * @example
   * const client = new Client(info, { capabilities: { ...queue.capability } });
   * await client.connect(github.wrapTransport(transport));
   */
  readonly wrapTransport: <Transport extends WrappableTransport>(transport: Transport) => Transport;
  /**
   * The handler for `elicitation/create`, for either SDK. It takes the request, or its params alone.
   *
   * While it waits, a request with a `progressToken` gets a progress notification every 15 seconds, so that the server
   * does not time out on a person who is still typing.
   *
   * For a request in a task (`params.task`), it returns the task at once in place of an answer, if the connection has tasks
   * (`createTasks` of `./tasks`).
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
   * Ties prompts to a call. A prompt that comes while the call is under way closes when the call settles, times out or
   * is aborted, and the person is told. With several calls under way, a prompt stays until the last of them is over. On a
   * wrapped transport, requests that you do not track count as well. With handlers, track all that a server may ask in.
   *
   * What a server asks in a task of its own belongs to no call. It closes when the server withdraws it.
   */
  readonly track: <Result>(call: Promise<Result>, options?: TrackOptions) => Promise<Result>;
  /**
   * Tells whether a request is waiting for a person, on screen or in the queue: at once, and each time that it changes. A host
   * can pause its own timeouts meanwhile. Returns a function that stops this.
   */
  readonly onWaiting: (listener: (isWaiting: boolean) => void) => () => void;
  /**
   * Says that the connection is gone: its prompts close, and nothing more is asked through it. Make a new one if the server
   * connects again. With `wrapTransport` you need not call it when a transport closes.
   */
  readonly close: () => void;
  /** Declines this server's pending requests and all later ones, or no longer does so. That is a person's explicit no. */
  readonly setSilenced: (isSilenced: boolean) => void;
  /**
   * Makes a call that may fail with error -32042, "URL elicitation required" (revision 2025-11-25): asks the person to
   * open the pages that the error names, and makes the call again once all of them are done. Where the server says that a
   * page is done before it was opened here, its prompt is withdrawn.
   *
   * @param call makes the call, with the same arguments each time
   * @returns what the call returns; rejects with the call's own error where the person says no, where the
   *   same URL is asked for again, and after the last retry
   */
  readonly retryAfterUrl: <Result>(
    call: () => Promise<Result>,
    options?: RetryAfterUrlOptions,
  ) => Promise<Result>;
  /**
   * Answers one round of a request that came back as `input_required` (revision 2026-07-28), where the host does the
   * rounds itself. Schemas stay as the server sent them, which the SDK's own rounds do not ensure. The person is told
   * which round it is.
   *
   * @returns the params to send again; at once if there is nothing to answer. Rejects with the reason of `signal` if that
   *   is aborted
   * @throws {ElicitRequestError} if a part of the result cannot be shown, if one asks for a secret that the host refuses, or
   *   if one is no elicitation and there is no `foreign`. Nothing of it is shown then
   * @throws {RequestFailure} after the last round, and when the connection closes before everything is answered
   * @example
   * let params = { name: 'deploy' };
   * for (let round = 1; ; round++) {
   *   const result = await client.callTool(params, { allowInputRequired: true, toolDefinition });
   *   if (result.resultType !== 'input_required') return result;
   *   params = await github.answerInputRequired({ params, result, round });
   * }
   */
  readonly answerInputRequired: <Params extends object>(
    exchange: InputRequiredExchange<Params>,
  ) => Promise<RetryParams<Params>>;
}
