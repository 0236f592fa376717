export {
  createElicitationQueue,
  type ElicitationCapability,
  type ElicitationQueue,
  type ElicitationQueueOptions,
} from './createElicitationQueue.ts';
export type { ElicitationConnection, RequestContext } from './createConnection.ts';
export type { ForeignRequest, InputRequiredExchange, RetryParams } from './answerInputRequired.ts';
export { readPendingRound, type PendingRound } from './pendingRound.ts';
export type { RequestLimits } from './createRateLimit.ts';
export type { ElicitationTask, ElicitationTasks, ElicitationTaskStore } from './createTasks.ts';
export type { RequestTaskStore } from './askInTask.ts';
export type { RetryAfterUrlOptions } from './retryAfterUrl.ts';
export type { TrackOptions } from './trackCalls.ts';
export { rawElicitParams } from './rawElicitParams.ts';
export {
  RequestFailure,
  type EnqueueOptions,
  type Draft,
  type DraftStorage,
  type ElicitationServer,
  type PendingRequest,
  type Round,
  type QueueEvent,
  type RequestQueue,
} from '../queue/index.ts';
export {
  ElicitRequestError,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitMode,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
