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
        if (schemas.some(allowsNoOthers)) throw askedTwice([...path, keyword]);
        whole.set(keyword, joined(before, value));
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
  return Object.fromEntries(whole);
}

const askedTwice = (path: readonly PathSegment[]) =>
  new ElicitRequestError(path, 'is asked for twice; write it as one schema');

/** Whether an object may have no properties but its own: those of another one then contradict it. */
const allowsNoOthers = ({ additionalProperties }: Json): boolean => additionalProperties === false;

/** The properties of two objects. One that both have must be as both say. */
const joined = (one: Json, other: Json): Json =>
  Object.fromEntries([
    ...Object.entries(one).map(([name, schema]) => [
      name,
      Object.hasOwn(other, name) ? { allOf: [schema, other[name]] } : schema,
    ]),
    ...Object.entries(other).filter(([name]) => !Object.hasOwn(one, name)),
  ]);

/** The types that two schemas have in common. Every integer is a number. */
function commonTypes(one: unknown, other: unknown): readonly unknown[] {
  const [these, those] = [[one].flat(), [other].flat()];
  const isIn = (type: unknown, list: readonly unknown[]) =>
    list.includes(type) || (type === 'integer' && list.includes('number'));
  return [
    ...these.filter((type) => isIn(type, those)),
    ...those.filter((type) => isIn(type, these) && !these.includes(type)),
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
