import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isAnnotation, type Json } from './schemas.ts';

const atLeast = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);
const atMost = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']);

/**
 * One schema that asks what all of the schemas ask. The last schema's title, description and other annotations win.
 *
 * @param spend called with the work that it takes, in keywords. It may throw
 * @throws {ElicitRequestError} if they cannot be written as one schema
 */
export function combine(
  schemas: readonly Json[],
  path: readonly PathSegment[],
  spend: (keywords: number) => void,
): Json {
  // A map, since a keyword may be called `__proto__`.
  const whole = new Map<string, unknown>();
  for (const schema of schemas) {
    const keywords = Object.entries(schema);
    spend(keywords.length);
    for (const [keyword, value] of keywords) {
      const before = whole.get(keyword);
      if (before === undefined || isAnnotation(keyword)) whole.set(keyword, value);
      else if (keyword === 'required' && Array.isArray(before) && Array.isArray(value)) {
        whole.set(keyword, [
          ...new Set<unknown>([...(before as unknown[]), ...(value as unknown[])]),
        ]);
      } else if (isNumber(before) && isNumber(value) && atLeast.has(keyword)) {
        whole.set(keyword, Math.max(before, value));
      } else if (isNumber(before) && isNumber(value) && atMost.has(keyword)) {
        whole.set(keyword, Math.min(before, value));
      } else if (keyword === 'pattern' && before !== value && canJoin(before) && canJoin(value)) {
        whole.set(keyword, `^${sought(before)}${sought(value)}`);
      } else if (before !== value && !isSameJson(before, value, spend)) {
        throw new ElicitRequestError(
          [...path, keyword],
          'is asked for twice; write it as one schema',
        );
      }
    }
  }
  return Object.fromEntries(whole);
}

/** About as much text is written in the time in which one keyword is read. */
const lettersPerKeyword = 100;

function isSameJson(one: unknown, other: unknown, spend: (keywords: number) => void): boolean {
  const text = JSON.stringify(one);
  spend(text.length / lettersPerKeyword);
  return text === JSON.stringify(other);
}

/** Whether a pattern means the same beside another. Numbers and names of groups would be those of the other too. */
const canJoin = (pattern: unknown): pattern is string =>
  typeof pattern === 'string' && !/\\[1-9k]|\(\?<[^=!]/.test(pattern);

/** Looks ahead for a pattern anywhere in the text. */
const sought = (pattern: string): string => `(?=[^]*?(?:${pattern}))`;

const isNumber = (value: unknown): value is number => typeof value === 'number';
