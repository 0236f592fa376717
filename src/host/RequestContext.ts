import type { ElicitationTaskStore } from './createTaskStore.ts';

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

/** Sends a notification about the request that is being handled. */
type Notify = (notification: {
  method: 'notifications/progress';
  params: { progressToken: string | number; progress: number };
}) => unknown;

/** What the SDKs pass to a handler besides the request: v1 at the top level, v2 under `mcpReq`. */
export interface RequestContext {
  readonly signal?: AbortSignal | undefined;
  readonly sendNotification?: Notify | undefined;
  /** From SDK v1, if the client was made with a `taskStore`; ours, if its transport is wrapped. */
  readonly taskStore?: RequestTaskStore | ElicitationTaskStore | undefined;
  readonly mcpReq?:
    | { readonly signal?: AbortSignal | undefined; readonly notify?: Notify | undefined }
    | undefined;
}
