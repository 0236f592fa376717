/** One thing in a schema that is outside MCP's subset and was read anyway. A note for the developer of the server. */
export interface SchemaReading {
  /** The property's name; the empty string for the schema itself. */
  readonly property: string;
  /** The keyword, and what the specification asks for. */
  readonly message: string;
}

/** The notes on each schema that was not in MCP's subset. The schema itself no longer shows what was changed. */
const remembered = new WeakMap<object, readonly SchemaReading[]>();

export function rememberReadings(schema: object, readings: readonly SchemaReading[]): void {
  if (readings.length > 0) remembered.set(schema, readings);
}

/** The notes on how a schema was read. Empty for a schema that was sent in MCP's subset. */
export const readingsOf = (schema: object): readonly SchemaReading[] =>
  remembered.get(schema) ?? [];

/** Equal for equal notes. */
export const keyOf = ({ property, message }: SchemaReading): string => `${message} ${property}`;

/** The notes from two readings of a schema. What was noted at the first, such as a list, may be noted at the second as well. */
export const joinReadings = (
  before: readonly SchemaReading[],
  later: readonly SchemaReading[],
): readonly SchemaReading[] => {
  const noted = new Set(before.map(keyOf));
  return [...before, ...later.filter((reading) => !noted.has(keyOf(reading)))];
};
