import { isRecord } from '../json.ts';
import { optionLists } from '../keywords.ts';
import {
  annotationsOf,
  isOfType,
  isPrimitive,
  keepsBounds,
  primitives,
  textAssertionsOf,
  valuesOf,
  withTitles,
  type Json,
} from './schemas.ts';

/**
 * Reads options, whatever their type.
 *
 * @param areItems whether they are the `items` of a list
 * @param note called with what is outside MCP's subset
 */
export function readChoice(sent: Json, areItems: boolean, note: (message: string) => void): Json {
  let schema = sent;
  if (Object.hasOwn(schema, 'const')) {
    const { const: only, ...rest } = schema;
    note('"const" is not in MCP\'s subset: write "enum".');
    const before = schema['enum'];
    schema = {
      ...rest,
      enum: Array.isArray(before) ? before.filter((value) => value === only) : [only],
    };
  }
  const keyword = optionLists.find((one) => Array.isArray(schema[one]));
  if (!keyword) return schema;
  const titled = keyword === 'enum' ? undefined : withTitles(schema[keyword] as readonly unknown[]);
  const values = (titled?.map((option) => (isRecord(option) ? option['const'] : undefined)) ??
    schema['enum']) as readonly unknown[];
  const { type } = schema;
  const types = [type].flat();
  if (
    values.every((value) => typeof value === 'string') &&
    (type === undefined || types.includes('string') || !types.every((one) => primitives.has(one)))
  ) {
    // On the `items` of a list, the subset does not require a type.
    if (type === undefined && !areItems) {
      note('"type" is missing beside options; it must be "string".');
      schema = { ...schema, type: 'string' };
    }
    if (Array.isArray(type) && type.includes('string')) {
      note('MCP allows only one type for each property.');
      schema = { ...schema, type: 'string' };
    }
    if (titled && titled !== schema[keyword]) {
      note('Options have no "title".');
      schema = { ...schema, [keyword]: titled };
    }
    return schema;
  }
  if (type !== undefined && !types.every((one) => primitives.has(one))) return schema;
  if (type === undefined && !values.some(isPrimitive)) return schema;
  // No answer can be another value of `enum`, such as an object.
  if (keyword !== 'enum' && !values.every(isPrimitive)) return schema;
  note('MCP allows only options that are strings.');
  const others = optionLists
    .filter((one) => one !== keyword && Array.isArray(schema[one]))
    .map((one) => valuesOf(one, schema[one] as readonly unknown[]));
  const names = schema['enumNames'];
  const fits = Array.isArray(names) && names.length === values.length;
  const options = values.map((value, index) => ({
    const: value,
    title:
      (titled?.[index] as Json | undefined)?.['title'] ??
      (fits ? (names[index] as unknown) : undefined),
  }));
  return {
    ...annotationsOf(schema),
    ...textAssertionsOf(schema),
    type: 'choice',
    // `oneOf` stays `oneOf`, since it makes a value that is listed twice invalid.
    [keyword === 'oneOf' ? 'oneOf' : 'anyOf']: options
      .filter(({ const: value }) => isPrimitive(value) && keepsBounds(schema, value))
      .filter(({ const: value }) => others.every((other) => other.has(value)))
      .filter(({ const: value }) => isOfType(type, value))
      .map(({ const: value, title }) =>
        typeof title === 'string' ? { const: value, title } : { const: value },
      ),
  };
}
