export {
  createElicitationQueue,
  type ElicitationQueue,
  type ElicitationQueueOptions,
} from './host/createElicitationQueue.ts';
export type { ElicitationConnection } from './host/ElicitationConnection.ts';
export type { InputRequiredExchange } from './host/Rounds.ts';
export { readPendingRound, type PendingRound } from './host/readPendingRound.ts';
export { rawElicitParams } from './host/rawElicitParams.ts';
export {
  RequestFailure,
  type DraftStorage,
  type ElicitationServer,
  type OutletQueue,
  type PendingRequest,
  type QueueEvent,
} from './queue/index.ts';
