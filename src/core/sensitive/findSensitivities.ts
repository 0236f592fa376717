import type { PrimitiveSchemaDefinition } from '../../protocol/index.ts';
import type { Sensitivity } from '../Field.ts';
import { shownLengths } from '../shownLengths.ts';
import { findInDescription, findInLabel, findInMessage } from './findSensitive.ts';
import { findInPattern, isSuspect, isTyped } from './trace.ts';

/** What each property asks for that no server may ask for in a form, in their order. */
export function findSensitivities(
  properties: Readonly<Record<string, PrimitiveSchemaDefinition>>,
  message: string | undefined,
): Sensitivity[] {
  const schemas = Object.values(properties);
  const names = Object.keys(properties);
  const found = schemas.map((schema, index) => {
    const property = names[index]!;
    return isTyped(schema) && isSuspect(property, schema) && findIn(property, schema);
  });
  if (message === undefined || found.some(Boolean)) return found;
  const asked = findInMessage(message.slice(0, shownLengths.message));
  // The message alone says it: then any text may be what it asks for.
  return schemas.map((schema) => isTyped(schema) && !hasFormat(schema) && asked);
}

const hasFormat = (schema: PrimitiveSchemaDefinition): boolean =>
  schema.type === 'string' && 'format' in schema && schema.format !== undefined;

function findIn(property: string, schema: PrimitiveSchemaDefinition): Sensitivity {
  const { title, description } = schema;
  return (
    (title !== undefined && findInLabel(title.slice(0, shownLengths.label))) ||
    findInLabel(property.slice(0, shownLengths.label)) ||
    (description !== undefined &&
      findInDescription(description.slice(0, shownLengths.description))) ||
    ('pattern' in schema && typeof schema.pattern === 'string' && findInPattern(schema.pattern))
  );
}
