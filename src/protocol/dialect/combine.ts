import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isAnnotation, type Json } from './schemas.ts';

const atLeast = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);
const atMost = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']);

/**
 * What two schemas ask together. Of what they tell people, the second's.
 *
 * @throws {ElicitRequestError} where that cannot be written as one schema
 */
export function combine(one: Json, other: Json, path: readonly PathSegment[]): Json {
  const both: Record<string, unknown> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const before = one[keyword];
    if (before === undefined || isAnnotation(keyword)) both[keyword] = value;
    else if (atLeast.has(keyword)) both[keyword] = Math.max(Number(before), Number(value));
    else if (atMost.has(keyword)) both[keyword] = Math.min(Number(before), Number(value));
    else if (JSON.stringify(before) !== JSON.stringify(value)) {
      throw new ElicitRequestError(
        [...path, keyword],
        'is asked for twice; write it as one schema',
      );
    }
  }
  return both;
}
