import type { ElicitationTasks, ElicitationTaskStore, TaskStore } from './TaskStore.ts';

const capability: ElicitationTasks['capability'] = {
  tasks: { cancel: {}, requests: { elicitation: { create: {} } } },
};

const methods = [
  'createTask',
  'getTask',
  'storeTaskResult',
  'getTaskResult',
  'updateTaskStatus',
  'listTasks',
] as const;

/** A task store, and what tells it from a host's own. */
export interface OwnTaskStore extends ElicitationTaskStore {
  /** Aborted when the task is canceled or has expired. */
  signalOf: (taskId: string) => AbortSignal | undefined;
}

/** A queue's tasks. The store comes with the code that asks in tasks, since most hosts need neither. */
export class LazyTasks implements ElicitationTasks {
  readonly capability = capability;
  #facade: OwnTaskStore | undefined;
  #store: TaskStore | undefined;

  /** Whether the host has given the store to a client. Without it, no server could fetch an answer. */
  get isUsed(): boolean {
    return this.#facade !== undefined;
  }

  /** Its members are functions of their own, since hosts wrap the store. */
  get taskStore(): OwnTaskStore {
    return (this.#facade ??= {
      ...Object.fromEntries(methods.map((name) => [name, this.#later(name)])),
      signalOf: (taskId: string) => this.#store?.signalOf(taskId),
    } as OwnTaskStore);
  }

  #later =
    (name: (typeof methods)[number]) =>
    async (...args: unknown[]): Promise<unknown> => {
      const { TaskStore } = await import('./askInTask.ts');
      this.#store ??= new TaskStore();
      return (this.#store[name] as (...given: unknown[]) => Promise<unknown>)(...args);
    };
}
