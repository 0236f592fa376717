import { checkDepth } from '../protocol/index.ts';
import type { PendingRequest } from '../queue/index.ts';

type Request = PendingRequest['request'];

/** Members that MCP defines, and that were checked. */
const known = new Set(['mode', 'message', 'requestedSchema', 'url', 'elicitationId']);
const written = new WeakMap<Request, Request>();

/**
 * A request as pages are told of it: without members that cannot be written as JSON. One such member, `_meta` for
 * example, would keep the requests of all servers from the pages.
 */
export function writableRequest(request: Request): Request {
  const before = written.get(request);
  if (before) return before;
  const members = Object.entries(request);
  const kept = members.filter(([name, value]) => known.has(name) || isWritable(value));
  const writable =
    kept.length === members.length ? request : (Object.fromEntries(kept) as unknown as Request);
  written.set(request, writable);
  return writable;
}

function isWritable(value: unknown): boolean {
  try {
    checkDepth(value, []);
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
