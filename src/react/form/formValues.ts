import type { FormValue, FormValues } from '../../core/index.ts';

type Answer = FormValue | null | undefined;

/** What a form holds at first: what had been entered, for the fields that are there and of their kind. */
export function withDraft(defaults: FormValues, draft: FormValues = {}): FormValues {
  const entries = Object.entries(draft).filter(
    ([id, value]) =>
      Object.hasOwn(defaults, id) && Array.isArray(defaults[id]) === Array.isArray(value),
  );
  return { ...defaults, ...Object.fromEntries(entries) };
}

/** Whether nobody has changed anything between the two. */
export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  canonical(one) === canonical(other);

/** Radio buttons of which none is chosen hold null, a textarea has no CR, and ticks have no order. */
function canonical(value: Answer): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  return (value ?? '').replace(/\r\n?/g, '\n');
}
