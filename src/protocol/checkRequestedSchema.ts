import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';
import { isRecord, mustBe } from './json.ts';
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
  if (required !== undefined) checkStrings(required, [...path, 'required']);
}

const primitiveTypes = ['string', 'number', 'integer', 'boolean', 'array'];

function checkPrimitive(schema: unknown, path: Path): void {
  if (!isRecord(schema)) throw mustBe('an object', schema, path);
  for (const keyword of ['title', 'description']) {
    checkKeyword(schema, keyword, path, 'a string', isString);
  }
  switch (schema['type']) {
    case 'string':
      return checkString(schema, path);
    case 'number':
    case 'integer':
      for (const keyword of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']) {
        checkKeyword(schema, keyword, path, 'a number', Number.isFinite);
      }
      return;
    case 'boolean':
      return;
    case 'array':
      for (const keyword of ['minItems', 'maxItems']) {
        checkKeyword(schema, keyword, path, 'a whole number of 0 or more', isCount);
      }
      return checkItems(schema['items'], [...path, 'items']);
    default:
      throw mustBe(oneOf(primitiveTypes), schema['type'], [...path, 'type']);
  }
}

function checkItems(items: unknown, path: Path): void {
  if (!isRecord(items)) throw mustBe('an object with "enum" or "anyOf"', items, path);
  if (items['type'] !== undefined && items['type'] !== 'string') {
    throw mustBe('"string"', items['type'], [...path, 'type']);
  }
  checkString(items, path);
  if (!optionLists.some((keyword) => items[keyword] !== undefined)) {
    throw new ElicitRequestError(path, 'must list its options in "enum" or "anyOf"');
  }
}

const optionLists = ['enum', 'oneOf', 'anyOf'];

/** What may stand on any string, an array's items included. */
function checkString(schema: Record<string, unknown>, path: Path): void {
  for (const keyword of ['minLength', 'maxLength']) {
    checkKeyword(schema, keyword, path, 'a whole number of 0 or more', isCount);
  }
  for (const keyword of ['pattern', 'format']) {
    checkKeyword(schema, keyword, path, 'a string', isString);
  }
  for (const keyword of ['enum', 'enumNames']) {
    if (schema[keyword] !== undefined) checkStrings(schema[keyword], [...path, keyword]);
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = schema[keyword];
    if (options === undefined) continue;
    if (!Array.isArray(options)) throw mustBe('an array', options, [...path, keyword]);
    for (let index = 0; index < options.length; index++) {
      checkTitledOption(options[index], [...path, keyword, index]);
    }
  }
}

function checkTitledOption(option: unknown, path: Path): void {
  if (!isRecord(option)) throw mustBe('an object with "const"', option, path);
  if (!isString(option['const'])) throw mustBe('a string', option['const'], [...path, 'const']);
  checkKeyword(option, 'title', path, 'a string', isString);
}

function checkStrings(value: unknown, path: Path): void {
  if (!Array.isArray(value)) throw mustBe('an array of strings', value, path);
  const index = value.findIndex((item) => typeof item !== 'string');
  if (index >= 0) throw mustBe('a string', value[index], [...path, index]);
}

function checkKeyword(
  schema: Record<string, unknown>,
  keyword: string,
  path: Path,
  expected: string,
  accepts: (value: unknown) => boolean,
): void {
  const value = schema[keyword];
  if (value !== undefined && !accepts(value)) throw mustBe(expected, value, [...path, keyword]);
}

const isString = (value: unknown) => typeof value === 'string';

/** JSON Schema 2020-12 validation §6.3: a non-negative integer; `2.0` is one. */
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

const oneOf = (values: readonly string[]) =>
  `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
