import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isPrimitive, isRecord, mustBe } from '../json.ts';
import { annotations, optionLists, silent } from '../keywords.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The types of one answer, the two that only the reader makes among them. */
export const primitives: ReadonlySet<unknown> = new Set(
  'string number integer boolean choice union'.split(' '),
);

/** Formats that are read, and that other clients refuse. */
export const readFormats: ReadonlySet<unknown> = new Set(
  'uuid time duration ipv4 ipv6 hostname password'.split(' '),
);

const isAnnotation = (keyword: string): boolean =>
  (keyword !== 'type' && Object.hasOwn(annotations, keyword)) || silent.test(keyword);

/** Keywords that limit an answer. Any other, such as an `icon` on an option, limits nothing. */
export const assertions: ReadonlySet<string> = new Set(
  (
    '$ref $dynamicRef $recursiveRef allOf anyOf oneOf not if then else type enum const ' +
    'multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern format ' +
    'items prefixItems additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems ' +
    'properties patternProperties additionalProperties unevaluatedProperties propertyNames required minProperties ' +
    'maxProperties dependencies dependentSchemas dependentRequired'
  ).split(' '),
);

export const saysMore = (schema: Json, besides: readonly string[] = []): boolean =>
  Object.keys(schema).some((keyword) => assertions.has(keyword) && !besides.includes(keyword));

export const takesAnyItems = ({ items = true, ...rest }: Json): boolean =>
  (items === true || (isRecord(items) && !saysMore(items))) &&
  !saysMore(rest, ['type', 'minItems', 'maxItems', 'uniqueItems']);

const pick = (schema: Json, isKept: (keyword: string) => boolean): Json =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => isKept(keyword)));

export const split = (schema: Json): { readonly told: Json; readonly asserted: Json } => ({
  told: pick(schema, isAnnotation),
  asserted: pick(schema, (keyword) => !isAnnotation(keyword)),
});

/** The annotations of the second win. @throws {ElicitRequestError} if both have other values of one keyword */
export function combine(one: Json, other: Json, path: readonly PathSegment[]): Json {
  const twice = Object.keys(one).find(
    (keyword) =>
      Object.hasOwn(other, keyword) && !isAnnotation(keyword) && one[keyword] !== other[keyword],
  );
  if (twice === undefined) return { ...one, ...other };
  throw new ElicitRequestError([...path, twice], 'is asked for twice; write it as one schema');
}

/** schemars repeats the type in each option. */
export const isPlainOption = (option: unknown): boolean =>
  isRecord(option) &&
  isPrimitive(option['const']) &&
  isOfType(option['type'], option['const']) &&
  !saysMore(option, ['const', 'type']);

export const isNull = (schema: unknown): boolean =>
  isRecord(schema) &&
  (schema['const'] === null || JSON.stringify([schema['type']].flat()) === '["null"]');

/** Those that are read, and whether what stands beside a `$ref` counts in them. */
const dialects =
  /^https?:\/\/json-schema\.org\/(?:draft\/(?:2020-12|2019-09)|(draft-0[467]))\/schema#?$/;

/** Whether what stands beside a `$ref` counts. @throws {ElicitRequestError} for another dialect of JSON Schema */
export function hasSiblings({ $schema: named }: Json, path: readonly PathSegment[]): boolean {
  if (named === undefined || named === null) return true;
  const dialect = typeof named === 'string' && dialects.exec(named);
  if (dialect) return dialect[1] === undefined;
  const known = '2020-12, 2019-09, draft-07, draft-06 or draft-04';
  throw mustBe(known, named, [...path, '$schema']);
}

/** True if no type is given. */
export function isOfType(type: unknown, value: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => isOfType(one, value));
  if (typeof type !== 'string') return true;
  return type === 'integer' ? Number.isInteger(value) : type === typeof value;
}

export function withOptions(schema: Json, isWanted: (value: unknown) => boolean): Json {
  const { enum: values, enumNames: names } = schema;
  const kept: Record<string, unknown> = { ...schema };
  for (const keyword of optionLists) {
    const list = schema[keyword];
    if (!Array.isArray(list)) continue;
    kept[keyword] = list.filter((entry) =>
      isWanted(keyword === 'enum' ? entry : isRecord(entry) && entry['const']),
    );
  }
  if (Array.isArray(values) && Array.isArray(names) && names.length === values.length) {
    kept['enumNames'] = names.filter((_, index) => isWanted(values[index]));
  }
  return kept;
}

/** The options of a branch. A single value takes the branch's title and description. */
export function optionsOf(branch: Json): Json[] | undefined {
  if (saysMore(branch, ['type', ...optionLists])) return undefined;
  const [keyword, another] = optionLists.filter((one) => Array.isArray(branch[one]));
  if (!keyword || another) return undefined;
  const list = branch[keyword] as readonly unknown[];
  if (keyword !== 'enum') return list as Json[];
  const { enumNames: names, title, description } = branch;
  const isNamed = Array.isArray(names) && names.length === list.length;
  // Beside those of other branches, a value that is listed twice would count as another branch's.
  const values = new Set(list);
  return [...values].map((value) => ({
    ...(values.size === 1 && { title: title ?? description, description }),
    ...(isNamed && { title: names[list.indexOf(value)] as unknown }),
    const: value,
  }));
}

/** Options without a title take their description. A number is a title too: JavaScript easily writes one. */
export const withTitles = (options: readonly unknown[]): readonly unknown[] =>
  options.map((option) => {
    const { title, description } = Object(option) as Json;
    const text = [title, description].find((one) => /string|number/.test(typeof one));
    const spelled = text === undefined ? text : String(text as string);
    return spelled === title ? option : { ...(option as Json), title: spelled };
  });

/**
 * A definition's name (`key`) as its title is that of a class, and tells a person nothing. It stays where the property
 * has the same name ("Theme" reads better than "theme"), or is called `value`, which tells less.
 */
export function withoutClassName(definition: Json, key: string, property: string): Json {
  const { title, ...untitled } = definition;
  const isName = (name: string) =>
    typeof title === 'string' && title.toLowerCase() === name.toLowerCase();
  const isClass = /^[A-Z]\w*$/.test(key) && isName(key);
  return isClass && property !== 'value' && !isName(property) ? untitled : definition;
}

/** What a `$ref` such as `#/$defs/Size` stands for, and the last key on the way to it. `at`: its path, for the error. */
export function resolve(root: unknown, reference: unknown, at: readonly PathSegment[]) {
  const [hash, ...keys] = typeof reference === 'string' ? reference.split('/').map(decode) : [];
  if (hash !== '#') throw new ElicitRequestError(at, 'must point into the schema itself: "#/…"');
  let target = root;
  for (const key of keys) {
    const inner = Object(target) as Json;
    target = Object.hasOwn(inner, key) ? inner[key] : undefined;
  }
  if (!isRecord(target)) throw new ElicitRequestError(at, 'points to what is not there');
  return { target, key: keys.at(-1) ?? '' };
}

function decode(key: string): string {
  try {
    return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return key;
  }
}
