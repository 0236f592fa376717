import type { PathSegment } from '../ElicitRequestError.ts';
import { isRecord } from '../json.ts';
import { optionLists } from '../keywords.ts';
import {
  annotationsOf,
  isOfType,
  isPrimitive,
  keepsBounds,
  primitives,
  spelled,
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
 * @param place the last key of the path to them: `items` for those of a list, a number for a branch
 * @param note called with what is outside MCP's subset
 */
export function readChoice(sent: Json, place: PathSegment | undefined, note: Note): Json {
  const schema = withConstAsEnum(sent, place, note);
  const keyword = optionLists.find((one) => Array.isArray(schema[one]));
  if (!keyword) return schema;
  const list = schema[keyword] as readonly unknown[];
  const options = keyword === 'enum' ? list.map((value) => ({ const: value })) : withTitles(list);
  const values = options.map((option) => (isRecord(option) ? option['const'] : undefined));
  const { type } = schema;
  const types = [type].flat();
  const mayBeText = type === undefined || types.includes('string');
  if (mayBeText && values.every((value) => typeof value === 'string')) {
    return asTexts(schema, keyword, options, place === 'items', note);
  }
  // An answer is a primitive value. What asks for another one is refused later.
  const isAnswerable =
    type === undefined ? values.some(isPrimitive) : types.every((one) => primitives.has(one));
  const isReadable = keyword === 'enum' || values.every(isPrimitive);
  if (!isAnswerable || !isReadable) return schema;
  note('MCP allows only options that are strings.');
  return asTyped(schema, keyword, options as readonly Json[]);
}

function withConstAsEnum(schema: Json, place: PathSegment | undefined, note: Note): Json {
  if (!Object.hasOwn(schema, 'const')) return schema;
  const { const: only, ...rest } = schema;
  // In a branch it is an option, whose title an `enum` would lose.
  if (typeof place !== 'number') note('"const" is not in MCP\'s subset: write "enum".');
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
  let read = schema;
  // On the `items` of a list, the subset does not require a type.
  if (type !== 'string' && !(type === undefined && areItems)) {
    note('"type" beside options must be "string".');
    read = { ...read, type: 'string' };
  }
  if (keyword !== 'enum' && options !== schema[keyword]) {
    note('"title" of options must be a string.');
    read = { ...read, [keyword]: options };
  }
  return read;
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
        const: value,
        title: spelled(title ?? (isNamed ? names[index] : undefined)),
        description: spelled(description),
      }))
      .filter(({ const: value }) => isPrimitive(value) && isOfType(schema['type'], value))
      .filter(({ const: value }) => keepsBounds(schema, value))
      .filter(({ const: value }) => others.every((other) => other.has(value))),
  };
}
