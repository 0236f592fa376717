export {
  createElicitationQueue,
  type ElicitationCapability,
  type ElicitationQueue,
  type ElicitationQueueOptions,
} from './host/createElicitationQueue.ts';
export type { ConnectedServer } from './host/ElicitationConnection.ts';
export type { ElicitationConnection } from './host/ElicitationConnection.ts';
export type { RequestContext } from './host/RequestContext.ts';
export type { InputRequiredExchange, RetryParams } from './host/answerInputRequired.ts';
export type { ForeignRequest } from './host/readInputRequired.ts';
export type {
  ParkableExchange,
  ParkedRequest,
  ParkedRound,
  ParkedToken,
  ResumeOptions,
} from './host/parkRound.ts';
export { readPendingRound, type PendingRound } from './host/readPendingRound.ts';
export type { RequestLimits } from './host/RateLimit.ts';
export type { ElicitationTask, ElicitationTasks, ElicitationTaskStore } from './host/TaskStore.ts';
export type { RequestTaskStore } from './host/askInTask.ts';
export type { RetryAfterUrlOptions } from './host/retryAfterUrl.ts';
export type { TrackOptions } from './host/CallTracker.ts';
export type { WrappableTransport } from './host/wrapTransport.ts';
export { rawElicitParams } from './host/rawElicitParams.ts';
export {
  RequestFailure,
  type Draft,
  type DraftStorage,
  type ElicitationServer,
  type PendingRequest,
  type Round,
  type QueueEvent,
  type OutletQueue,
  type RequestQueueOptions,
} from './queue/index.ts';
export type { ContentIssue, ElicitContentError } from './core/index.ts';
export {
  ElicitRequestError,
  ElicitResultError,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitMode,
  type ElicitResult,
  type ElicitUrlRequest,
} from './protocol/index.ts';
