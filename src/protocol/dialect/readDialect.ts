import { checkRequestedSchema } from '../checkRequestedSchema.ts';
import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isRecord, mustBe } from '../json.ts';
import { knownKeywords, silent } from '../keywords.ts';
import type { RequestedSchema } from '../types.ts';
import { DialectReader } from './DialectReader.ts';
import { isPlain } from './isPlain.ts';
import { assertions, hasSiblings, isNull, optionsOf, type Json } from './schemas.ts';

/** Outside MCP's subset, but read anyway: a note for the server's developer. */
interface SchemaReading {
  /** A property's name; the empty string for the schema itself. */
  readonly property: string;
  /** The keyword, and what the specification asks for. */
  readonly message: string;
}

export interface DialectReading {
  /** In MCP's subset, as far as possible. `parseElicitRequest` refuses what is still outside it. */
  readonly schema: unknown;
  readonly readings: readonly SchemaReading[];
}

/**
 * Reads what pydantic, zod, schemars, Jackson and others write into MCP's subset of JSON Schema. What the result allows,
 * the schema as sent allows too. A schema in the subset is returned unchanged.
 * @param requestedSchema as it came from the server: JSON
 * @throws {ElicitRequestError} for references that lead nowhere, out of the schema or in a circle, and for what is asked
 * outside `properties`
 * @example
 * readDialect({ properties: { nick: { type: ['string', 'null'] } } }).schema;
 * // { type: 'object', properties: { nick: { type: 'string' } } }
 */
export function readDialect(requestedSchema: unknown): DialectReading {
  const areRead = isRecord(requestedSchema) && hasSiblings(requestedSchema, rootPath);
  if (isPlain(requestedSchema)) return { schema: requestedSchema, readings: [] };
  const readings: SchemaReading[] = [];
  const noted = new Set<string>();
  const note = (property: string, message: string) => {
    const key = `${message} ${property}`;
    if (!noted.has(key)) readings.push({ property, message });
    noted.add(key);
  };
  if (requestedSchema === undefined || requestedSchema === null) {
    note('', '"requestedSchema" is missing: a confirmation is asked.');
    return { schema: { type: 'object', properties: {} }, readings };
  }
  if (!isRecord(requestedSchema)) throw mustBe('an object', requestedSchema, rootPath);
  const reader = new DialectReader(requestedSchema, areRead, note);
  const root: Record<string, unknown> = { ...reader.flat(requestedSchema, '', rootPath) };
  if (root['type'] === undefined) {
    note('', '"type" of the schema must be "object".');
    root['type'] = 'object';
  }
  if (root['type'] === 'object' && isEmpty(root['properties'])) {
    const record = readRecord(root, reader);
    if (record) {
      note('', '"propertyNames" is not in MCP\'s subset: write "properties".');
      Object.assign(root, { properties: record, additionalProperties: false });
      delete root['propertyNames'];
    }
    // PHP writes an empty object as an empty array.
    const isAbsent = Array.isArray(root['properties'] ?? []);
    const asking = Object.keys(root).find((name) =>
      isAsking.test(name)
        ? !asksNothing(root[name])
        : isAbsent &&
          name !== 'default' &&
          !assertions.has(name) &&
          !silent.test(name) &&
          isProperty(root[name]),
    );
    // A person would be asked to confirm, and never see what is asked.
    if (asking !== undefined) {
      throw new ElicitRequestError([...rootPath, asking], 'must be written in "properties"');
    }
    if (record) return { schema: root, readings };
    if (isAbsent) {
      note('', '"properties" must be an object: a confirmation is asked.');
      root['properties'] = {};
    }
  }
  const { properties } = root;
  if (isRecord(properties)) {
    root['properties'] = Object.fromEntries(
      Object.entries(properties).flatMap(([name, schema]) => {
        if (!isNull(schema)) {
          return [[name, reader.property(schema, name, [...rootPath, 'properties', name])]];
        }
        note(name, 'It can only be null: leave it out.');
        return [];
      }),
    );
  }
  return { schema: root, readings };
}

export interface ReadSchema extends DialectReading {
  readonly schema: RequestedSchema;
}

const key = Symbol('readings');

/** A schema that was read no longer shows what was changed, so it keeps the notes. No copy of it has them. */
export const markRead = ({ schema, readings }: ReadSchema): RequestedSchema =>
  Object.defineProperty(schema, key, { value: readings });

/** Reads a schema that was not read before. @throws {ElicitRequestError} for what cannot be read as MCP's subset */
export function readSchema(sent: unknown): ReadSchema {
  const before = isRecord(sent) && (sent as { readonly [key]?: readonly SchemaReading[] })[key];
  if (before) return { schema: sent as unknown as RequestedSchema, readings: before };
  const { schema, readings } = readDialect(sent);
  // A plain schema was checked to see that it is one.
  if (schema !== sent) checkRequestedSchema(schema, ['requestedSchema'], true);
  return { schema: schema as RequestedSchema, readings };
}

/** A record of zod's or pydantic's: `propertyNames` lists properties, `additionalProperties` says what each is. */
function readRecord(
  { propertyNames, additionalProperties: values }: Json,
  reader: DialectReader,
): Json | undefined {
  if (!isRecord(propertyNames) || values === false) return undefined;
  const read = (part: string, schema: unknown) =>
    reader.property(schema, '', [...rootPath, part]) as Json;
  const names = optionsOf(read('propertyNames', propertyNames))?.map(({ const: name }) => name);
  // No property is called by a number.
  if (!names?.every((name) => typeof name === 'string')) return undefined;
  // Read once: it may be long, and so may the list of names.
  const value = read('additionalProperties', values);
  // Its title would be that of all properties.
  const untitled = isRecord(value) ? { ...value, title: undefined } : value;
  return Object.fromEntries(names.map((name) => [name, untitled]));
}

const rootPath: readonly PathSegment[] = ['requestedSchema'];

/** Keywords that ask for something where there are no properties. */
const isAsking = /^(?:anyOf|oneOf|patternProperties|additionalProperties)$/;

/** Whether a value has nothing in it, as `true` and `false` have not. */
const isEmpty = (value: unknown): boolean => Object.keys(Object(value) as Json).length === 0;

/** A schema that holds for all values or, as Go and zod write (`{ not: {} }`), for none. */
const asksNothing = (schema: unknown): boolean =>
  Object.entries(Object(schema) as Json).every(
    ([keyword, value]) =>
      (keyword === 'not' && isEmpty(value)) || keyword === 'description' || silent.test(keyword),
  );

const isProperty = (schema: unknown): boolean =>
  isRecord(schema) &&
  typeof schema['type'] === 'string' &&
  Object.hasOwn(knownKeywords, schema['type']);
