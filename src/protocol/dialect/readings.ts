import type { SchemaReading } from './readDialect.ts';

/** Of a schema that was read, which is then as if it had been sent so. Few are. */
const remembered = new WeakMap<object, readonly SchemaReading[]>();

export function rememberReadings(schema: object, readings: readonly SchemaReading[]): void {
  if (readings.length > 0) remembered.set(schema, readings);
}

/** What was read of a schema, in which nothing of it can be seen any more. */
export const readingsOf = (schema: object): readonly SchemaReading[] =>
  remembered.get(schema) ?? [];
