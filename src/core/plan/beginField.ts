import type { Field, FieldBase } from '../Field.ts';

/** A field while it is compiled. An optional member is absent, never undefined. */
type Unfinished<AnyField> = { -readonly [Key in keyof AnyField]: AnyField[Key] };

/** The members of a kind that are always there, beside those of any field. */
type Own<AnyField extends Field> = Pick<
  AnyField,
  Exclude<
    { [Key in keyof AnyField]-?: undefined extends AnyField[Key] ? never : Key }[keyof AnyField],
    keyof FieldBase
  >
>;

/**
 * Makes a field of its base. Of the base itself: a copy by `...`, of each of a thousand, takes older engines longer
 * than all the rest.
 */
export const beginField = <AnyField extends Field>(
  base: FieldBase,
  own: Own<AnyField>,
): Unfinished<AnyField> => Object.assign(base, own) as Unfinished<AnyField>;
