export {
  createElicitationBridge,
  type ElicitationBridge,
} from './bridge/createElicitationBridge.ts';
export { handleElicitation, type HandleElicitationOptions } from './bridge/handleElicitation.ts';
export type {
  BridgeAct,
  BridgedRequest,
  BridgeMessage,
  BridgeReply,
  BridgeState,
} from './remote/wire.ts';
export type { ElicitationQueueOptions } from './host/createElicitationQueue.ts';
