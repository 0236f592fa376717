import { isRecord } from '../protocol/index.ts';
import { internalError, shielded } from '../queue/index.ts';
import type { Connection } from './Connection.ts';
import type { WrappableTransport } from './ElicitationConnection.ts';
import { lateAtHand } from './loadLate.ts';

/** How long to try to send an answer that a person gave, and another, in milliseconds. */
const longestTry = 600_000;
const shortestTry = 1000;
/** With more requests than this being answered at once, refusals are sent only once: a server may flood. */
const mostRefused = 100;

/**
 * Requests to which no prompt belongs. What a task asks names the task, and its result may take hours. A subscription lasts
 * as long as its connection, and SDK v2 does not cancel a `server/discover` that it gave up.
 */
const asksNothing = /^(ping$|(tasks|server|subscriptions)\/)/;

type Message = Readonly<Record<string, unknown>>;
type Listener = (...args: unknown[]) => void;

/** What aborts a request without a message: in `@ai-sdk/mcp`, and in SDK v2 since revision 2026-07-28. */
interface SendOptions {
  signal?: AbortSignal | undefined;
  requestSignal?: AbortSignal | undefined;
}

/**
 * Wraps a transport, so that elicitations are taken off it and answered before its client sees them: see
 * `ElicitationConnection.wrapTransport`.
 */
export function wrapTransport<Transport extends WrappableTransport>(
  transport: Transport,
  connection: Connection,
): Transport {
  if (typeof (transport as Partial<Transport> | undefined)?.send !== 'function') {
    throw new TypeError(
      'wrapTransport needs a transport, such as a StreamableHTTPClientTransport.',
    );
  }
  if (connection.isClosed) {
    throw new Error('This connection was closed: call queue.connection() again.');
  }
  return new Proxy(transport, new Interceptor(transport, connection));
}

/** What a client sees of a transport, and what it does not see of its messages. */
class Interceptor<Transport extends WrappableTransport> implements ProxyHandler<Transport> {
  readonly #transport: WrappableTransport;
  readonly #connection: Connection;
  /** The server's requests that wait for an answer, and those answered with a task that waits for one, by their ids. */
  readonly #running = new Map<unknown, AbortController>();
  /** For each request of the client that is under way, by its id: says that it is over. */
  readonly #ends = new Map<string | undefined, () => void>();
  /** The client's own listeners. They may be set before the transport is wrapped, and again after that. */
  readonly #listeners: Pick<WrappableTransport, 'onmessage' | 'onclose'>;
  /** Whether the transport has closed, and the client has sent nothing since. */
  #isClosed = false;
  /** The transport's methods, bound to it, since its private fields cannot be read through a proxy. */
  readonly #methods = new Map<unknown, unknown>();

