import type { AskInTask } from '../host/Connection.ts';
import type { OwnTaskStore } from './createTaskStore.ts';

export async function askInTask(
  store: OwnTaskStore,
  ...[{ ttl }, { signal, sendNotification }, put, onTask]: Parameters<AskInTask>
): ReturnType<AskInTask> {
  const { taskId } = await store.createTask(typeof ttl === 'number' ? { ttl } : {});
  const over = store.signalOf(taskId);
  const cancel = () => void store.updateTaskStatus(taskId, 'cancelled').catch(() => {});
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  // The SDKs' types for handlers do not know tasks.
  const notify = async (status: object) => sendNotification?.(status as never);
  const tell = async () => {
    const task = await store.getTask(taskId);
    // Not waited for: the server may fetch the task as well, and a transport may never say that it has sent.
    notify({ method: 'notifications/tasks/status', params: task }).catch(() => {});
    return task;
  };
  try {
    await store.updateTaskStatus(taskId, 'input_required');
    onTask({ task: await tell() } as never);
    const result = await put(over);
    await store.storeTaskResult(taskId, 'completed', { ...result });
    await tell();
    return result;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // A task that was canceled or has expired stays so, and nobody has to be told.
    await store
      .updateTaskStatus(taskId, 'failed', message)
      .then(tell)
      .catch(() => {});
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
