import { isRecord } from '../protocol/index.ts';
import type { BridgeAct } from '../remote/wire.ts';

/** What a message asks for, with an answer that is not yet trusted. */
export type ReadAct =
  | (Omit<Extract<BridgeAct, { type: 'respond' }>, 'result'> & { readonly result: unknown })
  | Exclude<BridgeAct, { type: 'respond' }>;

const members: Readonly<Record<BridgeAct['type'], readonly string[]>> = {
  respond: ['id', 'result'],
  fail: ['id', 'code', 'message'],
  opened: ['id'],
  dismiss: ['id'],
  silence: ['serverId'],
  unsilence: ['serverId'],
};

/** In UTF-16 code units. The text of an error goes to the server, and into its log. */
const longestError = 1000;
const longestNonce = 100;

/** Reads a message from a page. Undefined if it is not valid. */
export function readMessage(message: unknown): { epoch: string; act: ReadAct } | undefined {
  if (!isRecord(message) || !isWritable(message)) return undefined;
  // Read once: a getter may say another thing the next time.
  const { v, epoch, type, nonce, ...rest } = { ...message };
  if (v !== 1 || typeof epoch !== 'string') return undefined;
  if (typeof type !== 'string' || !Object.hasOwn(members, type)) return undefined;
  const known = members[type as BridgeAct['type']];
  if (!known.every((name) => Object.hasOwn(rest, name))) return undefined;
  if (Object.keys(rest).length !== known.length) return undefined;
  const { id, serverId, code, message: text } = rest;
  const isNamed = typeof (known.includes('serverId') ? serverId : id) === 'string';
  if (!isNamed) return undefined;
  if (nonce !== undefined) {
    const isNonce = typeof nonce === 'string' && nonce.length <= longestNonce;
    if (!isNonce || !known.includes('serverId')) return undefined;
    rest['nonce'] = nonce;
  }
  if (type === 'fail') {
    if (!Number.isInteger(code) || typeof text !== 'string') return undefined;
    rest['message'] = text.slice(0, longestError);
  }
  return { epoch, act: { type, ...rest } as unknown as ReadAct };
}

/** Whether it can be written as JSON. A `MessagePort` carries more. */
function isWritable(message: object): boolean {
  try {
    JSON.stringify(message);
    return true;
  } catch {
    return false;
  }
}
