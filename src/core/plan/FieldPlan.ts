import type { ContentIssueCode, Finding, FormValue, NoteCode } from '../CompiledForm.ts';
import type { Field } from '../Field.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';

/** What one property's schema was compiled to. */
export interface FieldPlan {
  readonly field: Field;
  readonly defaultValue: FormValue;
  /** Whether no answer is valid. */
  unsatisfiable: boolean;
  /** The verdict on a value that is present, and notes about it. */
  check: (value: unknown, budget: StepBudget) => readonly Finding[];
  /** What the control holds to show a value. Undefined if the value does not fit. */
  toAnswer: (value: unknown) => FormValue | undefined;
  /** Turns what the control holds into the value that was meant, without judging it. */
  read: (value: FormValue, context: ReadContext) => FieldReading;
}

export interface ReadContext {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly incomplete: boolean;
  readonly budget: StepBudget;
}

/** A value to send, nothing to send, or the problem. */
export type FieldReading =
  | {
      value: string | number | boolean | string[];
      /** Which row of the control each entry of the value is. */
      rows?: readonly number[];
      notes?: readonly Finding[];
    }
  | { omitted: true; notes?: readonly Finding[] }
  | { problem: Finding };

export const finding = (code: ContentIssueCode, params: Finding['params'] = {}): Finding => ({
  code,
  params,
});

/** For what is no string where one is wanted. */
export const noString: Finding = finding('type', { expected: 'string' });
export const omitted: FieldReading = { omitted: true };
export const emptyRequired: FieldReading = { problem: finding('empty-required') };

/** For a field with a default that a person emptied: nothing is sent, with a note, since the server may use its default. */
export const leftOut: FieldReading = { omitted: true, notes: [finding('left-out')] };

const noteCodes: ReadonlySet<ContentIssueCode> = new Set<NoteCode>([
  'unchecked-pattern',
  'left-out',
  'portability',
  'filled-in',
]);

/** Whether a finding never blocks. */
export const isNote = ({ code }: Finding): boolean => noteCodes.has(code);

/** Whether every finding is a note. */
export const isValid = (findings: readonly Finding[]): boolean => findings.every(isNote);
