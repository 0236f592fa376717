import type { ElicitMode, ElicitResult } from '../protocol/index.ts';
import type { ElicitationServer } from '../queue/index.ts';
import type { InputRequiredExchange, RetryParams } from './answerInputRequired.ts';
import type { ParkableExchange, ParkedRound, ResumeOptions } from './parkRound.ts';
import type { RequestContext } from './RequestContext.ts';
import type { RetryAfterUrlOptions } from './retryAfterUrl.ts';
import type { TrackOptions } from './trackCalls.ts';
import type { WrappableTransport } from './wrapTransport.ts';

/** A server that is to be connected. */
export interface ConnectedServer extends ElicitationServer {
  /**
   * How it may ask, where that is less than the queue's modes: of a client that cannot do URL mode, say. Give its client the
   * capability of these alone.
   */
  readonly modes?: readonly ElicitMode[] | undefined;
}

/** One connected server. */
export interface ElicitationConnection {
  readonly server: ElicitationServer;
  /**
   * The way in, for SDK v1, v2, `@ai-sdk/mcp` and any transport with `send` and `onmessage`. What comes back takes
   * `elicitation/create`, its cancellation and `notifications/elicitation/complete` off the wire before the client sees
   * them, and answers; all else passes untouched, both ways. The clients' own gates refuse or change much of what real
   * servers ask.
   *
   * The client has to declare the capability all the same, and needs no handler.
   *
   * @example
   * const client = new Client(info, { capabilities: { ...queue.capability } });
   * await client.connect(github.wrapTransport(transport));
   */
  readonly wrapTransport: <Transport extends WrappableTransport>(transport: Transport) => Transport;
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
  /**
   * Whether a person is being asked, or asked later, so that a host's own timeouts can stop meanwhile.
   *
   * @example
   * github.onWaiting((isWaiting) => (isWaiting ? watchdog.pause() : watchdog.resume()));
   */
  readonly isWaiting: () => boolean;
  /** Calls back with it, each time that it changes; returns the end of that. */
  readonly onWaiting: (listener: (isWaiting: boolean) => void) => () => void;
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
  /**
   * Puts a round aside for a person who may take longer than this process lives: a serverless function, another day. Give
   * `pending` to a page, and keep `token` on the back end.
   *
   * @throws {ElicitRequestError} where a part of the result cannot be shown, or asks for a secret and may not
   * @throws {RequestFailure} after the last round
   * @example
   * const result = await client.callTool(params, { allowInputRequired: true });
   * if (result.resultType === 'input_required') {
   *   const { pending, token } = await github.park({ params, result });
   *   await database.insert({ id, token });
   *   return pending; // the page: <ElicitationRequests requests={pending} onRespond={…} />
   * }
   */
  readonly park: <Params extends object>(
    exchange: ParkableExchange<Params>,
  ) => Promise<ParkedRound>;
  /**
   * Goes on with a parked round, in whatever process. Take a token once: delete it as you read it.
   *
   * @param token as `park` gave it
   * @param answers a result for each `id` of `pending`, as the page sent it: it is checked here
   * @returns the params to send again
   * @throws {ElicitResultError} where an answer is missing, was not asked for, or is no answer to its request; for content
   *   that the schema does not allow an `ElicitContentError`, with `issues`. Nothing has been sent then
   * @throws {TypeError} for what is no token
   * @example
   * const params = await github.resume(token, { name: { action: 'accept', content: { name: 'Ada' } } });
   * const result = await client.callTool(params, { allowInputRequired: true });
   */
  readonly resume: <Params extends object>(
    token: unknown,
    answers: { readonly [key: string]: unknown },
    options?: ResumeOptions,
  ) => Promise<RetryParams<Params>>;
}
