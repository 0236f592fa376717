import type { Field, FieldBase } from '../Field.ts';

/** The members of a kind of field, besides those of every field. What a schema does not say is undefined. */
type Own<AnyField extends Field> = Pick<AnyField, 'kind'> & {
  readonly [Key in Exclude<keyof AnyField, keyof FieldBase>]?: AnyField[Key] | undefined;
};

/**
 * Turns a base into a field. An optional member is absent, never undefined. The base itself is changed: copying a thousand of
 * them with `...` takes older engines longer than all the rest.
 */
export function beginField<AnyField extends Field>(base: FieldBase, own: Own<AnyField>): AnyField {
  const field = base as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined) field[name] = value;
  }
  return field as unknown as AnyField;
}
