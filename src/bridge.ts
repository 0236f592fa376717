export { createElicitationBridge } from './bridge/createElicitationBridge.ts';
export type { Cluster } from './bridge/Peers.ts';
export type { ElicitationBridge, ElicitationBridgeOptions } from './bridge/ElicitationBridge.ts';
export { handleElicitation, type HandleElicitationOptions } from './bridge/handleElicitation.ts';
export type {
  BridgedRequest,
  BridgeMessage,
  BridgeReply,
  BridgeState,
  EndedRequest,
  OpenRequest,
} from './remote/wire.ts';
export type { ElicitationQueueOptions } from './host/createElicitationQueue.ts';
