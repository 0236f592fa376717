import type { ElicitMode, ElicitResult } from '../protocol/index.ts';
import type { ElicitationServer } from '../queue/index.ts';
import type { RequestContext } from './RequestContext.ts';
import type { InputRequiredExchange, RetryParams } from './Rounds.ts';
import type { TrackOptions } from './CallTracker.ts';

export interface ConnectedServer extends ElicitationServer {
  /** If fewer than the queue's, such as for a client without URL mode. The client must then declare only these. */
  readonly modes?: readonly ElicitMode[] | undefined;
}

/** A client's transport, in either SDK or elsewhere (`@ai-sdk/mcp`). */
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
   * Connects a client of SDK v1, v2, `@ai-sdk/mcp` or alike: connect it to the transport that this returns.
   * That answers `elicitation/create`, its cancellation and `notifications/elicitation/complete` itself, since the
   * client's checks would refuse or change much. Other messages pass untouched. Once it closes, so do its prompts, and
   * the next can be wrapped.
   * The client has to declare the capability, and to answer `input_required` (2026-07-28) by `onRequest` or
   * `answerInputRequired`.
   * @throws {TypeError} for what is no transport
   * @throws {Error} if this connection was closed
   * @example
   * const client = new Client(info, { capabilities: { ...queue.capability } });
   * await client.connect(github.wrapTransport(transport));
   */
  readonly wrapTransport: <Transport extends WrappableTransport>(transport: Transport) => Transport;
  /**
   * The handler for `elicitation/create`, for either SDK. It takes the request, or its params alone.
   * With a `progressToken`, progress is sent every 15 seconds, so that the server does not time out.
   * For `params.task`, it returns the task in place of an answer, if the connection has tasks (`./tasks`).
   * @returns the answer; rejects with an `ElicitRequestError` (-32602) for params that cannot be shown, and with a
   * `RequestFailure`: -32603 if nothing was mounted or the connection closed, -32000 when the server asks too much
   */
  readonly onRequest: (request: unknown, context?: RequestContext) => Promise<ElicitResult>;
  /**
   * The handler for `notifications/elicitation/complete` (2025-11-25), or its params. For this connection's requests
   * alone.
   */
  readonly onComplete: (notification: unknown) => void;
  /**
   * Ties prompts to a call: one that comes meanwhile closes when the last call under way settles, times out or is
   * aborted.
   * With handlers, track every call in which a server may ask. What it asks in a task of its own closes when it
   * withdraws that.
   */
  readonly track: <Result>(call: Promise<Result>, options?: TrackOptions) => Promise<Result>;
  /**
   * Tells at once and at each change whether a request waits for a person, to pause a host's timeouts. Returns the end
   * of it.
   */
  readonly onWaiting: (listener: (isWaiting: boolean) => void) => () => void;
  /**
   * Closes its prompts, and asks nothing more. Needless when a wrapped transport closes. To connect again, make a new
   * one.
   */
  readonly close: () => void;
  /** Declines this server's pending requests and all later ones, or no longer does so. That is a person's explicit no. */
  readonly setSilenced: (isSilenced: boolean) => void;
  /**
   * Makes a call again that fails with -32042, "URL elicitation required" (2025-11-25), once the person has done its
   * pages.
   * A page that the server says is done before it was opened here is withdrawn.
   * @returns what the call returns; rejects with the call's own error where the person says no, where the same URL is
   * asked for again, and after the last retry
   */
  readonly retryAfterUrl: <Result>(
    call: () => Promise<Result>,
    options?: RetryAfterUrlOptions,
  ) => Promise<Result>;
  /**
   * Answers a round of `input_required` (2026-07-28), where the host does the rounds itself. Unlike in the SDK's,
   * schemas stay.
   * @returns the params to send again; rejects with the reason of `signal` if that is aborted
   * @throws {ElicitRequestError} if a part cannot be shown, asks for a secret that the host refuses, or is no
   * elicitation without `foreign`; nothing is shown then
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
