import { isRecord } from '../protocol/index.ts';
import type { BridgeMessage } from '../remote/wire.ts';

/** A message from a page, whose answer is not yet trusted. */
export type ReadMessage = BridgeMessage;

const members: Readonly<Record<BridgeMessage['type'], readonly string[]>> = {
  respond: ['id', 'result'],
  fail: ['id', 'code', 'message'],
  opened: ['id'],
  dismiss: ['id'],
  silence: ['serverId'],
  unsilence: ['serverId'],
};

/** In UTF-16 code units. The text of an error goes to the server, and into its log. */
const longestError = 1000;
const longestName = 100;

/** Reads a message from a page. Undefined if it is not valid. */
export function readMessage(message: unknown): ReadMessage | undefined {
  if (!isRecord(message) || !isWritable(message)) return undefined;
  // Read once: a getter may say another thing the next time.
  const { v, epoch, from, at, type, ...rest } = { ...message };
  if (v !== 1 || typeof epoch !== 'string') return undefined;
  if (typeof from !== 'string' || from.length > longestName || !Number.isFinite(at))
    return undefined;
  if (typeof type !== 'string' || !Object.hasOwn(members, type)) return undefined;
  const known = members[type as BridgeMessage['type']];
  if (!known.every((name) => Object.hasOwn(rest, name))) return undefined;
  if (Object.keys(rest).length !== known.length) return undefined;
  const { id, serverId, code, message: text } = rest;
  if (typeof (known.includes('serverId') ? serverId : id) !== 'string') return undefined;
  if (type === 'fail') {
    if (!Number.isInteger(code) || typeof text !== 'string') return undefined;
    rest['message'] = text.slice(0, longestError);
  }
  // Nobody decides tomorrow what counts today.
  const told = { v, epoch, from, at: Math.min(at as number, Date.now()), type, ...rest };
  return told as unknown as ReadMessage;
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
