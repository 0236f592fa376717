import { isMultipleOf } from '../isMultipleOf.ts';
import { isRecord } from '../json.ts';
import { optionLists, silent } from '../keywords.ts';
import { repeated } from '../repeated.ts';

export type Json = Readonly<Record<string, unknown>>;

export const primitives: ReadonlySet<unknown> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'choice',
  'union',
]);
const annotations: ReadonlySet<string> = new Set(['title', 'description', 'default']);

/** Whether a keyword only tells people something. */
export const isAnnotation = (keyword: string): boolean =>
  annotations.has(keyword) || silent.test(keyword);

/**
 * The keywords of JSON Schema that limit an answer (drafts 4 to 2020-12). Any other keyword, such as an `icon` on an option,
 * limits nothing.
 */
const assertions = new Set(
  (
    '$ref $dynamicRef $recursiveRef allOf anyOf oneOf not if then else type enum const ' +
    'multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern format ' +
    'items prefixItems additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems ' +
    'properties patternProperties additionalProperties unevaluatedProperties propertyNames required minProperties ' +
    'maxProperties dependencies dependentSchemas dependentRequired'
  ).split(' '),
);

/** Whether a schema has keywords that limit an answer, other than the ones in `besides`. */
export const saysMore = (schema: Json, besides: readonly string[] = []): boolean =>
  Object.entries(schema).some(
    ([keyword, value]) =>
      value !== undefined && assertions.has(keyword) && !besides.includes(keyword),
  );

/** Whether the items of a list may be anything. */
export const takesAnyItems = ({ items = true, ...rest }: Json): boolean =>
  (items === true || (isRecord(items) && !saysMore(items))) &&
  !saysMore(rest, ['type', 'minItems', 'maxItems', 'uniqueItems']);

const pick = (schema: Json, isKept: (keyword: string) => boolean): Json =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => isKept(keyword)));

export const annotationsOf = (schema: Json): Json => pick(schema, isAnnotation);

export const withoutAnnotations = (schema: Json): Json =>
  pick(schema, (keyword) => !isAnnotation(keyword));

export const isPrimitive = (value: unknown): boolean =>
  ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

/** Whether an option is written as the subset has it. schemars repeats the type in each. */
export const isPlainOption = (option: unknown): boolean =>
  isRecord(option) &&
  isPrimitive(option['const']) &&
  isOfType(option['type'], option['const']) &&
  !saysMore(option, ['const', 'type']);

export const isNull = (branch: Json): boolean =>
  branch['type'] === 'null' ||
  (Array.isArray(branch['enum']) && branch['enum'].every((value) => value === null)) ||
  branch['const'] === null;

/** The values that a list of options allows. In `oneOf`, a value that is listed twice is not valid. */
export function valuesOf(keyword: string, list: readonly unknown[]): ReadonlySet<unknown> {
  const values = list.map((entry) =>
    keyword === 'enum' ? entry : isRecord(entry) ? entry['const'] : undefined,
  );
  const unique = new Set(values);
  if (keyword === 'oneOf') for (const value of repeated(values)) unique.delete(value);
  return unique;
}

/** The options of a branch that holds one list of options. A single value takes the branch's title and description. */
export function optionsOf(branch: Json): Json[] | undefined {
  if (saysMore(branch, ['type', 'enum', 'oneOf', 'anyOf'])) return undefined;
  const [keyword, another] = optionLists.filter((one) => Array.isArray(branch[one]));
  if (!keyword || another) return undefined;
  const list = branch[keyword] as readonly unknown[];
  const { enumNames: names, title, description } = branch;
  const isNamed = Array.isArray(names) && names.length === list.length;
  const left = new Set(valuesOf(keyword, list));
  const options = list
    .map((entry, index): Json => {
      if (keyword !== 'enum') return entry as Json;
      return isNamed ? { const: entry, title: names[index] as unknown } : { const: entry };
    })
    // Each value once: beside those of other branches, a second one could count as another branch's.
    .filter(({ const: value }) => left.delete(value));
  const [own, said] = [title, description].filter((text) => typeof text === 'string');
  const [only, more] = options;
  if (!only || more || own === undefined) return options;
  return [{ ...only, title: only['title'] ?? own, description: only['description'] ?? said }];
}

