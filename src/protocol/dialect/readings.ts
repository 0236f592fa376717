import type { SchemaReading } from './readDialect.ts';

/** The notes on each schema that was not in MCP's subset. The schema itself no longer shows what was changed. */
const remembered = new WeakMap<object, readonly SchemaReading[]>();

export function rememberReadings(schema: object, readings: readonly SchemaReading[]): void {
  if (readings.length > 0) remembered.set(schema, readings);
}

/** The notes on how a schema was read. Empty for a schema that was sent in MCP's subset. */
export const readingsOf = (schema: object): readonly SchemaReading[] =>
  remembered.get(schema) ?? [];
