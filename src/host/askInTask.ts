import { isRecord, type ElicitResult } from '../protocol/index.ts';
import type { LazyTasks } from './LazyTasks.ts';
import type { ElicitationTaskStore } from './TaskStore.ts';

export { TaskStore } from './TaskStore.ts';

/** Sends a notification about a task. */
type Tell = (notification: object) => unknown;

/** The store that SDK v1 gives a handler for the task of its request. It tells the server of each change. */
export interface RequestTaskStore {
  createTask(params: { ttl?: number | null }): Promise<{ taskId: string }>;
  getTask(taskId: string): Promise<object>;
  updateTaskStatus(
    taskId: string,
    status: 'input_required' | 'failed',
    statusMessage?: string,
  ): Promise<void>;
  storeTaskResult(
    taskId: string,
    status: 'completed',
    result: Record<string, unknown>,
  ): Promise<void>;
}

/**
 * Answers a task-augmented request with its task, and asks the person meanwhile (MCP 2025-11-25, Tasks).
 *
 * @param own the queue's tasks, whose store `store` is or wraps
 * @param notify tells the server of a change, where the store does not
 * @param ask puts the request before the person, until the signal says that the task is over
 * @param onTask called with the task once the server can be told of it
 * @returns resolves when the task has its result
 */
export async function askInTask(
  own: LazyTasks,
  store: RequestTaskStore | ElicitationTaskStore,
  notify: ((notification: never) => unknown) | undefined,
  request: object,
  ask: (signal: AbortSignal | undefined) => Promise<ElicitResult>,
  onTask: (created: { task: object }) => void,
): Promise<void> {
  const { task } = request as { task?: unknown };
  const ttl = isRecord(task) ? task['ttl'] : undefined;
  // SDK v1 wraps the store, and tells the server itself.
  const isOurs = (one: typeof store): one is ElicitationTaskStore => 'signalOf' in one;
  const taskStore = isOurs(store) ? tellingTaskStore(store, notify as Tell) : store;
  const { taskId } = await taskStore.createTask(typeof ttl === 'number' ? { ttl } : {});
  // Before anything is waited for: the task may be over by then.
  const signal = own.taskStore.signalOf(taskId);
  try {
    await taskStore.updateTaskStatus(taskId, 'input_required');
    onTask({ task: await taskStore.getTask(taskId) });
  } catch (error) {
    // Else nobody would end it before its time is over.
    await own.taskStore.updateTaskStatus(taskId, 'cancelled').catch(() => {});
    throw error;
  }
  // The person is asked only now: a server that could not be told of the task would never fetch the answer.
  await keepResult(taskStore, taskId, ask(signal));
}

async function keepResult(
  taskStore: RequestTaskStore,
  taskId: string,
  asking: Promise<ElicitResult>,
): Promise<void> {
  try {
    const result = await asking;
    await taskStore.storeTaskResult(taskId, 'completed', { ...result });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The task was canceled or has expired, or the connection is gone. Then nobody has to be told.
    await taskStore.updateTaskStatus(taskId, 'failed', message).catch(() => {});
  }
}

/** Wraps the host's task store, so that the server is told of each change (MCP 2025-11-25, Tasks). */
function tellingTaskStore(store: ElicitationTaskStore, tell: Tell): RequestTaskStore {
  const tellOf = async (taskId: string) => {
    const task = await store.getTask(taskId);
    const notification = { method: 'notifications/tasks/status', params: { ...task } };
    // Not waited for: the server may fetch the task as well, and a transport may never say that it has sent.
    void (async () => tell(notification))().catch(() => {});
  };
  return {
    createTask: (params) => store.createTask(params),
    async getTask(taskId) {
      const task = await store.getTask(taskId);
      if (!task) throw new Error(`No task "${taskId}".`);
      return task;
    },
    async updateTaskStatus(taskId, status, statusMessage) {
      await store.updateTaskStatus(taskId, status, statusMessage);
      await tellOf(taskId);
    },
    async storeTaskResult(taskId, status, result) {
      await store.storeTaskResult(taskId, status, result);
      await tellOf(taskId);
    },
  };
}
