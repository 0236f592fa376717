export { createRemoteQueue } from './remote/createRemoteQueue.ts';
export { httpChannel } from './remote/httpChannel.ts';
export { RemoteError } from './remote/RemoteError.ts';
export type { RemoteQueue, RemoteQueueOptions } from './remote/RemoteQueue.ts';
export { socketChannel, type SocketLike } from './remote/socketChannel.ts';
export type { DraftStorage, OutletQueue } from './queue/index.ts';
export type {
  BridgedRequest,
  BridgeMessage,
  BridgeReply,
  BridgeState,
  ElicitationChannel,
  EndedRequest,
  OpenRequest,
} from './remote/wire.ts';
