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
  const names = optionsOf(read('propertyNames', propertyNames))?.map(({ const: name }) => name);
  // No property is called by a number.
  if (!names?.every((name) => typeof name === 'string')) return undefined;
  // Read once: it may be long, and so may the list of names.
  const value = read('additionalProperties', values);
  // Its title would be that of all properties.
  const untitled = isRecord(value) ? { ...value, title: undefined } : value;
  return Object.fromEntries(names.map((name) => [name, untitled]));
}
