import { isRecord } from '../protocol/index.ts';
import { internalError } from '../queue/index.ts';
import type { RequestTaskStore } from './askInTask.ts';
import type { LazyTasks } from './LazyTasks.ts';
import type { ElicitationTaskStore } from './TaskStore.ts';
import type { RequestContext } from './RequestContext.ts';

/** A client's transport, in either SDK or elsewhere (`@ai-sdk/mcp`), with the members that are used here. */
export interface WrappableTransport {
  send: (message: never, options?: never) => Promise<void>;
  onmessage?: unknown;
  onclose?: unknown;
  onerror?: unknown;
}

type Message = Readonly<Record<string, unknown>>;
type Listener = (...args: unknown[]) => void;

export interface Interception {
  /** Answers `elicitation/create`. */
  onRequest: (message: Message, context: RequestContext) => Promise<object>;
  /** Takes `notifications/elicitation/complete`. */
  onComplete: (message: Message) => void;
}

/**
 * Wraps a transport, so that elicitations are taken off it and answered before its client sees them: see
 * `ElicitationConnection.wrapTransport`.
 */
export const wrapTransport = <Transport extends WrappableTransport>(
  transport: Transport,
  interception: Interception,
  tasks: LazyTasks,
): Transport => new Proxy(transport, new Interceptor(transport, interception, tasks));

/** What a client sees of a transport, and what it does not see of its messages. */
class Interceptor<Transport extends WrappableTransport> implements ProxyHandler<Transport> {
  readonly #transport: WrappableTransport;
  readonly #interception: Interception;
  readonly #tasks: LazyTasks;
  readonly #running = new Map<unknown, AbortController>();
  /** The client's own listeners. They may be set before the transport is wrapped, and again after that. */
  readonly #listeners: Pick<WrappableTransport, 'onmessage' | 'onclose'>;
  /** The transport's methods, bound to it, since its private fields cannot be read through a proxy. */
  readonly #methods = new Map<unknown, unknown>();

  constructor(transport: Transport, interception: Interception, tasks: LazyTasks) {
    this.#transport = transport;
    this.#interception = interception;
    this.#tasks = tasks;
    this.#listeners = { onmessage: transport.onmessage, onclose: transport.onclose };
    this.#transport.onmessage = (...args: unknown[]) => {
      if (!this.#take(args[0])) call(this.#listeners.onmessage, args);
    };
    this.#transport.onclose = (...args: unknown[]) => {
      for (const controller of this.#running.values()) controller.abort();
      this.#running.clear();
      call(this.#listeners.onclose, args);
    };
  }

  get(transport: Transport, key: string | symbol): unknown {
    if (key === 'onmessage' || key === 'onclose') return this.#listeners[key];
    const value: unknown = Reflect.get(transport, key, transport);
    if (typeof value !== 'function' || key === 'constructor' || key === 'onerror') return value;
    if (!this.#methods.has(value)) this.#methods.set(value, value.bind(transport));
    return this.#methods.get(value);
  }

  set(transport: Transport, key: string | symbol, value: unknown): boolean {
    if (key === 'onmessage' || key === 'onclose') {
      this.#listeners[key] = value;
      return true;
    }
    return Reflect.set(transport, key, value, transport);
  }

  /** Handles a message if it belongs to an elicitation, and returns whether it does. */
  #take(message: unknown): boolean {
    if (!isRecord(message) || message['jsonrpc'] !== '2.0') return false;
    const { method, params, id } = message;
    if (method === 'elicitation/create' && id !== undefined) {
      void this.#reply(message);
      return true;
    }
    if (method === 'notifications/elicitation/complete') {
      this.#interception.onComplete(message);
      return true;
    }
    if (method !== 'notifications/cancelled' || !isRecord(params)) return false;
    const controller = this.#running.get(params['requestId']);
    controller?.abort();
    return controller !== undefined;
  }

  async #reply(message: Message): Promise<void> {
    const { id, params } = message;
    const running = this.#running;
    const controller = new AbortController();
    // An answer by this id could only be taken for an answer to the new request.
    running.get(id)?.abort();
    running.set(id, controller);
    const notify = (notification: object) =>
      this.#send({ jsonrpc: '2.0', ...notification }, { relatedRequestId: id });
    // A client without tasks has to answer as if none had been asked for (MCP 2025-11-25, Tasks).
    const isTask = this.#tasks.isUsed && isRecord(params) && isRecord(params['task']);
    const context: RequestContext = {
      signal: controller.signal,
      sendNotification: notify,
      ...(isTask && { taskStore: tellingTaskStore(this.#tasks.taskStore, notify) }),
    };
    let outcome: object;
    try {
      outcome = { result: await this.#interception.onRequest(message, context) };
    } catch (error) {
      outcome = { error: errorOf(error) };
    }
    const isWanted = running.get(id) === controller && !controller.signal.aborted;
    if (running.get(id) === controller) running.delete(id);
    // A server that canceled a request wants no answer to it.
    if (!isWanted) return;
    await this.#send({ jsonrpc: '2.0', id, ...outcome }).catch((error: unknown) =>
      call(this.#transport.onerror, [error]),
    );
  }

  #send(message: Message, options?: object): Promise<void> {
    return this.#transport.send(message as never, options as never);
  }
}

const call = (listener: unknown, args: readonly unknown[]): unknown =>
  typeof listener === 'function' ? (listener as Listener)(...args) : undefined;

/** JSON-RPC 2.0 §5.1. */
function errorOf(error: unknown): { code: number; message: string } {
  const code: unknown = isRecord(error) ? error['code'] : undefined;
  return {
    code: Number.isSafeInteger(code) ? (code as number) : internalError,
    message: error instanceof Error ? error.message : String(error),
  };
}

/** Wraps the host's task store, so that the server is told of each change (MCP 2025-11-25, Tasks). */
function tellingTaskStore(
  store: ElicitationTaskStore,
  notify: (notification: object) => Promise<void>,
): RequestTaskStore {
  const tell = async (taskId: string) => {
    const task = await store.getTask(taskId);
    await notify({ method: 'notifications/tasks/status', params: { ...task } }).catch(() => {});
  };
  return {
    createTask: (params) => store.createTask(params),
    getTask: async (taskId) => (await store.getTask(taskId)) ?? {},
    async updateTaskStatus(taskId, status, statusMessage) {
      await store.updateTaskStatus(taskId, status, statusMessage);
      await tell(taskId);
    },
    async storeTaskResult(taskId, status, result) {
      await store.storeTaskResult(taskId, status, result);
      await tell(taskId);
    },
  };
}
