import type { ElicitContent } from '../../protocol/index.ts';
import type { ContentIssue, Finding, FormValue } from '../CompiledForm.ts';
import { nameFinding } from './nameFinding.ts';
import { finding, isNote, type FieldPlan, type ReadContext } from './FieldPlan.ts';

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
  const reading = plan.read(
    answer ?? (kind === 'multiselect' || kind === 'list' ? [] : ''),
    context,
  );
  if ('problem' in reading) return { issues: [name(reading.problem)], notes: [] };
  const readNotes = (reading.notes ?? []).map(name);
  if (!('value' in reading)) return { issues: [], notes: readNotes };
  const found = plan
    .check(reading.value, context.budget)
    .map((one) => name(atRow(one, reading.rows)));
  const issues = found.filter((issue) => !isNote(issue));
  const notes = [...readNotes, ...found.filter(isNote)];
  return { value: reading.value, issues, notes };
}

/** A person counts the rows that are on screen, the empty ones too. */
function atRow(found: Finding, rows: readonly number[] | undefined): Finding {
  const index = rows?.[Number(found.params['index'])];
  return index === undefined ? found : { ...found, params: { ...found.params, index } };
}
