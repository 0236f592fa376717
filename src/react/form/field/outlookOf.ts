import type { FormPlan } from '../../../core/plan/FormPlan.ts';
import { fewestToSearch } from './controlOf.ts';

export type Outlook = ReturnType<typeof outlookOf>;

/** How many rows and options the long fields of a form draw at once, all together. */
const ofForm = 5000;

/** What is known of a form before any answer is entered. */
export function outlookOf({ fields, unanswerable }: FormPlan) {
  const optional = fields.filter(({ field }) => !field.required);
  const long = fields.filter(
    ({ field }) =>
      field.kind === 'list' || ('options' in field && field.options.length >= fewestToSearch),
  );
  return {
    /** No answer would be valid. */
    isUnsatisfiable:
      unanswerable.length > 0 ||
      fields.some(({ field, unsatisfiable }) => unsatisfiable && field.required),
    isMostlyRequired: optional.length > 0 && optional.length * 2 < fields.length,
    /** How many rows of a list, or options of a search, are drawn before "Show more". */
    drawnAtOnce: Math.max(10, Math.min(100, Math.floor(ofForm / long.length))),
  };
}
