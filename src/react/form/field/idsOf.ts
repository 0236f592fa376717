/** `sensitive` is the warning that the field asks for a secret. */
const parts = [
  'control',
  'label',
  'required',
  'description',
  'sensitive',
  'hint',
  'error',
  'notes',
] as const;

export type FieldIds = Readonly<Record<(typeof parts)[number], string>>;

export const idsOf = (fieldId: string): FieldIds =>
  Object.fromEntries(parts.map((part) => [part, `${fieldId}-${part}`])) as FieldIds;
