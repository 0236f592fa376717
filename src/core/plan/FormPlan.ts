import type { ElicitContent } from '../../protocol/index.ts';
import type { CompiledForm, ContentIssue, FormValues, ToContentResult } from '../CompiledForm.ts';
import { finding, type FieldPlan } from './FieldPlan.ts';
import type { Judgement } from './judgeField.ts';

export interface FormPlan {
  readonly fields: readonly FieldPlan[];
  readonly required: ReadonlySet<string>;
  readonly isClosed: boolean;
  /** Required names that no property has. */
  readonly unanswerable: readonly string[];
}

const planKey = Symbol('plan');

/** In a property that a copy of the form does not get. Not in a WeakMap, whose entries may outlive their keys by far. */
export function rememberPlan(form: CompiledForm, plan: FormPlan): void {
  Object.defineProperty(form, planKey, { value: plan });
}

/** @throws {TypeError} for a form that `compileSchema` did not make */
export function planOf(form: CompiledForm & { readonly [planKey]?: FormPlan }): FormPlan {
  const plan = form[planKey];
  if (!plan)
    throw new TypeError('The form must come from compileSchema; a copy of it does not work.');
  return plan;
}

export function assembleContent(plan: FormPlan, judgements: readonly Judgement[]): ToContentResult {
  const issues: ContentIssue[] = judgements.flatMap((judgement) => judgement.issues);
  for (const property of plan.unanswerable) {
    issues.push({ property, ...finding('unsatisfiable') });
  }
  if (issues.length > 0) return { issues };
  // A null prototype: `__proto__` is a property name like any other.
  const content: ElicitContent = Object.create(null);
  for (const [index, { value }] of judgements.entries()) {
    if (value !== undefined) content[plan.fields[index]!.field.property] = value;
  }
  return { content, notes: judgements.flatMap((judgement) => judgement.notes) };
}

/** What a person entered, valid or not, without empty values. */
export function assembleAsEntered(
  plan: FormPlan,
  judgements: readonly Judgement[],
  values: FormValues,
): ElicitContent {
  const content: ElicitContent = Object.create(null);
  for (const [index, { value }] of judgements.entries()) {
    const { field, unsatisfiable } = plan.fields[index]!;
    // No control is drawn for it. What it would hold may be the id of an option.
    if (unsatisfiable) continue;
    const { id, property } = field;
    const answer = values[id] ?? '';
    if (value !== undefined) content[property] = value;
    else if (answer.length > 0) content[property] = answer;
  }
  return content;
}
