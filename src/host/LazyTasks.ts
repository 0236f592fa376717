import { TaskStore, type ElicitationTasks } from './TaskStore.ts';

const capability: ElicitationTasks['capability'] = {
  tasks: { cancel: {}, requests: { elicitation: { create: {} } } },
};

/** A queue's tasks. The store is made when it is first needed, since most hosts need none. */
export class LazyTasks implements ElicitationTasks {
  readonly capability = capability;
  #store: TaskStore | undefined;

  /** Whether the host has given the store to a client. Without it, no server could fetch an answer. */
  get isUsed(): boolean {
    return this.#store !== undefined;
  }

  get taskStore(): TaskStore {
    return (this.#store ??= new TaskStore());
  }
}
