import { flattenNested, type Json } from '../nested/flattenNested.ts';
import { isRecord } from '../protocol/json.ts';

/** How the schema of an interrupt's payload is asked as a form, and how the payload is made of the form's content. */
export interface Question {
  readonly requestedSchema: Json;
  readonly toPayload: (content: Json) => unknown;
  /** What a denial sends. Without it, to decline is to cancel. */
  readonly denial?: unknown;
}

const form = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  required,
});

/** @param schema the JSON Schema of the payload. Without one, a yes has no payload */
export function questionOf(schema: unknown, reason: string): Question {
  const isYesOrNo = isRecord(schema) ? schema['type'] === 'boolean' : reason === 'confirmation';
  if (isYesOrNo) return { requestedSchema: form({}, []), toPayload: () => true, denial: false };
  if (!isRecord(schema)) return { requestedSchema: form({}, []), toPayload: () => undefined };
  if (schema['type'] !== 'object') {
    const { $schema, $defs, ...value } = schema;
    return {
      requestedSchema: { ...form({ value }, ['value']), $schema, $defs },
      toPayload: ({ value: answer }) => answer,
    };
  }
  const { approved, ...properties } = isRecord(schema['properties']) ? schema['properties'] : {};
  const isApproval = isRecord(approved) && approved['type'] === 'boolean';
  const asked = isApproval ? { ...schema, properties } : schema;
  const { requestedSchema, toContent } = flattenNested(asked);
  return {
    requestedSchema,
    toPayload: (content) => ({ ...toContent(content), ...(isApproval && { approved: true }) }),
    ...(isApproval && { denial: { approved: false } }),
  };
}
