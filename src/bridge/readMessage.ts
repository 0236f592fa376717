import { isRecord } from '../protocol/index.ts';
import type { BridgeMessage } from '../remote/wire.ts';

/** Its answer is not yet trusted. */
export type ReadMessage = BridgeMessage;

const members = new Map<unknown, string>([
  ['respond', 'id,result'],
  ['fail', 'code,id,message'],
  ['opened', 'id'],
  ['dismiss', 'id'],
  ['silence', 'serverId'],
  ['unsilence', 'serverId'],
]);

/** In UTF-16 code units. The text of an error goes to the server, and into its log. */
const longestError = 1000;
const longestName = 100;

export function readMessage(message: unknown): ReadMessage | undefined {
  if (!isRecord(message) || !isWritable(message)) return undefined;
  // Read once: a getter may say another thing the next time.
  const { v, epoch, from, at, type, ...rest } = { ...message };
  const { id, serverId = id, code, message: text } = rest;
  const isWhole =
    v === 1 &&
    [epoch, from, serverId].every((one) => typeof one === 'string') &&
    (from as string).length <= longestName &&
    Number.isFinite(at) &&
    members.get(type) === Object.keys(rest).toSorted().join();
  if (!isWhole) return undefined;
  if (type === 'fail') {
    if (!Number.isInteger(code) || typeof text !== 'string') return undefined;
    rest['message'] = text.slice(0, longestError);
  }
  // Nobody decides tomorrow what counts today.
  const told = { v, epoch, from, at: Math.min(at as number, Date.now()), type, ...rest };
  return told as unknown as ReadMessage;
}

/** A `MessagePort` carries more than JSON. */
function isWritable(message: object): boolean {
  try {
    JSON.stringify(message);
    return true;
  } catch {
    return false;
  }
}
