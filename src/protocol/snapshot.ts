import { checkDepth } from './checkDepth.ts';
import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';

/**
 * Copies JSON, and reads each part only once. What was checked is then what is shown, even if the original changes.
 *
 * @returns the copy, and its length as JSON, in characters
 *
 * @throws {ElicitRequestError} for a value that is not JSON: with cycles, or nested too deep
 */
export function snapshot(
  value: unknown,
  path: readonly PathSegment[],
): { copy: unknown; length: number } {
  if (value === undefined) return { copy: value, length: 0 };
  const { copy, length } = copyJson(value, path);
  checkDepth(copy, path);
  return { copy, length };
}

function copyJson(value: unknown, path: readonly PathSegment[]): { copy: unknown; length: number } {
  try {
    // A function has no text.
    const text: string = JSON.stringify(value);
    return { copy: JSON.parse(text), length: text.length };
  } catch {
    throw new ElicitRequestError(path, 'must be JSON, without cycles and of a finite depth');
  }
}

/** How long a copy of JSON is as JSON, in characters, as far as its texts and names tell. */
export function lengthOf(copy: unknown): number {
  if (typeof copy === 'string') return copy.length;
  if (typeof copy !== 'object' || copy === null) return 1;
  return Object.entries(copy).reduce(
    (sum, [name, value]) => sum + name.length + lengthOf(value),
    2,
  );
}
