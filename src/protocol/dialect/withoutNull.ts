import type { Json } from './schemas.ts';

/** The schema without null as a possible value. A person who means null leaves the field empty. */
export function withoutNull(sent: Json, note: (message: string) => void): Json {
  let schema = sent;
  const optional = (keyword: string) =>
    note(`"${keyword}" allows null: write the other type alone.`);
  if (Array.isArray(schema['type'])) {
    const types = (schema['type'] as unknown[]).filter((type) => type !== 'null');
    if (types.length < schema['type'].length) optional('type');
    schema = { ...schema, type: types.length === 1 ? types[0] : types };
  }
  if (schema['nullable'] !== undefined) {
    if (schema['nullable'] === true) optional('nullable');
    const { nullable: _, ...rest } = schema;
    schema = rest;
  }
  const { enum: values, enumNames: names } = schema;
  if (Array.isArray(values) && values.includes(null)) {
    optional('enum');
    const kept = (list: readonly unknown[]) => list.filter((_, index) => values[index] !== null);
    schema = { ...schema, enum: kept(values) };
    if (Array.isArray(names) && names.length === values.length) {
      schema = { ...schema, enumNames: kept(names) };
    }
  }
  return schema;
}
