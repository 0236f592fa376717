import type { RequestTaskStore } from './askInTask.ts';

/** Sends a notification about the request that is being handled. */
type Notify = (notification: {
  method: 'notifications/progress';
  params: { progressToken: string | number; progress: number };
}) => unknown;

/** What the SDKs tell a handler beside the request: v1 at the top, v2 under `mcpReq`. */
export interface RequestContext {
  readonly signal?: AbortSignal | undefined;
  readonly sendNotification?: Notify | undefined;
  /** Of SDK v1, where the client was made with a `taskStore`. */
  readonly taskStore?: RequestTaskStore | undefined;
  readonly mcpReq?:
    | { readonly signal?: AbortSignal | undefined; readonly notify?: Notify | undefined }
    | undefined;
}
