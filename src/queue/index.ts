export {
  createRequestQueue,
  type EnqueueOptions,
  type QueueEvent,
  type RequestQueue,
  type RequestQueueOptions,
} from './createRequestQueue.ts';
export { currentRequest } from './currentRequest.ts';
export { internalError, rateLimited, RequestFailure } from './RequestFailure.ts';
export type { DraftStorage } from './createDraftStore.ts';
export type { Draft, ElicitationServer, PendingRequest, Round } from './types.ts';
