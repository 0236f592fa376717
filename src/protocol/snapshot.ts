import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';

/**
 * A copy of JSON, each part of which was read once: what was checked is what is shown, whatever becomes of the original.
 *
 * @returns the copy, and how many characters it is written in
 *
 * @throws {ElicitRequestError} for what is no JSON: cycles, or nesting without end
 */
export function snapshot(
  value: unknown,
  path: readonly PathSegment[],
): { copy: unknown; length: number } {
  try {
    if (value === undefined) return { copy: value, length: 0 };
    const text = JSON.stringify(value);
    return { copy: JSON.parse(text), length: text.length };
  } catch {
    throw new ElicitRequestError(path, 'must be JSON, without cycles and of a finite depth');
  }
}
