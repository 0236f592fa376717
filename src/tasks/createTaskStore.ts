import { after } from '../queue/index.ts';

/** A task as it goes over the wire (MCP 2025-11-25, Tasks). */
interface ElicitationTask {
  taskId: string;
  status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';
  statusMessage?: string;
  /** How long the task is kept after its creation, in milliseconds. */
  ttl: number;
  createdAt: string;
  lastUpdatedAt: string;
}

export type OwnTaskStore = ReturnType<typeof createTaskStore>;

/** The default too, in milliseconds. `setTimeout` can wait so long. */
const longestTtl = 24 * 60 * 60_000;

/** The shortest time, in milliseconds: in less, nobody could be asked. */
const shortestTtl = 1000;

/** In milliseconds. SDK v1 looks every second whether there is an answer to send. */
const grace = 2000;

interface Kept {
  readonly task: ElicitationTask;
  readonly controller: AbortController;
  result?: Record<string, unknown>;
}

/**
 * The `TaskStore` of SDK v1, as far as elicitations need it. If a task ends before its answer, the request is withdrawn. Members are
 * functions, since hosts wrap the store.
 */
export function createTaskStore() {
  const tasks = new Map<string, Kept>();
  const find = (taskId: string): Kept => {
    const kept = tasks.get(taskId);
    if (!kept) throw new Error(`No task "${taskId}".`);
    return kept;
  };
  const isOver = ({ status }: ElicitationTask) =>
    status !== 'working' && status !== 'input_required';
  const store = {
    /** Aborted when the task is canceled or has expired. */
    signalOf: (taskId: string) => tasks.get(taskId)?.controller.signal,
    createTask: async (params: { ttl?: number | null }): Promise<ElicitationTask> => {
      const wanted = params.ttl ?? longestTtl;
      const ttl = wanted > shortestTtl ? Math.min(wanted, longestTtl) : shortestTtl;
      const createdAt = new Date().toISOString();
      const taskId = crypto.randomUUID();
      const controller = new AbortController();
      const task = { taskId, status: 'working' as const, ttl, createdAt, lastUpdatedAt: createdAt };
      const forget = () => void tasks.delete(taskId);
      const expire = () => {
        if (isOver(task)) return void after(grace, forget, true);
        forget();
        controller.abort();
      };
      after(ttl, expire, true);
      tasks.set(taskId, { task, controller });
      return { ...task };
    },
    getTask: async (taskId: string): Promise<ElicitationTask | null> => {
      const kept = tasks.get(taskId);
      return kept ? { ...kept.task } : null;
    },
    storeTaskResult: async (
      taskId: string,
      status: 'completed' | 'failed',
      result: Record<string, unknown>,
    ): Promise<void> => {
      await store.updateTaskStatus(taskId, status);
      find(taskId).result = result;
    },
    getTaskResult: async (taskId: string): Promise<Record<string, unknown>> => {
      const { result, task } = find(taskId);
      if (!result) throw new Error(task.statusMessage ?? `The task is ${task.status}.`);
      return result;
    },
    updateTaskStatus: async (
      taskId: string,
      status: ElicitationTask['status'],
      statusMessage?: string,
    ): Promise<void> => {
      const { task, controller } = find(taskId);
      if (isOver(task)) throw new Error(`The task is ${task.status}.`);
      Object.assign(task, { status, lastUpdatedAt: new Date().toISOString() });
      if (statusMessage !== undefined) task.statusMessage = statusMessage;
      if (status === 'cancelled') controller.abort();
    },
    // A server that wants a list gets none: the capability for that is not declared.
    listTasks: async () => ({ tasks: [] as ElicitationTask[] }),
  };
  return store;
}
