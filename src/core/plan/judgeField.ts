import type { ElicitContent } from '../../protocol/index.ts';
import type { ContentIssue, Finding, FormValue } from '../CompiledForm.ts';
import { nameFinding } from './nameFinding.ts';
import { finding, isNote, isValid, type FieldPlan, type ReadContext } from './FieldPlan.ts';
import { trimmed } from './trimmed.ts';

export interface Judgement {
  readonly value?: ElicitContent[string];
  readonly issues: readonly ContentIssue[];
  readonly notes: readonly ContentIssue[];
}

export function judgeField(
  plan: FieldPlan,
  answer: FormValue | undefined,
  context: ReadContext,
): Judgement {
  const { field } = plan;
  const { required, kind, default: suggested } = field;
  const settle = (found: readonly Finding[], value?: Judgement['value']): Judgement => {
    const named = found.map((one) => nameFinding(field, one));
    const issues = named.filter((one) => !isNote(one));
    return { ...(value !== undefined && { value }), issues, notes: named.filter(isNote) };
  };
  if (plan.unsatisfiable) return settle(required ? [finding('unsatisfiable')] : []);
  if (context.incomplete) return settle([finding('incomplete')]);
  const reading = plan.read(
    answer ?? (kind === 'multiselect' || kind === 'list' ? [] : ''),
    context,
  );
  if ('problem' in reading) return settle([reading.problem]);
  const { value, rows, notes = [] } = reading;
  const found = plan.check(value, context.budget);
  const isTaken = isValid(found);
  // An option may be the empty text.
  const isEmpty = value === undefined || (kind !== 'select' && (value as string).length === 0);
  const isSent = isTaken && (required ? context.asks || plan.namesEmpty : suggested !== undefined);
  // Too few entries are a fault of their own.
  if (isEmpty && !isSent && !(required && Array.isArray(value))) {
    if (required) return settle([finding('empty-required')]);
    // A server may put back what a person has emptied.
    return settle(String(suggested ?? '') ? [finding('left-out')] : []);
  }
  // A person may have passed it over. What a server suggests was seen.
  const isBlank = kind !== 'select' && trimmed(String(value)) === '';
  const isUnsure = isBlank && (required || !isEmpty) && String(value) !== String(suggested);
  const doubts = isTaken && isUnsure ? [finding('portability', { advice: 'empty' })] : [];
  return settle([...notes, ...found.map((one) => atRow(one, rows)), ...doubts], value);
}

/** A person counts the rows that are on screen, the empty ones too. */
function atRow({ code, params }: Finding, rows: readonly number[] | undefined): Finding {
  const index = rows?.[Number(params['index'])];
  return finding(code, index === undefined ? params : { ...params, index });
}
