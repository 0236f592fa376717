import { checkRequestedSchema } from '../checkRequestedSchema.ts';
import { isRecord } from '../json.ts';
import type { RequestedSchema } from '../types.ts';
import { readDialect, type SchemaReading } from './readDialect.ts';

/** A schema that was read, and checked. */
export interface ReadSchema {
  readonly schema: RequestedSchema;
  readonly readings: readonly SchemaReading[];
}

const key = Symbol('readings');

/** Marks a schema as read. It no longer shows what was changed, so it keeps the notes. No copy of it has them. */
export const markRead = ({ schema, readings }: ReadSchema): RequestedSchema =>
  Object.defineProperty(schema, key, { value: readings });

/**
 * Reads a schema, unless it was read before.
 *
 * @throws {ElicitRequestError} for what cannot be read as MCP's subset
 */
export function readSchema(sent: unknown): ReadSchema {
  const before = isRecord(sent) && (sent as { readonly [key]?: readonly SchemaReading[] })[key];
  if (before) return { schema: sent as unknown as RequestedSchema, readings: before };
  const { schema, readings } = readDialect(sent);
  checkRequestedSchema(schema, ['requestedSchema'], true);
  return { schema, readings };
}
