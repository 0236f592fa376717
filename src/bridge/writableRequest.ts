import { checkDepth, paramsOf } from '../protocol/index.ts';
import type { PendingRequest } from '../queue/index.ts';

type Request = PendingRequest['request'];

/** Members that were checked to be texts as the request was parsed. */
const texts: ReadonlySet<string> = new Set(['mode', 'message', 'url', 'elicitationId']);
/** In characters. Pages show less of any text, and block a longer URL. */
const longestText = 100_000;
/** How long the members that MCP does not define may be, as JSON, in characters. */
const longestRest = 100_000;

/**
 * A request as pages are told of it: short enough, and without members that cannot be written as JSON. One such member,
 * `_meta` for example, would keep the requests of all servers from the pages.
 */
export function writableRequest(request: Request): Request {
  // The page reads the schema itself, once.
  const params = paramsOf(request);
  const members = Object.entries(params);
  let rest = longestRest;
  const kept = members.flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'string' && texts.has(name)) return [[name, value.slice(0, longestText)]];
    // Copied from JSON, and no longer than the limits of the queue allow.
    if (name === 'requestedSchema') return [[name, value]];
    const length = name.length + lengthAsJson(value);
    if (length > rest) return [];
    rest -= length;
    return [[name, value]];
  });
  const isWhole =
    kept.length === members.length && kept.every(([, value], at) => value === members[at]![1]);
  return (isWhole ? params : Object.fromEntries(kept)) as unknown as Request;
}

/** In characters; Infinity for what cannot be written. */
function lengthAsJson(value: unknown): number {
  try {
    checkDepth(value, []);
    const text = JSON.stringify(value) as string | undefined;
    return text?.length ?? 0;
  } catch {
    return Infinity;
  }
}