  constructor(transport: Transport, connection: Connection) {
    this.#transport = transport;
    this.#connection = connection;
    this.#listeners = { onmessage: transport.onmessage, onclose: transport.onclose };
    this.#transport.onmessage = (...args: unknown[]) => {
      if (!this.#take(args[0])) call(this.#listeners.onmessage, args);
    };
    this.#transport.onclose = (...args: unknown[]) => {
      this.#isClosed = true;
      for (const controller of this.#running.values()) controller.abort();
      for (const end of this.#ends.values()) end();
      // Rounds and pages that calls wait for, none of which came as a message. Nothing says whose call it is.
      connection.wires.delete(this);
      if (connection.wires.size === 0) connection.withdraw();
      call(this.#listeners.onclose, args);
    };
  }

  get(transport: Transport, key: string | symbol): unknown {
    if (key === 'onmessage' || key === 'onclose') return this.#listeners[key];
    if (key === 'send') return this.#pass;
    const value: unknown = Reflect.get(transport, key, transport);
    if (typeof value !== 'function' || key === 'constructor' || key === 'onerror') return value;
    const bound: unknown = this.#methods.get(value) ?? value.bind(transport);
    this.#methods.set(value, bound);
    return bound;
  }

  set(transport: Transport, key: string | symbol, value: unknown): boolean {
    if (key === 'onmessage' || key === 'onclose') {
      this.#listeners[key] = value;
      return true;
    }
    return Reflect.set(transport, key, value, transport);
  }

  /** Sends a message of the client's own. If it is a request, a prompt may belong to it until it is over. */
  readonly #pass = async (message: Message, options?: SendOptions): Promise<void> => {
    this.#isClosed = false;
    const { method } = message;
    const key = keyOf(message['id']);
    this.#ends.get(keyOf(canceledBy(message)))?.();
    if (!method || key === undefined || asksNothing.test(method as string)) {
      return this.#send(message, options);
    }
    const signal = options?.signal ?? options?.requestSignal;
    this.#connection.wires.add(this);
    const over = this.#connection.calls.begin();
    const end = () => {
      signal?.removeEventListener('abort', end);
      this.#ends.delete(key);
      over();
    };
    this.#ends.set(key, end);
    signal?.addEventListener('abort', end);
    return this.#send(message, options).catch((error: unknown) => {
      end();
      throw error;
    });
  };

  /** Handles a message if it belongs to an elicitation, and returns whether it does. */
  #take(message: unknown): boolean {
    if (!isRecord(message) || message['jsonrpc'] !== '2.0') return false;
    const { method } = message;
    const key = keyOf(message['id']);
    if (!method) this.#ends.get(key)?.();
    if (method === 'elicitation/create' && key !== undefined) {
      // What a transport still had in store when it closed could not be answered.
      if (!this.#isClosed) void this.#reply(message);
      return true;
    }
    if (method === 'notifications/elicitation/complete') {
      this.#connection.onComplete(message);
      return true;
    }
    const controller = this.#running.get(canceledBy(message));
    controller?.abort();
    return controller !== undefined;
  }

  async #reply(message: Message): Promise<void> {
    const { closed, wires } = this.#connection;
    wires.add(this);
    const { id } = message;
    const running = this.#running;
    const controller = new AbortController();
    const { signal } = controller;
    // An answer by this id could only be taken for an answer to the new request.
    running.get(id)?.abort();
    running.set(id, controller);
    const forget = () => {
      if (running.get(id) === controller) running.delete(id);
    };
    let outcome: object | undefined;
    const notify = (notification: object) => {
      // The status of a task that waits is told before its request is answered. All that is told later is its end.
      if (outcome) forget();
      return this.#send({ jsonrpc: '2.0', ...notification }, { relatedRequestId: id });
    };
    let longest = longestTry;
    let isTask = false;
    try {
      const asking = { signal, sendNotification: notify };
      const result = await this.#connection.onRequest(message, asking);
      outcome = { result };
      isTask = 'task' in result;
      // Of a task that the server does not know, nobody would fetch the answer.
      if (isTask) longest = shortestTry;
    } catch (error) {
      longest = running.size > mostRefused ? 0 : shortestTry;
      outcome = { error: errorOf(error) };
    }
    const send = async () => {
      // A server that canceled a request wants no answer to it.
      if (!signal.aborted) await this.#send({ jsonrpc: '2.0', id, ...outcome });
    };
    const report = (error: unknown) => shielded(() => call(this.#transport.onerror, [error]));
    // Before that code is there, all that is sent are refusals.
    const isSent = await (lateAtHand()?.sendPatiently(send, longest, [signal, closed], report) ??
      send().catch(report));
    // What is asked in a task goes on, unless the server does not know of it.
    if (isTask && isSent) return;
    controller.abort();
    forget();
  }

  /** Async, since a transport of a host's own may throw or return nothing. */
  async #send(message: Message, options?: object): Promise<void> {
    await this.#transport.send(message as never, options as never);
  }
}

const call = (listener: unknown, args: readonly unknown[]): unknown =>
  typeof listener === 'function' ? (listener as Listener)(...args) : undefined;

/** SDKs take text for an id of theirs, which is a number. Nothing else is an id: MCP allows no `null`. */
const keyOf = (id: unknown): string | undefined =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;

/** The id of the request that a message cancels, if it does. */
const canceledBy = ({ method, params }: Message): unknown =>
  method === 'notifications/cancelled' && isRecord(params) ? params['requestId'] : undefined;

/** JSON-RPC 2.0 §5.1. */
function errorOf(error: unknown): { code: number; message: string } {
  const code: unknown = isRecord(error) ? error['code'] : undefined;
  return {
    code: Number.isSafeInteger(code) ? (code as number) : internalError,
    message: error instanceof Error ? error.message : String(error),
  };
}
