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
  const text = write(value, path);
  const copy: unknown = JSON.parse(text);
  checkDepth(copy, path);
  return { copy, length: text.length };
}

function write(value: unknown, path: readonly PathSegment[]): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw new ElicitRequestError(path, 'must be JSON, without cycles and of a finite depth');
  }
}
