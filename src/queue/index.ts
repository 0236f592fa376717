export {
  createRequestQueue,
  type QueueEvent,
  type RequestQueue,
  type RequestQueueOptions,
} from './createRequestQueue.ts';
export { RequestFailure } from './RequestFailure.ts';
export type { ElicitationServer, PendingRequest } from './types.ts';
