import type { HostConnection } from '../host/Connection.ts';
import type { ElicitationConnection } from '../host/ElicitationConnection.ts';
import { askInTask } from './askInTask.ts';
import { createTaskStore, type OwnTaskStore } from './createTaskStore.ts';

/** What a client with SDK v1 needs so that its server can ask in tasks. */
export interface ElicitationTasks {
  /** For the client's capabilities, beside the queue's own. Not for SDK v2, which has no tasks. */
  readonly capability: {
    tasks: {
      cancel: Record<string, never>;
      requests: { elicitation: { create: Record<string, never> } };
    };
  };
  /** For the client's options. */
  readonly taskStore: Omit<OwnTaskStore, 'signalOf'>;
}

/**
 * Lets a server ask in tasks (MCP 2025-11-25, `params.task`). Without this, a request in a task is answered as one in none.
 * @param connection as `queue.connection` made it, not a copy
 * @example
 * const { capability, taskStore } = createTasks(github);
 * const client = new Client(info, { capabilities: { ...queue.capability, ...capability }, taskStore });
 * await client.connect(github.wrapTransport(transport));
 */
export function createTasks(connection: ElicitationConnection): ElicitationTasks {
  const taskStore = createTaskStore();
  (connection as HostConnection).askInTask = (...asked) => askInTask(taskStore, ...asked);
  return {
    capability: { tasks: { cancel: {}, requests: { elicitation: { create: {} } } } },
    taskStore,
  };
}
