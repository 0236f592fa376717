export {
  createRequestQueue,
  type EnqueueOptions,
  type QueueEvent,
  type RequestQueue,
  type RequestQueueOptions,
} from './createRequestQueue.ts';
export { currentRequest } from './currentRequest.ts';
export { internalError, rateLimited, RequestFailure } from './RequestFailure.ts';
export type { ElicitationServer, PendingRequest, Round } from './types.ts';
