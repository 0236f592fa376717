import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';

/**
 * A copy of JSON, each part of which was read once: what was checked is what is shown, whatever becomes of the original.
 *
 * @throws {ElicitRequestError} for what is no JSON: cycles, or nesting without end
 */
export function snapshot(value: unknown, path: readonly PathSegment[]): unknown {
  try {
    return value === undefined ? value : JSON.parse(JSON.stringify(value));
  } catch {
    throw new ElicitRequestError(path, 'must be JSON, without cycles and of a finite depth');
  }
}
