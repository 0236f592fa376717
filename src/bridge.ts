export { createElicitationBridge } from './bridge/createElicitationBridge.ts';
export type { ElicitationBridge, ElicitationBridgeOptions } from './bridge/ElicitationBridge.ts';
export { handleElicitation, type HandleElicitationOptions } from './bridge/handleElicitation.ts';
export type { BridgeMessage, BridgeReply, BridgeState } from './remote/wire.ts';
