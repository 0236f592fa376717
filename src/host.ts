export {
  createElicitationQueue,
  type ElicitationCapability,
  type ElicitationQueue,
  type ElicitationQueueOptions,
} from './host/createElicitationQueue.ts';
export type {
  ConnectedServer,
  ElicitationConnection,
  RetryAfterUrlOptions,
  WrappableTransport,
} from './host/ElicitationConnection.ts';
export type { RequestContext } from './host/RequestContext.ts';
export type { ForeignRequest, InputRequiredExchange, RetryParams } from './host/Rounds.ts';
export { readPendingRound, type PendingRound } from './host/readPendingRound.ts';
export type { RequestLimits } from './host/RateLimit.ts';
export type { TrackOptions } from './host/CallTracker.ts';
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
