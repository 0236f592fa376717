export { createRequestQueue } from './createRequestQueue.ts';
export type {
  EnqueueOptions,
  QueueEvent,
  RequestQueue,
  RequestQueueOptions,
} from './RequestQueue.ts';
export { currentRequest } from './currentRequest.ts';
export { internalError, rateLimited, RequestFailure } from './RequestFailure.ts';
export { isSecret, markSecret } from './secretResults.ts';
export type { DraftStorage } from './createDraftStore.ts';
export type { Draft, ElicitationServer, PendingRequest, Round } from './types.ts';
