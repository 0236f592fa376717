import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isRecord } from '../json.ts';

/**
 * What a `$ref` within the schema stands for, such as `#/$defs/Size`, and the last key on the way to it.
 *
 * @param at the path of the reference, for the error
 * @throws {ElicitRequestError} if the reference leads to another document, or to nothing
 */
export function resolveReference(
  root: unknown,
  reference: unknown,
  at: readonly PathSegment[],
): { readonly target: Record<string, unknown>; readonly key: string } {
  const [hash, ...keys] = typeof reference === 'string' ? reference.split('/').map(decode) : [];
  if (hash !== '#') throw new ElicitRequestError(at, 'must point into the schema itself: "#/…"');
  let target = root;
  for (const key of keys) {
    const inner = Object(target) as Record<string, unknown>;
    target = Object.hasOwn(inner, key) ? inner[key] : undefined;
  }
  if (!isRecord(target)) throw new ElicitRequestError(at, 'points to what is not there');
  return { target, key: keys.at(-1) ?? '' };
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return key;
  }
}
