import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isAnnotation, type Json } from './schemas.ts';

const atLeast = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);
const atMost = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']);

/**
 * One schema that asks what both schemas ask. The second schema's title, description and other annotations win.
 *
 * @throws {ElicitRequestError} if the two cannot be written as one schema
 */
export function combine(one: Json, other: Json, path: readonly PathSegment[]): Json {
  // A map, since a keyword may be called `__proto__`.
  const both = new Map(Object.entries(one));
  for (const [keyword, value] of Object.entries(other)) {
    const before = both.get(keyword);
    if (before === undefined || isAnnotation(keyword)) both.set(keyword, value);
    else if (isNumber(before) && isNumber(value) && atLeast.has(keyword)) {
      both.set(keyword, Math.max(before, value));
    } else if (isNumber(before) && isNumber(value) && atMost.has(keyword)) {
      both.set(keyword, Math.min(before, value));
    } else if (JSON.stringify(before) !== JSON.stringify(value)) {
      throw new ElicitRequestError(
        [...path, keyword],
        'is asked for twice; write it as one schema',
      );
    }
  }
  return Object.fromEntries(both);
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