/** A title as a text: JavaScript easily writes a number. Undefined for what is no title. */
export const spelled = (title: unknown): string | undefined =>
  typeof title === 'string' || typeof title === 'number' ? String(title) : undefined;

/** Gives options that have no title their description as a title. */
export function withTitles(options: readonly unknown[]): readonly unknown[] {
  const titleOf = ({ title, description }: Json) => spelled(title) ?? spelled(description);
  const isUntitled = (option: unknown): option is Json =>
    isRecord(option) && titleOf(option) !== option['title'];
  if (!options.some(isUntitled)) return options;
  return options.map((option) =>
    isUntitled(option) ? { ...option, title: titleOf(option) } : option,
  );
}

/** Whether a value has the given type, or one of several. True if no type is given. */
export function isOfType(type: unknown, value: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => isOfType(one, value));
  if (typeof type !== 'string') return true;
  return type === 'integer' ? Number.isInteger(value) : type === typeof value;
}

/** Whether a number keeps the bounds that stand beside a list of options. No number breaks a bound that is not there. */
export function keepsBounds(schema: Json, value: unknown): boolean {
  // Comparing with an object may throw: it may have a `toString` of its own.
  const [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf] = numeric.map(
    (keyword) => (typeof schema[keyword] === 'number' ? schema[keyword] : undefined),
  );
  return (
    typeof value !== 'number' ||
    (!(value < minimum!) &&
      !(value > maximum!) &&
      !(value <= exclusiveMinimum!) &&
      !(value >= exclusiveMaximum!) &&
      // A wrong `multipleOf` is ignored.
      (!(multipleOf! > 0) || isMultipleOf(value, Number(multipleOf))))
  );
}

const numeric = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const textual = ['minLength', 'maxLength', 'pattern', 'format'];

/** The rules that an option must keep if it is a text. */
export const textAssertionsOf = (schema: Json): Json =>
  pick(schema, (keyword) => textual.includes(keyword));

/** Whether a schema without a type limits nothing but texts. */
export const isTextual = (schema: Json): boolean =>
  schema['type'] === undefined &&
  !saysMore(schema, textual) &&
  textual.some((keyword) => schema[keyword] !== undefined);

/** A schema for one of several types, with the keywords that apply to that type: a number gets no `minLength`. */
export function assertionsFor(type: unknown, schema: Json): Json {
  const isNumber = type === 'number' || type === 'integer';
  const others = isNumber ? textual : type === 'string' ? numeric : [...numeric, ...textual];
  const isKept = (keyword: string) => !isAnnotation(keyword) && !others.includes(keyword);
  return { ...pick(schema, isKept), type };
}

/**
 * A definition without its title, if that is only the definition's name. It is the name of a class, and tells a person
 * nothing. Where the property has the same name, it stays: "Theme" reads better than "theme". So it does where an SDK has
 * named the property `value`, which tells less.
 *
 * @param key the name of the definition
 * @param property the name of the property that refers to it
 */
export function withoutClassName(definition: Json, key = '', property: string): Json {
  const { title, ...untitled } = definition;
  const isName = (name: string) => String(title).toLowerCase() === name.toLowerCase();
  const isClass = /^[A-Z]\w*$/.test(key) && isName(key);
  return isClass && property !== 'value' && !isName(property) ? untitled : definition;
}

/** Bounds without the flags of draft 4 and OpenAPI 3.0, where `true` says that the bound itself is no answer. */
export function withoutFlags(sent: Json, note: (message: string) => void): Json {
  let schema = sent;
  for (const [bound, flag] of exclusives) {
    const isExclusive = schema[flag];
    if (typeof isExclusive !== 'boolean') continue;
    const { [flag]: _, [bound]: limit, ...rest } = schema;
    note(`"${flag}" is ${isExclusive}: write the number itself.`);
    schema = { ...rest, ...(limit !== undefined && { [isExclusive ? flag : bound]: limit }) };
  }
  return schema;
}

const exclusives = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;
