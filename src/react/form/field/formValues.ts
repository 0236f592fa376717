import { spelledIn } from '../../../core/plan/readDecimal.ts';
import { withLineFeeds } from '../../dom/withLineFeeds.ts';
import type {
  CompiledForm,
  Field,
  FormValue,
  FormValues,
  ReceiptAnswer,
} from '../../../core/index.ts';
import { isPicked } from './controlOf.ts';
import { respelled } from './respelled.ts';

/**
 * The answers that a form suggests: its defaults. A date with a time but no zone would be refused as long as it is the
 * server's text. In other letters it is read in the person's zone, which the field names. A number has the decimal sign of
 * the person's language: many would read 1.125 as a thousand and more.
 */
export function suggestedAnswers(
  { fields, defaultValues }: CompiledForm,
  locale: string | undefined,
): FormValues {
  const entries = fields.flatMap((field) => {
    const { id, kind } = field;
    const spelled =
      kind === 'number'
        ? spelledIn(locale, String(defaultValues[id]))
        : kind === 'text' && respelled(field);
    return spelled && spelled !== defaultValues[id] ? [[id, spelled]] : [];
  });
  // Objects of a thousand members are slow to copy.
  if (entries.length === 0) return defaultValues;
  return { ...defaultValues, ...(Object.fromEntries(entries) as FormValues) };
}

/** A form's initial values: its defaults, replaced by the draft's values where the field still exists and fits. */
export function withDraft(defaults: FormValues, draft: FormValues | undefined): FormValues {
  if (!draft) return defaults;
  const entries = Object.entries(draft).filter(
    ([id, value]) =>
      Object.hasOwn(defaults, id) && Array.isArray(defaults[id]) === Array.isArray(value),
  );
  return { ...defaults, ...Object.fromEntries(entries) };
}

export function editedFields(
  form: CompiledForm,
  values: FormValues,
  suggested: FormValues,
): readonly Field[] {
  return form.fields.filter(({ id }) => canonical(values[id]) !== canonical(suggested[id]));
}

/** What was typed, as it was typed. Picked and chosen answers are quickly given again, and secrets are not repeated. */
export const typedAnswers = (
  edited: readonly Field[],
  values: FormValues,
  suggested: FormValues,
): readonly ReceiptAnswer[] =>
  edited
    .filter((field) => isTyped(field) && !field.sensitive)
    .map(({ property, label, id }) => {
      const value = typedIn(values[id]!, suggested[id]!);
      return { property, label, value, isMasked: false };
    })
    .filter(({ value }) => value.length > 0);

/** Of a list, the rows that the server did not suggest. */
function typedIn(value: FormValue, suggested: FormValue): FormValue {
  if (!Array.isArray(value)) return value;
  const before = new Set(suggested);
  return value.filter((row) => row !== '' && !before.has(row));
}

const isTyped = (field: Field): boolean =>
  ['text', 'number', 'list'].includes(field.kind) && !isPicked(field);

/** An answer without what no person could have changed. Radio buttons without a choice hold null, a textarea drops carriage returns, and the order of ticks means nothing. */
function canonical(value: FormValue | null | undefined): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  return withLineFeeds(value ?? '');
}
