import type { FormPlan } from '../../../core/plan/FormPlan.ts';
import { fewestToSearch } from './controlOf.ts';

/** What is known of a form before any answer is entered. */
export interface Outlook {
  /** No answer would be valid. */
  readonly isUnsatisfiable: boolean;
  /** Most fields, but not all, have to be answered. */
  readonly isMostlyRequired: boolean;
  /** How many rows of a list, or options of a search, are drawn before "Show more". */
  readonly drawnAtOnce: number;
}

/** How many rows and options the long fields of a form draw at once, all together. */
const ofForm = 5000;

export function outlookOf({ fields, unanswerable }: FormPlan): Outlook {
  const optional = fields.filter(({ field }) => !field.required);
  const long = fields.filter(
    ({ field }) =>
      field.kind === 'list' || ('options' in field && field.options.length >= fewestToSearch),
  );
  return {
    isUnsatisfiable:
      unanswerable.length > 0 ||
      fields.some(({ field, unsatisfiable }) => unsatisfiable && field.required),
    isMostlyRequired: optional.length > 0 && optional.length * 2 < fields.length,
    drawnAtOnce: Math.max(10, Math.min(100, Math.floor(ofForm / long.length))),
  };
}
