import type { ContentIssueCode, Finding, FormValue, NoteCode } from '../CompiledForm.ts';
import type { Field } from '../Field.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';

export interface FieldPlan {
  readonly field: Field;
  readonly defaultValue: FormValue;
  unsatisfiable: boolean;
  /** Whether the server says itself that the answer may be the empty text. */
  readonly namesEmpty?: boolean;
  check: (value: unknown, budget: StepBudget) => readonly Finding[];
  /** What the control holds to show a value, if that fits. */
  toAnswer: (value: unknown) => FormValue | undefined;
  /** Reads the value that was meant, without judging it. */
  read: (value: FormValue, context: ReadContext) => FieldReading;
}

export interface ReadContext {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly incomplete: boolean;
  /** Whether a person is asked before what may not be meant is sent. */
  readonly asks?: boolean;
  readonly budget: StepBudget;
}

export type FieldReading =
  | {
      value: string | number | boolean | string[] | undefined;
      /** Which row of the control each entry of the value is. */
      rows?: readonly number[];
      notes?: readonly Finding[];
    }
  | { problem: Finding };

export const finding = (code: ContentIssueCode, params: Finding['params'] = {}): Finding => ({
  code,
  params,
});

export const noString: Finding = finding('type', { expected: 'string' });
export const nothing: FieldReading = { value: undefined };

const noteCodes: ReadonlySet<ContentIssueCode> = new Set<NoteCode>([
  'unchecked-pattern',
  'left-out',
  'portability',
  'filled-in',
]);

export const isNote = ({ code }: Finding): boolean => noteCodes.has(code);

export const isValid = (findings: readonly Finding[]): boolean => findings.every(isNote);

/** What is wrong with how many entries a list has, and with entries that are there twice. */
export function countFindings(
  value: readonly unknown[],
  { minItems = 0, maxItems = Infinity }: { minItems?: number; maxItems?: number },
  isUnique: boolean,
): Finding[] {
  const actual = value.length;
  const found: Finding[] = [];
  if (actual < minItems) found.push(finding('min-items', { minItems, actual }));
  if (actual > maxItems) found.push(finding('max-items', { maxItems, actual }));
  if (isUnique && new Set(value).size < actual) found.push(finding('unique-items'));
  return found;
}
