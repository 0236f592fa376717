import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isRecord } from '../json.ts';

type Path = readonly PathSegment[];

/**
 * What a `$ref` within a schema stands for: `#/$defs/Size`, or zod's relative `1/from` (Relative JSON Pointer).
 *
 * @param pointer the keys that lead from the root to the schema in which the reference stands
 * @param path the path of that schema in the params, for the error
 * @throws {ElicitRequestError} if the reference leads to another document, or to nothing
 */
export function resolveReference(
  root: unknown,
  reference: unknown,
  pointer: readonly string[],
  path: Path,
): { target: unknown; pointer: readonly string[] } {
  const keys = keysOf(reference, pointer);
  const at = [...path, '$ref'];
  if (!keys) throw new ElicitRequestError(at, 'must point into the schema itself: "#/…"');
  let target = root;
  for (const key of keys) {
    const isThere = isRecord(target) ? Object.hasOwn(target, key) : Array.isArray(target);
    target = isThere ? (target as Record<string, unknown>)[key] : undefined;
    if (target === undefined) throw new ElicitRequestError(at, 'points to what is not there');
  }
  return { target, pointer: keys };
}

function keysOf(reference: unknown, pointer: readonly string[]): readonly string[] | undefined {
  if (typeof reference !== 'string') return undefined;
  if (reference === '#') return [];
  const split = (text: string) =>
    text
      .split('/')
      .slice(1)
      .map((key) => decode(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  if (reference.startsWith('#/')) return split(reference);
  const [, up, rest] = /^(\d{1,3})((?:\/.*)?)$/s.exec(reference) ?? [];
  if (up === undefined || Number(up) > pointer.length) return undefined;
  return [...pointer.slice(0, pointer.length - Number(up)), ...split(rest!)];
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
