export { createRemoteQueue } from './remote/createRemoteQueue.ts';
export { httpChannel } from './remote/httpChannel.ts';
export { RemoteError } from './remote/RemoteError.ts';
export type { RemoteQueue, RemoteQueueOptions } from './remote/RemoteQueue.ts';
export { socketChannel } from './remote/socketChannel.ts';
export type { ElicitationChannel } from './remote/wire.ts';
