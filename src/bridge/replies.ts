import type { BridgeReply } from '../remote/wire.ts';

export const done: BridgeReply = { ok: true };

export const no = (reason: Extract<BridgeReply, { ok: false }>['reason']) =>
  ({ ok: false, reason }) as const;
