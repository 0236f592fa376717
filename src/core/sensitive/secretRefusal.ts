import { ElicitRequestError } from '../../protocol/index.ts';
import type { Field } from '../Field.ts';

/** The error for a form that asks for a secret. Undefined for any other form. */
export function secretRefusal(fields: readonly Field[]): ElicitRequestError | undefined {
  const secret = fields.find(({ sensitive }) => sensitive);
  if (!secret) return undefined;
  return new ElicitRequestError(
    ['requestedSchema', 'properties', secret.property],
    `asks for a secret (${String(secret.sensitive)}); use URL mode`,
  );
}
