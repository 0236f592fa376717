import type { ElicitResult } from '../protocol/index.ts';
import type { Connection } from './Connection.ts';
import type { RequestContext } from './RequestContext.ts';

/**
 * Answers a request with a task, and asks the person meanwhile (MCP 2025-11-25, Tasks).
 *
 * @param task the request's wishes
 * @param put puts the request before the person, until the signal says that the task is over
 * @param onTask called with the task once the server can be told of it
 * @returns the answer, which the server fetches by the task
 */
export async function askInTask(
  { context: { taskStore: own } }: Connection,
  { ttl }: Readonly<Record<string, unknown>>,
  { taskStore, sendNotification, signal }: RequestContext,
  put: (over: AbortSignal | undefined) => Promise<ElicitResult>,
  onTask: (created: ElicitResult) => void,
): Promise<ElicitResult> {
  const store = taskStore!;
  const { taskId } = await store.createTask(typeof ttl === 'number' ? { ttl } : {});
  // Before anything is waited for: the task may be over by then.
  const over = own?.signalOf(taskId);
  const cancel = () => void own?.updateTaskStatus(taskId, 'cancelled').catch(() => {});
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  /** SDK v1 wraps the store, and tells the server itself. */
  const tell = async () => {
    if (!('signalOf' in store)) return;
    const params = { ...(await store.getTask(taskId)) };
    const notify = sendNotification as ((notification: object) => unknown) | undefined;
    // Not waited for: the server may fetch the task as well, and a transport may never say that it has sent.
    void (async () => notify?.({ method: 'notifications/tasks/status', params }))().catch(() => {});
  };
  try {
    await store.updateTaskStatus(taskId, 'input_required');
    await tell();
    const task = await store.getTask(taskId);
    // The SDKs' types for handlers do not know tasks.
    onTask({ task } as never);
  } catch (error) {
    // Else nobody would end it before its time is over.
    cancel();
    throw error;
  }
  try {
    // The person is asked only now: a server that could not be told of the task would never fetch the answer.
    const result = await put(over);
    await store.storeTaskResult(taskId, 'completed', { ...result });
    await tell();
    return result;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The task was canceled or has expired, or the connection is gone. Then nobody has to be told.
    await store
      .updateTaskStatus(taskId, 'failed', message)
      .then(tell)
      .catch(() => {});
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
