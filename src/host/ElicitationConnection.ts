import type { ElicitMode, ElicitResult } from '../protocol/index.ts';
import type { ElicitationServer } from '../queue/index.ts';
import type { RequestContext } from './RequestContext.ts';
import type { InputRequiredExchange, RetryParams } from './Rounds.ts';
import type { TrackOptions } from './CallTracker.ts';

export interface ConnectedServer extends Omit<ElicitationServer, 'icons'> {
  /** The server's own, which may look like another's: `() => client.getServerVersion()?.icons`, asked when they are drawn. */
  readonly icons?: (() => ElicitationServer['icons']) | undefined;
  /** In which modes it may ask, if in fewer than the queue's. Its client must then declare only these. */
  readonly modes?: readonly ElicitMode[] | undefined;
}

/** A client's transport, in either SDK or elsewhere (`@ai-sdk/mcp`). */
export interface WrappableTransport {
  send: (message: never, options?: never) => Promise<void>;
  onmessage?: unknown;
  onclose?: unknown;
  onerror?: unknown;
}

export interface ToolClient {
  readonly callTool: (...args: never) => Promise<unknown>;
}

/** The client capabilities for the modes of a connection (MCP, `ClientCapabilities.elicitation`). */
type ElicitationCapabilities = {
  elicitation: { form?: Record<string, never>; url?: Record<string, never> };
};

/** A client of SDK v1 or v2. */
export interface ConnectableClient {
  readonly connect: (transport: never) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly transport?: unknown;
  readonly setRequestHandler?: (...args: never[]) => unknown;
  onerror?: ((error: Error) => void) | undefined;
}

/** The options of `call`. Its `signal` gives the call up. */
export interface CallOptions extends TrackOptions {
  /** How long it may take while nobody is asked, in milliseconds. Default: 60,000. The client's own timeout is off. */
  timeout?: number | undefined;
}

/** One connected server. */
export interface ElicitationConnection {
  /** For the client's constructor: how the server may ask, and, for SDK v2, to speak the newest revision that both know. */
  readonly clientOptions: {
    readonly capabilities: ElicitationCapabilities;
    readonly versionNegotiation: { readonly mode: 'auto' };
  };
  /**
   * Connects a client of SDK v1 or v2 over the transport, and answers by it. `@ai-sdk/mcp` takes `wrapTransport`. Errors of the
   * client that nobody else hears are reported (`client.onerror`).
   * @param transport what makes one, to connect again with the next `call` after the server was lost. Or one, used once
   * @returns a promise that rejects if the server cannot be reached. The next `call` then tries again
   * @example
   * const client = new Client(info, github.clientOptions);
   * await github.connect(client, () => new StreamableHTTPClientTransport(new URL(url)));
   */
  readonly connect: (
    client: ConnectableClient,
    transport: WrappableTransport | (() => WrappableTransport),
  ) => Promise<void>;
  /**
   * For other clients (`@ai-sdk/mcp`), or to connect one by oneself: give the client the transport that this returns.
   * That answers `elicitation/create`, its cancellation and `notifications/elicitation/complete` before the client,
   * whose checks would refuse or change much of what real servers ask. All other messages pass untouched.
   * The client still declares the capability. It needs a handler (`onRequest`) only for `input_required` (2026-07-28).
   * When the transport closes, its prompts close too, and the next to the same server can be wrapped.
   * @throws {TypeError} for what is no transport
   * @throws {Error} if this connection was closed
   * @example
   * const { capabilities } = github.clientOptions;
   * const client = await createMCPClient({ transport: github.wrapTransport(transport), capabilities });
   */
  readonly wrapTransport: <Transport extends WrappableTransport>(transport: Transport) => Transport;
  /**
   * The handler for `elicitation/create`, for either SDK. It takes the request, or its params alone.
   * With a `progressToken`, progress is sent every 15 seconds, so that the server does not time out on a person.
   * For `params.task`, it returns the task at once in place of an answer, if the connection has tasks (`./tasks`).
   * @returns the answer; rejects with an `ElicitRequestError` (-32602) for params that cannot be shown, and with a
   * `RequestFailure`: -32603 if nothing was mounted or the connection closed, -32000 when the server asks too much
   */
  readonly onRequest: (request: unknown, context?: RequestContext) => Promise<ElicitResult>;
  /** The handler for `notifications/elicitation/complete` (2025-11-25), or its params, of this connection's requests. */
  readonly onComplete: (notification: unknown) => void;
  /**
   * Makes a call, to which what is asked in it belongs: that closes when the call settles, times out or is aborted. Track all
   * calls in which a server may ask. After error -32042 (2025-11-25), once the person is done with the pages that it names, the call
   * is made again, three times at most. Where it is not known which of several asks, it closes with the last of them, and has no
   * `data`. What a server asks in a task of its own closes when the server withdraws it.
   * @example
   * await github.track(() => client.getPrompt({ name }), { data: { messageId } });
   */
  readonly track: <Result>(call: () => Promise<Result>, options?: TrackOptions) => Promise<Result>;
  /**
   * Calls a tool by a client of SDK v1, v2 or `@ai-sdk/mcp`. It is tracked (see `track`), and its time stops while a person is
   * asked. A client of `connect` is connected again first, if its server was lost.
   * @returns what the client returns; rejects with its error, or with a `RequestFailure` (-32001) after its time
   * @example
   * const result = await github.call(client, { name: 'deploy' }, { timeout: 60_000, data: { toolCallId } });
   */
  readonly call: <Client extends ToolClient>(
    client: Client,
    params: Parameters<Client['callTool']>[0],
    options?: CallOptions,
  ) => ReturnType<Client['callTool']>;
  /** Closes its prompts, and asks nothing more. A wrapped transport that closes does not need it. */
  readonly close: () => void;
  /** Declines this server's pending requests and all later ones, or no longer does so. That is a person's explicit no. */
  readonly setSilenced: (isSilenced: boolean) => void;
  /**
   * Answers a round of `input_required` (2026-07-28) where the host does the rounds itself. Schemas stay as sent.
   * @returns the params to send again; rejects with the reason of `signal` if that is aborted
   * @throws {ElicitRequestError} if a part cannot be shown, asks for a secret that the host refuses, or is no
   * elicitation and there is no `foreign`. Nothing is shown then
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
