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

type OptionList = (typeof optionLists)[number];
type Note = (message: string) => void;

/**
 * Reads options, whatever their type.
 *
 * @param areItems whether they are the `items` of a list
 * @param note called with what is outside MCP's subset
 */
export function readChoice(sent: Json, areItems: boolean, note: Note): Json {
  const schema = withConstAsEnum(sent, note);
  const keyword = optionLists.find((one) => Array.isArray(schema[one]));
  if (!keyword) return schema;
  const list = schema[keyword] as readonly unknown[];
  const options = keyword === 'enum' ? list.map((value) => ({ const: value })) : withTitles(list);
  const values = options.map((option) => (isRecord(option) ? option['const'] : undefined));
  const { type } = schema;
  const types = [type].flat();
  const mayBeText = type === undefined || types.includes('string');
  if (mayBeText && values.every((value) => typeof value === 'string')) {
    return asTexts(schema, keyword, options, areItems, note);
  }
  // An answer is a primitive value. What asks for another one is refused later.
  const isAnswerable =
    type === undefined ? values.some(isPrimitive) : types.every((one) => primitives.has(one));
  const isReadable = keyword === 'enum' || values.every(isPrimitive);
  if (!isAnswerable || !isReadable) return schema;
  note('MCP allows only options that are strings.');
  return asTyped(schema, keyword, options as readonly Json[]);
}

function withConstAsEnum(schema: Json, note: Note): Json {
  if (!Object.hasOwn(schema, 'const')) return schema;
  const { const: only, ...rest } = schema;
  note('"const" is not in MCP\'s subset: write "enum".');
  const before = rest['enum'];
  return {
    ...rest,
    enum: Array.isArray(before) ? before.filter((value) => value === only) : [only],
  };
}

/** Options as the subset has them. */
function asTexts(
  schema: Json,
  keyword: OptionList,
  options: readonly unknown[],
  areItems: boolean,
  note: Note,
): Json {
  const { type } = schema;
  const read: Record<string, unknown> = { ...schema };
  // On the `items` of a list, the subset does not require a type.
  if (type === undefined && !areItems) {
    note('"type" is missing beside options; it must be "string".');
    read['type'] = 'string';
  }
  if (Array.isArray(type)) {
    note('MCP allows only one type for each property.');
    read['type'] = 'string';
  }
  if (keyword !== 'enum' && options !== schema[keyword]) {
    note('Options have no "title".');
    read[keyword] = options;
  }
  const isSame = Object.keys(read).every((one) => read[one] === schema[one]);
  return isSame ? schema : read;
}

/** Options that keep their type: those that every keyword beside them allows. */
function asTyped(schema: Json, keyword: OptionList, options: readonly Json[]): Json {
  const others = optionLists
    .filter((one) => one !== keyword && Array.isArray(schema[one]))
    .map((one) => valuesOf(one, schema[one] as readonly unknown[]));
  const names = schema['enumNames'];
  const isNamed = Array.isArray(names) && names.length === options.length;
  return {
    ...annotationsOf(schema),
    ...textAssertionsOf(schema),
    type: 'choice',
    // `oneOf` stays `oneOf`, since it makes a value that is listed twice invalid.
    [keyword === 'oneOf' ? 'oneOf' : 'anyOf']: options
      .map(({ const: value, title, description }, index) => ({
        value,
        title: title ?? (isNamed ? (names[index] as unknown) : undefined),
        description,
      }))
      .filter(({ value }) => isPrimitive(value) && isOfType(schema['type'], value))
      .filter(({ value }) => keepsBounds(schema, value))
      .filter(({ value }) => others.every((other) => other.has(value)))
      .map(({ value, title, description }) => ({
        const: value,
        ...(typeof title === 'string' && { title }),
        ...(typeof description === 'string' && { description }),
      })),
  };
}
