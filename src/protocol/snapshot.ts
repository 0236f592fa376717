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
): { copy: unknown; length: number } {
  if (value === undefined) return { copy: value, length: 0 };
  const text = writeJson(value, path);
  // Looked at first, since it takes far longer to parse a text than to write it.
  if (text.length > longest) {
    throw new ElicitRequestError(path, `is longer than ${longest} characters. Shorten its texts`);
  }
  if (text.length > mostParts && hasOver(mostParts, text)) {
    throw new ElicitRequestError(path, `has over ${mostParts} parts. Ask in several steps`);
  }
  const copy: unknown = JSON.parse(text);
  checkDepth(copy, path);
  return { copy, length: text.length };
}

function writeJson(value: unknown, path: readonly PathSegment[]): string {
  let text: string | undefined;
  try {
    // A function has no text.
    text = JSON.stringify(value) as string | undefined;
  } catch {}
  if (text !== undefined) return text;
  throw new ElicitRequestError(path, 'must be JSON, without cycles and of a finite depth');
}

function hasOver(mostParts: number, json: string): boolean {
  let count = 0;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === ',' || character === '[' || character === '{') count++;
    if (count > mostParts) return true;
  }
  return false;
}

/** The next quotation mark without an odd number of backslashes before it. */
function endOfText(json: string, start: number): number {
  let end = start;
  let escapes: number;
  do {
    end = json.indexOf('"', end + 1);
    escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
  } while (escapes % 2 === 1);
  return end;
}

/** How long a copy is as JSON, in characters, as far as its texts and names tell. */
export function lengthOf(copy: unknown): number {
  if (typeof copy === 'string') return copy.length;
  if (typeof copy !== 'object' || copy === null) return 1;
  return Object.entries(copy).reduce(
    (sum, [name, value]) => sum + name.length + lengthOf(value),
    2,
  );
}
