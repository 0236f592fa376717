import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';
import { isPrimitive, isRecord, mustBe } from './json.ts';
import { itemKeywords, knownKeywords, optionLists, readKeywords } from './keywords.ts';
import type { RequestedSchema } from './types.ts';

type Path = readonly PathSegment[];
/** A path is built only for a fault: there are thousands of parts, and most have none. */
type Where = () => Path;

/**
 * Checks a schema against MCP's subset: an object of strings, numbers, booleans, or arrays of strings from a list.
 * Unknown keywords and wrong defaults are left alone. `isRead` adds the types `choice` and `union` of `readDialect`.
 * @throws {ElicitRequestError} naming the first part outside the subset
 */
export function checkRequestedSchema(
  schema: unknown,
  path: Path,
  isRead = false,
): asserts schema is RequestedSchema {
  if (!isRecord(schema)) throw mustBe('an object', schema, path);
  if (schema['type'] !== 'object') throw mustBe('"object"', schema['type'], [...path, 'type']);
  const { properties, required } = schema;
  if (!isRecord(properties)) throw mustBe('an object', properties, [...path, 'properties']);
  for (const property of Object.keys(properties)) {
    const where = () => [...path, 'properties', property];
    checkPrimitive(properties[property], where, isRead ? readKeywords : knownKeywords);
  }
  if (required !== undefined) checkers.texts(required, () => path, 'required');
}

export function checkPrimitive(schema: unknown, where: Where, known: typeof knownKeywords): void {
  if (!isRecord(schema)) throw mustBe('an object', schema, where());
  const { type, items } = schema;
  if (typeof type !== 'string' || !Object.hasOwn(known, type)) {
    const types = Object.keys(knownKeywords).map((one) => `"${one}"`);
    throw mustBe(`one of ${types.join(', ')}`, type, [...where(), 'type']);
  }
  checkKeywords(schema, known[type]!, where);
  if (type === 'union' && schema['branches'] === undefined) {
    throw mustBe('an array', undefined, [...where(), 'branches']);
  }
  if (type === 'array') checkItems(items, () => [...where(), 'items'], known === readKeywords);
}

/** `mayBeTyped`: whether the items may be strings that the person types, without options. */
function checkItems(items: unknown, where: Where, mayBeTyped: boolean): void {
  if (!isRecord(items)) throw mustBe('an object with "enum" or "anyOf"', items, where());
  if (items['type'] !== undefined && items['type'] !== 'string') {
    throw mustBe('"string"', items['type'], [...where(), 'type']);
  }
  checkKeywords(items, itemKeywords, where);
  const isTyped = mayBeTyped && items['type'] === 'string';
  if (!isTyped && optionLists.every((keyword) => items[keyword] === undefined)) {
    throw new ElicitRequestError(where(), 'must list its options in "enum" or "anyOf"');
  }
}

function checkKeywords(
  schema: Record<string, unknown>,
  known: typeof itemKeywords,
  where: Where,
): void {
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    const type = known[keyword];
    if (value === undefined || type === undefined) continue;
    checkers[type](value, where, keyword);
  }
}

function checkEach(
  list: unknown,
  where: Where,
  keyword: string,
  check: (entry: unknown, where: Where) => void,
): void {
  if (!Array.isArray(list)) throw mustBe('an array', list, [...where(), keyword]);
  for (const [index, entry] of (list as unknown[]).entries()) {
    check(entry, () => [...where(), keyword, index]);
  }
}

function checkText(value: unknown, where: Where): void {
  if (typeof value !== 'string') throw mustBe('a string', value, where());
}

const checkers = {
  any() {},
  text(value: unknown, where: Where, keyword: string) {
    checkText(value, () => [...where(), keyword]);
  },
  number(value: unknown, where: Where, keyword: string) {
    if (!Number.isFinite(value)) throw mustBe('a number', value, [...where(), keyword]);
  },
  /** JSON Schema 2020-12 validation §6.3: a non-negative integer; `2.0` is one. */
  count(value: unknown, where: Where, keyword: string) {
    if (Number.isInteger(value) && (value as number) >= 0) return;
    throw mustBe('a whole number of 0 or more', value, [...where(), keyword]);
  },
  texts(value: unknown, where: Where, keyword: string) {
    checkEach(value, where, keyword, checkText);
  },
  values(value: unknown, where: Where, keyword: string) {
    checkEach(value, where, keyword, (only, at) => {
      if (!isPrimitive(only)) throw mustBe('an option', only, at());
    });
  },
  choices(value: unknown, where: Where, keyword: string) {
    checkEach(value, where, keyword, (option, at) => {
      const { const: only, title = '' } = Object(option) as Record<string, unknown>;
      if (!isPrimitive(only)) throw mustBe('an option', option, at());
      checkers.text(title, at, 'title');
    });
  },
  branches(value: unknown, where: Where, keyword: string) {
    checkEach(value, where, keyword, (branch, at) => checkPrimitive(branch, at, readKeywords));
  },
  options(value: unknown, where: Where, keyword: string) {
    checkEach(value, where, keyword, (option, at) => {
      if (!isRecord(option)) throw mustBe('an object with "const"', option, at());
      const { const: only, title = '' } = option;
      checkers.text(only, at, 'const');
      checkers.text(title, at, 'title');
    });
  },
};
