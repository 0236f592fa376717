import type { CompiledForm, FormValue, FormValues } from '../../core/index.ts';

type Answer = FormValue | null | undefined;

/** A form's initial values: its defaults, replaced by the draft's values where the field still exists and fits. */
export function withDraft(defaults: FormValues, draft: FormValues = {}): FormValues {
  const entries = Object.entries(draft).filter(
    ([id, value]) =>
      Object.hasOwn(defaults, id) && Array.isArray(defaults[id]) === Array.isArray(value),
  );
  return { ...defaults, ...Object.fromEntries(entries) };
}

/** The answers that were edited and may be kept. Undefined if there are none. */
export function editedAnswers(
  { fields, defaultValues }: CompiledForm,
  values: FormValues,
): FormValues | undefined {
  const edited = fields.filter(
    ({ id, sensitive }) => !sensitive && !isSameAnswer(values[id], defaultValues[id]),
  );
  if (edited.length === 0) return undefined;
  return Object.fromEntries(edited.map(({ id }) => [id, values[id] ?? '']));
}

/** Whether two answers differ in nothing that a person could have changed. */
export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  canonical(one) === canonical(other);

/** Radio buttons without a choice hold null, a textarea drops carriage returns, and the order of ticks means nothing. */
function canonical(value: Answer): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  return (value ?? '').replace(/\r\n?/g, '\n');
}
