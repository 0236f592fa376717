export { createListQueue } from './createListQueue.ts';
export type { ListedRequest } from './ListedEntry.ts';
export { createDraftStore, type DraftStore } from './createDraftStore.ts';
export { createRequestQueue } from './createRequestQueue.ts';
export { Entry } from './Entry.ts';
export { Exchange } from './Exchange.ts';
export { Screens } from './Screens.ts';
export type { Fact } from './OutletQueue.ts';
export {
  begun,
  isAction,
  isSettled,
  type ClosedReason,
  type RequestState,
  type SendFailure,
} from './machine.ts';
export type { OutletQueue } from './OutletQueue.ts';
export type { QueueEvent } from './QueueEvent.ts';
export type {
  BehindOptions,
  EnqueueOptions,
  RequestQueue,
  RequestQueueOptions,
} from './RequestQueue.ts';
export { currentRequest, inOrder } from './currentRequest.ts';
export { internalError, rateLimited, RequestFailure, timedOut } from './RequestFailure.ts';
export { after, onWaking, patiently, paused } from './patiently.ts';
export { isSameServer, serverKey } from './servers.ts';
export { report, shielded } from './shielded.ts';
export { tellAnswered } from './tellAnswered.ts';
export { formRules, loadFormRules } from './loadFormRules.ts';
export { readStored, writeStored, type DraftStorage } from './DraftStorage.ts';
export type {
  Draft,
  ElicitationServer,
  LeftRequest,
  PendingRequest,
  QueueState,
  Round,
} from './types.ts';
export { publicServer } from './servers.ts';
export { endedAs } from './machine.ts';
