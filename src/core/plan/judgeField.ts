import type { ElicitContent } from '../../protocol/index.ts';
import type { ContentIssue, Finding, FormValue } from '../CompiledForm.ts';
import { nameFinding } from './nameFinding.ts';
import type { Field } from '../Field.ts';
import {
  finding,
  isNote,
  isValid,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
} from './FieldPlan.ts';
import { trimmed } from './trimmed.ts';

/** The result for one field: its value if it has one to send, the issues that block it, and notes. */
export interface Judgement {
  readonly value?: ElicitContent[string];
  readonly issues: readonly ContentIssue[];
  readonly notes: readonly ContentIssue[];
}

/** Reads what a control holds, and checks the value against the schema. */
export function judgeField(
  plan: FieldPlan,
  answer: FormValue | undefined,
  context: ReadContext,
): Judgement {
  const { required, kind } = plan.field;
  const name = (found: Finding): ContentIssue => nameFinding(plan.field, found);
  // A field that nothing can satisfy is left out. If it is required, the form cannot be sent.
  if (plan.unsatisfiable) {
    return { issues: required ? [name(finding('unsatisfiable'))] : [], notes: [] };
  }
  if (context.incomplete) return { issues: [name(finding('incomplete'))], notes: [] };
  const read = plan.read(answer ?? emptyOf(kind) ?? '', context);
  const reading = 'isEmpty' in read ? readEmpty(plan, context) : read;
  if (!reading) {
    // A server may put back what a person has emptied.
    const isEmptied = String(plan.field.default ?? '') !== '';
    return { issues: [], notes: isEmptied ? [name(finding('left-out'))] : [] };
  }
  if ('problem' in reading) return { issues: [name(reading.problem)], notes: [] };
  const { value, rows, notes: readNotes = [] } = reading;
  const found = plan.check(value, context.budget).map((one) => atRow(one, rows));
  const issues = found.filter((one) => !isNote(one)).map(name);
  const notes = [...readNotes, ...found.filter(isNote)];
  if (issues.length === 0 && mayBePassedOver(plan.field, value)) {
    notes.push(finding('portability', { advice: 'empty' }));
  }
  return { value, issues, notes: notes.map(name) };
}

const emptyOf = (kind: Field['kind']): '' | [] | undefined =>
  kind === 'text' ? '' : kind === 'list' || kind === 'multiselect' ? [] : undefined;

/** What is sent where nothing was entered. Undefined if that is left out. */
function readEmpty(
  plan: FieldPlan,
  { asks, budget }: ReadContext,
): Exclude<FieldReading, { isEmpty: true }> | undefined {
  const { field } = plan;
  const value = emptyOf(field.kind);
  const isTaken = value !== undefined && isValid(plan.check(value, budget));
  if (!field.required) return isTaken && field.default !== undefined ? { value } : undefined;
  // Too few entries are a fault of their own.
  const isMeant = value !== '' || (isTaken && (asks || namesEmpty(field)));
  return value !== undefined && isMeant ? { value } : { problem: finding('empty-required') };
}

/** Whether a server says itself that a text may be empty. */
function namesEmpty(field: Field): boolean {
  if (field.kind === 'select') return field.options.some(({ value }) => value === '');
  if (field.kind !== 'text') return false;
  const { minLength, maxLength, default: suggested, branches = [] } = field;
  return minLength === 0 || maxLength === 0 || suggested === '' || branches.some(namesEmpty);
}

/** Whether nothing, or blanks alone, are sent for what a person may have passed over. What a server suggests was seen. */
const mayBePassedOver = ({ kind, required, default: suggested }: Field, value: unknown): boolean =>
  kind !== 'select' &&
  trimmed(String(value)) === '' &&
  (required || String(value) !== '') &&
  String(value) !== String(suggested);

/** A person counts the rows that are on screen, the empty ones too. */
function atRow(found: Finding, rows: readonly number[] | undefined): Finding {
  const index = rows?.[Number(found.params['index'])];
  return index === undefined ? found : { ...found, params: { ...found.params, index } };
}
