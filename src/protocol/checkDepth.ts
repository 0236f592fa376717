import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';

/** No form nests as deep, and whoever writes deeper params as JSON may run out of stack. */
const deepest = 200;

export function checkDepth(
  value: unknown,
  path: readonly PathSegment[],
  mostParts = Infinity,
): void {
  let count = 0;
  // Values that a program puts together may refer to each other.
  const seen = new Set<unknown>();
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) {
      throw new ElicitRequestError(path, `is nested over ${deepest} levels deep`);
    }
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null || seen.has(one)) continue;
      seen.add(one);
      const parts: readonly unknown[] = Array.isArray(one) ? one : Object.values(one);
      count += parts.length;
      if (count > mostParts) {
        throw new ElicitRequestError(path, `has over ${mostParts} parts. Ask in several steps`);
      }
      for (const part of parts) if (typeof part === 'object') below.push(part);
    }
    level = below;
  }
}
