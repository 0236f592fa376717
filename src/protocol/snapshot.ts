import { checkDepth } from './checkDepth.ts';
import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';

/**
 * Copies JSON, each part read once: what was checked is shown, even if the original changes. Lengths are in characters.
 * @throws {ElicitRequestError} for what is not JSON, nested too deep, or too large
 */
export function snapshot(
  value: unknown,
  path: readonly PathSegment[],
  longest: number,
  mostParts: number,
): unknown {
  if (value === undefined) return value;
  const text = writeJson(value, path, longest);
  checkDepth(value, path, mostParts);
  return JSON.parse(text);
}

/** @throws {ElicitRequestError} for what is not JSON, or longer than it may be */
export function writeJson(value: unknown, path: readonly PathSegment[], longest: number): string {
  let text: string | undefined;
  try {
    // A function has no text.
    text = JSON.stringify(value) as string | undefined;
  } catch {}
  if (text === undefined) {
    throw new ElicitRequestError(path, 'must be JSON, without cycles and of a finite depth');
  }
  // Looked at first, since it takes far longer to parse a text than to write it.
  if (text.length <= longest) return text;
  throw new ElicitRequestError(path, `is longer than ${longest} characters. Shorten its texts`);
}
