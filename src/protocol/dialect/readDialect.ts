import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isRecord } from '../json.ts';
import { knownKeywords, silent } from '../keywords.ts';
import { repeated } from '../repeated.ts';
import { combine } from './combine.ts';
import { DialectReader } from './DialectReader.ts';
import { readRecord } from './readRecord.ts';
import { isNull, type Json } from './schemas.ts';

/** One thing in a schema that is outside MCP's subset and was read anyway. A note for the developer of the server. */
export interface SchemaReading {
  /** The property's name; the empty string for the schema itself. */
  readonly property: string;
  /** The keyword, and what the specification asks for. */
  readonly message: string;
}

/** A schema after it was read, with a note on each thing outside MCP's subset. */
export interface DialectReading {
  /** In MCP's subset, as far as that is possible. `parseElicitRequest` refuses what is still outside it. */
  readonly schema: unknown;
  readonly readings: readonly SchemaReading[];
}

/**
 * Reads what pydantic, zod, schemars, Jackson and others write into the subset of JSON Schema that MCP allows. Every
 * answer that the result allows, the schema as sent allows too. A schema in the subset is returned unchanged.
 *
 * @param requestedSchema as it came from the server: JSON
 * @throws {ElicitRequestError} for references that lead nowhere, out of the schema or in a circle, and for what is asked
 *   outside `properties`
 * @example
 * readDialect({ properties: { nick: { type: ['string', 'null'] } } }).schema;
 * // { type: 'object', properties: { nick: { type: 'string' } } }
 */
export function readDialect(requestedSchema: unknown): DialectReading {
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
  if (!isRecord(requestedSchema)) return { schema: requestedSchema, readings };
  const reader = new DialectReader(requestedSchema, note);
  const flat = reader.flat(requestedSchema, '', [], rootPath);
  const { schema: object, pointer } = asObject(flat, reader, note);
  const root: Record<string, unknown> = { ...object };
  if (root['type'] === undefined) {
    note('', '"type" of the schema must be "object".');
    root['type'] = 'object';
  }
  if (root['type'] === 'object' && isEmpty(root['properties'])) {
    const record = readRecord(root, reader, pointer, rootPath);
    if (record) {
      note('', '"propertyNames" is not in MCP\'s subset: write "properties".');
      Object.assign(root, { properties: record, additionalProperties: false });
      delete root['propertyNames'];
    }
    // PHP writes an empty object as an empty array.
    const isAbsent = Array.isArray(root['properties'] ?? []);
    const asking = Object.keys(root).find((name) =>
      askingKeywords.includes(name)
        ? !asksNothing(root[name])
        : isAbsent && !otherObjects.includes(name) && !silent.test(name) && isProperty(root[name]),
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
    const read = Object.entries(properties).map(([name, schema]) => {
      const path = [...rootPath, 'properties', name];
      return [name, reader.property(schema, name, [...pointer, 'properties', name], path)] as const;
    });
    if (read.some(([name, schema]) => schema !== properties[name])) {
      root['properties'] = Object.fromEntries(withDistinctTitles(read, properties));
    }
  }
  const isSame =
    object === requestedSchema && Object.keys(root).every((key) => root[key] === object[key]);
  return { schema: isSame ? requestedSchema : root, readings };
}

/** The only object that the schema allows. Null is no answer: a person who means it declines. */
function asObject(
  flat: Json,
  reader: DialectReader,
  note: (property: string, message: string) => void,
): { readonly schema: Json; readonly pointer: readonly string[] } {
  const { type, ...untyped } = flat;
  if (Array.isArray(type) && type.every((one) => one === 'object' || one === 'null')) {
    note('', '"type" of the schema must be "object".');
    return { schema: { ...untyped, type: 'object' }, pointer: [] };
  }
  const keyword = (['anyOf', 'oneOf'] as const).find((one) => Array.isArray(flat[one]));
  if (!keyword || flat['properties'] !== undefined) return { schema: flat, pointer: [] };
  // All references have been followed.
  const { [keyword]: list, $defs: _, definitions: __, ...rest } = flat;
  const branches = [...(list as readonly unknown[]).entries()].filter(
    ([, branch]) => !(isRecord(branch) && isNull(branch)),
  );
  const [index, only] = branches[0] ?? [];
  if (branches.length !== 1 || !isRecord(only)) return { schema: flat, pointer: [] };
  note('', `"${keyword}" of the schema is not in MCP's subset: write the object alone.`);
  const pointer = [keyword, String(index)];
  const schema = reader.flat(only, '', pointer, [...rootPath, keyword, index!]);
  return { schema: combine([rest, schema], rootPath, () => {}), pointer };
}

/**
 * Properties of one definition have its title, which is the name of a class. They could not be told apart, so they go by
 * their own names.
 */
function withDistinctTitles(
  read: readonly (readonly [string, unknown])[],
  sent: Record<string, unknown>,
): readonly (readonly [string, unknown])[] {
  const shared = repeated(read.map(([, schema]) => isRecord(schema) && schema['title']));
  return read.map(([name, schema]) => {
    const own = sent[name];
    if (!isRecord(schema) || (isRecord(own) && own['title'])) return [name, schema];
    const { title, ...untitled } = schema;
    return [name, title !== undefined && shared.has(title) ? untitled : schema];
  });
}

const rootPath: readonly PathSegment[] = ['requestedSchema'];

/** Keywords that ask for something where there are no properties. */
const askingKeywords: readonly string[] = [
  'anyOf',
  'oneOf',
  'patternProperties',
  'additionalProperties',
];

/** Whether a value has nothing in it, `true` and `false` included. */
const isEmpty = (value: unknown): boolean => Object.keys(Object(value) as Json).length === 0;

/** Whether a schema asks for nothing: it holds for all values or, written as Go and zod do (`{ not: {} }`), for none. */
const asksNothing = (schema: unknown): boolean =>
  Object.entries(Object(schema) as Json).every(
    ([keyword, value]) =>
      (keyword === 'not' && isEmpty(value)) || keyword === 'description' || silent.test(keyword),
  );

/** Keywords of an object whose value may look like a property's schema, and is none (JSON Schema 2020-12). */
const otherObjects: readonly string[] = [
  'default',
  'not',
  'propertyNames',
  'unevaluatedProperties',
];

const isProperty = (schema: unknown): boolean =>
  isRecord(schema) &&
  typeof schema['type'] === 'string' &&
  Object.hasOwn(knownKeywords, schema['type']);
