import { readSchema } from '../protocol/index.ts';
import type { CompiledForm } from './CompiledForm.ts';
import { compileForm } from './compileForm.ts';
import { findSensitivities } from './sensitive/findSensitivities.ts';

/**
 * Compiles a `requestedSchema` into the fields to draw and the exact rules for what may be sent.
 * A schema that nothing can satisfy compiles: its `issues` say so, and it can be declined or canceled.
 * @throws {ElicitRequestError} for what is outside MCP's subset of JSON Schema, such as a nested object
 * @example
 * const form = compileSchema({ type: 'object', properties: { age: { type: 'integer', minimum: 18 } } });
 * form.toContent({ f0: '17' }); // { issues: [{ property: 'age', code: 'minimum', params: { minimum: 18 } }] }
 */
export function compileSchema(
  requestedSchema: unknown,
  {
    message,
  }: {
    /** The text above the form, which may be what asks for a secret. */
    readonly message?: string | undefined;
  } = {},
): CompiledForm {
  return compileForm(readSchema(requestedSchema), message, findSensitivities);
}
