import { ElicitRequestError } from '../../protocol/index.ts';
import type { Field } from '../Field.ts';

/** The refusal of a form that asks for what no server may ask for in one; undefined for any other. */
export function secretRefusal(fields: readonly Field[]): ElicitRequestError | undefined {
  const secret = fields.find(({ sensitive }) => sensitive);
  if (!secret) return undefined;
  return new ElicitRequestError(
    ['requestedSchema', 'properties', secret.property],
    `asks for what must not be asked for in a form (${String(secret.sensitive)}); use URL mode`,
  );
}
