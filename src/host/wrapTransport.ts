import { isRecord } from '../protocol/index.ts';
import { internalError } from '../queue/index.ts';
import type { RequestTaskStore } from './askInTask.ts';
import type { ElicitationTaskStore } from './ElicitationTasks.ts';
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
type Send = (message: Message, options?: object) => Promise<void>;

export interface Interception {
  /** Answers `elicitation/create`. */
  answer: (message: Message, context: RequestContext) => Promise<object>;
  complete: (message: Message) => void;
  taskStore: ElicitationTaskStore;
}

/**
 * Wraps a transport, so that elicitations are taken off it and answered before its client sees them: see
 * `ElicitationConnection.wrapTransport`.
 */
export function wrapTransport<Transport extends WrappableTransport>(
  transport: Transport,
  { answer, complete, taskStore }: Interception,
): Transport {
  const target = transport as WrappableTransport;
  const send = ((message, options) => target.send(message as never, options as never)) as Send;
  const running = new Map<unknown, AbortController>();
  /** The client's own listeners. They may be set before the transport is wrapped, and again after that. */
  const listeners = { onmessage: target.onmessage, onclose: target.onclose };

  const call = (listener: unknown, args: readonly unknown[]) =>
    typeof listener === 'function' ? (listener as Listener)(...args) : undefined;

  async function reply(message: Message): Promise<void> {
    const { id, params } = message;
    const controller = new AbortController();
    // An answer by this id could only be taken for an answer to the new request.
    running.get(id)?.abort();
    running.set(id, controller);
    const notify = (notification: object) =>
      send({ jsonrpc: '2.0', ...notification }, { relatedRequestId: id });
    const isTask = isRecord(params) && isRecord(params['task']);
    const context: RequestContext = {
      signal: controller.signal,
      sendNotification: notify,
      ...(isTask && { taskStore: tellingTaskStore(taskStore, notify) }),
    };
    let outcome: object;
    try {
      outcome = { result: await answer(message, context) };
    } catch (error) {
      outcome = { error: errorOf(error) };
    }
    const isWanted = running.get(id) === controller && !controller.signal.aborted;
    if (running.get(id) === controller) running.delete(id);
    // A server that canceled a request wants no answer to it.
    if (!isWanted) return;
    await send({ jsonrpc: '2.0', id, ...outcome }).catch((error: unknown) =>
      call(target.onerror, [error]),
    );
  }

  /** Handles a message if it belongs to an elicitation, and returns whether it does. */
  function take(message: unknown): boolean {
    if (!isRecord(message) || message['jsonrpc'] !== '2.0') return false;
    const { method, params, id } = message;
    if (method === 'elicitation/create' && id !== undefined) {
      void reply(message);
      return true;
    }
    if (method === 'notifications/elicitation/complete') {
      complete(message);
      return true;
    }
    if (method !== 'notifications/cancelled' || !isRecord(params)) return false;
    const controller = running.get(params['requestId']);
    controller?.abort();
    return controller !== undefined;
  }

  target.onmessage = (...args: unknown[]) => {
    if (!take(args[0])) call(listeners.onmessage, args);
  };
  target.onclose = (...args: unknown[]) => {
    for (const controller of running.values()) controller.abort();
    running.clear();
    call(listeners.onclose, args);
  };

  const methods = new Map<unknown, unknown>();
  return new Proxy(transport, {
    get(_, key) {
      if (key === 'onmessage' || key === 'onclose') return listeners[key];
      const value: unknown = Reflect.get(transport, key, transport);
      if (typeof value !== 'function' || key === 'constructor' || key === 'onerror') return value;
      // Bound to the transport, since its private fields cannot be read through a proxy.
      if (!methods.has(value)) methods.set(value, value.bind(transport));
      return methods.get(value);
    },
    set(_, key, value) {
      if (key === 'onmessage' || key === 'onclose') {
        listeners[key] = value;
        return true;
      }
      return Reflect.set(transport, key, value, transport);
    },
  });
}

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
