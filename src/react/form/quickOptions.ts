import type { CompiledForm, Option } from '../../core/index.ts';

/** In UTF-16 code units: what fits on a button in a narrow panel. */
const longest = 24;

type QuickOption = Pick<Option, 'label'> & { readonly text: string };

/**
 * The answers of a form that asks one thing only, to choose from a few: what each puts into the field, and how it is called. Those
 * of a boolean have no label. Undefined for all other forms, and where a choice is suggested or is a secret.
 */
export function quickOptions({ fields }: CompiledForm): readonly QuickOption[] | undefined {
  const [field, other] = fields;
  if (!field?.required || other || field.sensitive || field.default !== undefined) return undefined;
  if (field.kind === 'boolean') return ['yes', 'no'].map((text) => ({ text, label: '' }));
  if (field.kind !== 'select' || field.options.length > 4) return undefined;
  const isShort = ({ label, description }: Option) =>
    label !== '' && label.length <= longest && description === undefined;
  if (!field.options.every(isShort)) return undefined;
  return field.options.map(({ id, label }) => ({ text: id, label }));
}
