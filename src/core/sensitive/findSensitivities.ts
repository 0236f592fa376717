import type { PrimitiveSchemaDefinition } from '../../protocol/index.ts';
import type { Sensitivity } from '../Field.ts';
import { shownLengths } from '../shownLengths.ts';
import { findInDescription, findInLabel, findInMessage } from './judgeText.ts';
import { findInPattern, isSuspect, isTyped, textsOf } from './trace.ts';

/**
 * Characters that are judged in one form, of texts with a trace of a secret. The strangest take a microsecond each, and a
 * thousand fields that somebody means to be read have fewer. What comes after that is taken for a secret.
 */
const mostJudged = 300_000;

/** What each property asks for that no server may ask for in a form, in their order. */
export function findSensitivities(
  properties: Readonly<Record<string, PrimitiveSchemaDefinition>>,
  message: string | undefined,
): Sensitivity[] {
  const schemas = Object.values(properties);
  const names = Object.keys(properties);
  let left = mostJudged;
  const found = schemas.map((schema, index) => {
    const property = names[index]!;
    if (!isTyped(schema) || !isSuspect(property, schema)) return false;
    left -= textsOf(property, schema).join('').length;
    return left < 0 ? 'credential' : findIn(property, schema);
  });
  if (message === undefined || found.some(Boolean)) return found;
  const asked = findInMessage(message.slice(0, shownLengths.message));
  // The message alone says it: then any text may be what it asks for.
  return schemas.map((schema) => isTyped(schema) && !hasFormat(schema) && asked);
}

const hasFormat = (schema: PrimitiveSchemaDefinition): boolean =>
  schema.type === 'string' && 'format' in schema && schema.format !== undefined;

function findIn(property: string, schema: PrimitiveSchemaDefinition): Sensitivity {
  const [title, name, description] = textsOf(property, schema);
  return (
    findInLabel(title) ||
    findInLabel(name) ||
    findInDescription(description) ||
    ('pattern' in schema && typeof schema.pattern === 'string' && findInPattern(schema.pattern))
  );
}
