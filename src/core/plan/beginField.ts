import type { Field, FieldBase } from '../Field.ts';

/** A field while it is compiled. An optional member is absent, never undefined. */
type Unfinished<AnyField> = { -readonly [Key in keyof AnyField]: AnyField[Key] };

/** The members that a kind of field always has, besides those of every field. */
type Own<AnyField extends Field> = Pick<
  AnyField,
  Exclude<
    { [Key in keyof AnyField]-?: undefined extends AnyField[Key] ? never : Key }[keyof AnyField],
    keyof FieldBase
  >
>;

/**
 * Turns a base into a field. The base itself is changed: copying a thousand of them with `...` takes older engines
 * longer than all the rest.
 */
export const beginField = <AnyField extends Field>(
  base: FieldBase,
  own: Own<AnyField>,
): Unfinished<AnyField> => Object.assign(base, own) as Unfinished<AnyField>;
