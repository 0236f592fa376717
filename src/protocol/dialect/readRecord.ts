import type { PathSegment } from '../ElicitRequestError.ts';
import { isRecord } from '../json.ts';
import type { DialectReader } from './DialectReader.ts';
import { optionsOf, type Json } from './schemas.ts';

/**
 * The properties of a record, as zod and pydantic write it: `propertyNames` lists them, and `additionalProperties` says what
 * each of them is. Undefined for any other object.
 *
 * @param pointer the keys that lead to the object
 */
export function readRecord(
  { propertyNames, additionalProperties: values }: Json,
  reader: DialectReader,
  pointer: readonly string[],
  path: readonly PathSegment[],
): Json | undefined {
  if (!isRecord(propertyNames) || values === false) return undefined;
  const read = (part: string, schema: unknown) =>
    reader.property(schema, '', [...pointer, part], [...path, part]) as Json;
  const names = optionsOf(read('propertyNames', { type: 'string', ...propertyNames }));
  // Read once: it may be long, and so may the list of names.
  const value = read('additionalProperties', values);
  return names && Object.fromEntries(names.map(({ const: name }) => [name, value]));
}
