import type { Field, FieldBase } from '../Field.ts';

type Own<AnyField extends Field> = Pick<AnyField, 'kind'> & {
  readonly [Key in Exclude<keyof AnyField, keyof FieldBase>]?: AnyField[Key] | undefined;
};

/** Changes the base itself: copying a thousand with `...` takes older engines longer than all the rest. */
export function beginField<AnyField extends Field>(base: FieldBase, own: Own<AnyField>): AnyField {
  const field = base as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined) field[name] = value;
  }
  return field as unknown as AnyField;
}
