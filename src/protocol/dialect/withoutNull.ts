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
  if (Array.isArray(schema['enum']) && schema['enum'].includes(null)) {
    optional('enum');
    const kept = schema['enum']
      .map((value, index) => [value, index] as const)
      .filter(([value]) => value !== null);
    const names = schema['enumNames'];
    schema = {
      ...schema,
      enum: kept.map(([value]) => value),
      ...(Array.isArray(names) &&
        names.length === schema['enum'].length && {
          enumNames: kept.map(([, index]) => names[index] as unknown),
        }),
    };
  }
  return schema;
}
