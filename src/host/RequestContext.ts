type Notify = (notification: {
  method: 'notifications/progress';
  params: { progressToken: string | number; progress: number };
}) => unknown;

/** What the SDKs pass to a handler besides the request: v1 at the top level, v2 under `mcpReq`. */
export interface RequestContext {
  readonly signal?: AbortSignal | undefined;
  readonly sendNotification?: Notify | undefined;
  readonly mcpReq?:
    | { readonly signal?: AbortSignal | undefined; readonly notify?: Notify | undefined }
    | undefined;
}
