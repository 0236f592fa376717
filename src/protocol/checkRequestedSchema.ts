import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';
import { isRecord, mustBe } from './json.ts';
import { annotations, assertions, optionLists } from './keywords.ts';
import type { RequestedSchema } from './types.ts';

type Path = readonly PathSegment[];

/**
 * Holds a `requestedSchema` against the restricted subset of JSON Schema that MCP allows: an object whose
 * properties are strings, numbers, booleans, or arrays of strings from a list.
 *
 * Keywords that the subset does not know are left alone. `default` may be anything: a wrong one costs the
 * server its suggestion, not the person the form.
 *
 * @throws {ElicitRequestError} naming the first part outside the subset
 */
export function checkRequestedSchema(
  schema: unknown,
  path: Path,
): asserts schema is RequestedSchema {
  if (!isRecord(schema)) throw mustBe('an object', schema, path);
  if (schema['type'] !== 'object') throw mustBe('"object"', schema['type'], [...path, 'type']);
  const { properties, required } = schema;
  if (!isRecord(properties)) throw mustBe('an object', properties, [...path, 'properties']);
  for (const property of Object.keys(properties)) {
    checkPrimitive(properties[property], [...path, 'properties', property]);
  }
  if (required !== undefined) checkers.texts(required, [...path, 'required']);
}

function checkPrimitive(schema: unknown, path: Path): void {
  if (!isRecord(schema)) throw mustBe('an object', schema, path);
  const { type, items } = schema;
  if (typeof type !== 'string' || !Object.hasOwn(assertions, type)) {
    const types = Object.keys(assertions).map((known) => `"${known}"`);
    throw mustBe(`one of ${types.join(', ')}`, type, [...path, 'type']);
  }
  checkKeywords(schema, annotations, path);
  checkKeywords(schema, assertions[type]!, path);
  if (type === 'array') checkItems(items, [...path, 'items']);
}

function checkItems(items: unknown, path: Path): void {
  if (!isRecord(items)) throw mustBe('an object with "enum" or "anyOf"', items, path);
  if (items['type'] !== undefined && items['type'] !== 'string') {
    throw mustBe('"string"', items['type'], [...path, 'type']);
  }
  checkKeywords(items, assertions['string']!, path);
  if (optionLists.every((keyword) => items[keyword] === undefined)) {
    throw new ElicitRequestError(path, 'must list its options in "enum" or "anyOf"');
  }
}

function checkKeywords(
  schema: Record<string, unknown>,
  known: (typeof assertions)[string],
  path: Path,
): void {
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    if (value === undefined || !Object.hasOwn(known, keyword)) continue;
    checkers[known[keyword]!](value, [...path, keyword]);
  }
}

const checkers = {
  any() {},
  text(value: unknown, path: Path) {
    if (typeof value !== 'string') throw mustBe('a string', value, path);
  },
  number(value: unknown, path: Path) {
    if (!Number.isFinite(value)) throw mustBe('a number', value, path);
  },
  /** JSON Schema 2020-12 validation §6.3: a non-negative integer; `2.0` is one. */
  count(value: unknown, path: Path) {
    const isCount = Number.isInteger(value) && (value as number) >= 0;
    if (!isCount) throw mustBe('a whole number of 0 or more', value, path);
  },
  texts(value: unknown, path: Path) {
    if (!Array.isArray(value)) throw mustBe('an array of strings', value, path);
    const index = value.findIndex((item) => typeof item !== 'string');
    if (index >= 0) throw mustBe('a string', value[index], [...path, index]);
  },
  options(value: unknown, path: Path) {
    if (!Array.isArray(value)) throw mustBe('an array', value, path);
    for (const [index, option] of value.entries()) {
      const at = [...path, index];
      if (!isRecord(option)) throw mustBe('an object with "const"', option, at);
      checkers.text(option['const'], [...at, 'const']);
      if (option['title'] !== undefined) checkers.text(option['title'], [...at, 'title']);
    }
  },
};
