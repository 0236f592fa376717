import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isRecord } from '../json.ts';
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
      } else if (keyword === 'properties' && isRecord(before) && isRecord(value)) {
        // Joined below, all of them at once.
      } else if (keyword === 'type' && before !== value) {
        const common = commonTypes(before, value);
        if (common.length === 0) throw askedTwice([...path, keyword]);
        whole.set(keyword, common.length === 1 ? common[0] : common);
      } else if (isNumber(before) && isNumber(value) && atLeast.has(keyword)) {
        whole.set(keyword, Math.max(before, value));
      } else if (isNumber(before) && isNumber(value) && atMost.has(keyword)) {
        whole.set(keyword, Math.min(before, value));
      } else if (keyword === 'pattern' && before !== value && canJoin(before) && canJoin(value)) {
        whole.set(keyword, `^${sought(before)}${sought(value)}`);
      } else if (before !== value && !isSameJson(before, value, spend)) {
        throw askedTwice([...path, keyword]);
      }
    }
  }
  const objects = schemas.filter((schema) => isRecord(schema['properties']));
  if (objects.length > 1) {
    const properties = joined(objects, spend);
    const isNarrow = (object: Json) =>
      allowsNoOthers(object, object === schemas.at(-1)) &&
      Object.keys(object['properties'] as Json).length < properties.size;
    if (objects.some(isNarrow)) throw askedTwice([...path, 'properties']);
    whole.set('properties', Object.fromEntries(properties));
  }
  return Object.fromEntries(whole);
}

const askedTwice = (path: readonly PathSegment[]) =>
  new ElicitRequestError(path, 'is asked for twice; write it as one schema');

/**
 * Whether an object limits what properties it may have besides its own.
 *
 * @param isAround whether it stands around the other schemas: what they evaluate is then evaluated for it as well
 */
function allowsNoOthers(
  { additionalProperties: others = true, unevaluatedProperties: rest }: Json,
  isAround: boolean,
): boolean {
  const allowsAny = others === true || (isRecord(others) && Object.keys(others).length === 0);
  return !allowsAny || (rest === false && !isAround);
}

/** The properties of several objects. One that several have must be as all of them say. */
function joined(
  objects: readonly Json[],
  spend: (keywords: number) => void,
): ReadonlyMap<string, unknown> {
  const said = new Map<string, unknown[]>();
  for (const { properties } of objects) {
    for (const [name, schema] of Object.entries(properties as Json)) {
      spend(1);
      const parts = said.get(name);
      if (!parts) said.set(name, [schema]);
      else if (!isSameJson(parts.at(-1), schema, spend)) parts.push(schema);
    }
  }
  return new Map(
    [...said].map(([name, parts]) => [name, parts.length === 1 ? parts[0] : { allOf: parts }]),
  );
}

/** The types that two schemas have in common. Every integer is a number. */
function commonTypes(one: unknown, other: unknown): readonly unknown[] {
  const [these, those] = [new Set([one].flat()), new Set([other].flat())];
  const isIn = (type: unknown, list: ReadonlySet<unknown>) =>
    list.has(type) || (type === 'integer' && list.has('number'));
  return [
    ...[...these].filter((type) => isIn(type, those)),
    ...[...those].filter((type) => isIn(type, these) && !these.has(type)),
  ];
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
