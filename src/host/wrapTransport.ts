import { isRecord, type ElicitResult } from '../protocol/index.ts';
import { internalError, shielded } from '../queue/index.ts';
import { callContext } from './callContext.ts';
import type { Connection } from './Connection.ts';
import type { WrappableTransport } from './ElicitationConnection.ts';
import { lateAtHand } from './loadLate.ts';

/** How long to try to send an answer that a person gave, in milliseconds. */
const longestTry = 600_000;
/** The same for a task: if the server does not know of it, nobody will fetch the answer. */
const longestTryOfTask = 1000;

/** No prompt belongs to these: tasks name themselves, subscriptions last, and SDK v2 does not cancel `server/discover`. */
const asksNothing = /^(ping$|(tasks|server|subscriptions)\/)/;

type Message = Readonly<Record<string, unknown>>;
type Listener = (...args: unknown[]) => void;

/** What aborts a request without a message: in `@ai-sdk/mcp`, and in SDK v2 since revision 2026-07-28. */
interface SendOptions {
  signal?: AbortSignal | undefined;
  requestSignal?: AbortSignal | undefined;
}

/** See `ElicitationConnection.wrapTransport`. */
export function wrapTransport<Transport extends WrappableTransport>(
  transport: Transport,
  connection: Connection,
): Transport {
  if (typeof (transport as Partial<Transport> | undefined)?.send !== 'function') {
    throw new TypeError('wrapTransport needs a transport.');
  }
  if (connection.closed.aborted) {
    throw new Error('This connection was closed: call queue.connection() again.');
  }
  return new Proxy(transport, new Interceptor(transport, connection));
}

class Interceptor<Transport extends WrappableTransport> implements ProxyHandler<Transport> {
  readonly #transport: WrappableTransport;
  readonly #connection: Connection;
  /** By id: requests that wait for an answer, and tasks that were answered and wait for one. */
  readonly #running = new Map<unknown, AbortController>();
  /** Says that a request of the client's is over, by its id. */
  readonly #ends = new Map<string | undefined, () => void>();
  /** The client's own, which may be set before the transport is wrapped, and again after that. */
  readonly #listeners: Pick<WrappableTransport, 'onmessage' | 'onclose'>;
  /** Whether the transport has closed, and the client has sent nothing since. */
  #isClosed = false;

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
    // Its private fields cannot be read through a proxy. A host that connects in a call does so for all of them.
    return (...args: unknown[]) => callContext.run(undefined, () => value.apply(transport, args));
  }

  set(transport: Transport, key: string | symbol, value: unknown): boolean {
    if (key === 'onmessage' || key === 'onclose') {
      this.#listeners[key] = value;
      return true;
    }
    return Reflect.set(transport, key, value, transport);
  }

  /** Sends a message of the client's. If it is a request, a prompt may belong to it until it is over. */
  readonly #pass = async (message: Message, options?: SendOptions): Promise<void> => {
    this.#isClosed = false;
    const { method } = message;
    const key = keyOf(message['id']);
    this.#ends.get(keyOf(canceledBy(message)))?.();
    const send = () => this.#send(message, options);
    if (!method || key === undefined || asksNothing.test(method as string)) return send();
    const signal = options?.signal ?? options?.requestSignal;
    this.#connection.wires.add(this);
    const [inContext, over] = this.#connection.calls.begin();
    const cancel = () => {
      end();
      // `@ai-sdk/mcp` does not say so itself.
      const params = { requestId: message['id'] };
      const notification = { jsonrpc: '2.0', method: 'notifications/cancelled', params };
      if (options?.signal) this.#send(notification).catch(() => {});
    };
    const end = () => {
      signal?.removeEventListener('abort', cancel);
      this.#ends.delete(key);
      over();
    };
    this.#ends.set(key, end);
    signal?.addEventListener('abort', cancel);
    return inContext(send).catch((error: unknown) => {
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
    let result: ElicitResult | undefined;
    const sendNotification = (notification: object) => {
      // The status of a task that waits is told before its request is answered. All that is told later is its end.
      if (result) forget();
      return this.#send({ jsonrpc: '2.0', ...notification }, { relatedRequestId: id });
    };
    const send = async (outcome: object) => {
      // A server that canceled a request wants no answer to it.
      if (!signal.aborted) await this.#send({ jsonrpc: '2.0', id, ...outcome });
    };
    const report = (error: unknown) => shielded(() => call(this.#transport.onerror, [error]));
    try {
      result = await this.#connection.onRequest(message, { signal, sendNotification });
      const isTask = 'task' in result;
      const longest = isTask ? longestTryOfTask : longestTry;
      const answer = () => send({ result });
      // What gives results is loaded.
      const late = lateAtHand()!;
      const isSent = await late.sendPatiently(answer, longest, [signal, closed], report);
      // What is asked in a task goes on, unless the server does not know of it.
      if (isTask && isSent) return;
    } catch (error) {
      // Once: a server may flood, and nobody gave this as an answer.
      await send({ error: errorOf(error) }).catch(report);
    }
    controller.abort();
    forget();
  }

  /** Async, since a transport of a host's own may throw or return nothing. */
  async #send(message: Message, options?: object): Promise<void> {
    const send = () => this.#transport.send(message as never, options as never);
    // With anything but a request, a transport may open the stream of all calls.
    await (message['method'] && 'id' in message ? send() : callContext.run(undefined, send));
  }
}

const call = (listener: unknown, args: readonly unknown[]): unknown =>
  typeof listener === 'function' ? (listener as Listener)(...args) : undefined;

/** SDKs take text for an id of theirs, which is a number. Nothing else is an id: MCP allows no `null`. */
const keyOf = (id: unknown): string | undefined =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;

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
