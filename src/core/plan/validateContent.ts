import { isRecord } from '../../protocol/index.ts';
import type { ContentIssue } from '../CompiledForm.ts';
import { StepBudget } from '../pattern/StepBudget.ts';
import { finding, isNote } from './FieldPlan.ts';
import type { FormPlan } from './FormPlan.ts';
import { nameFinding } from './nameFinding.ts';

/** The verdict of JSON Schema 2020-12. `isClosed`: whether only the form's own properties are allowed. */
export function validateContent(
  plan: FormPlan,
  content: unknown,
  isClosed = plan.isClosed,
): ContentIssue[] {
  if (!isRecord(content)) return [{ property: '', ...finding('type', { expected: 'object' }) }];
  const issues: ContentIssue[] = [];
  for (const property of plan.required) {
    if (!Object.hasOwn(content, property)) issues.push({ property, ...finding('required') });
  }
  if (isClosed) {
    const known = new Set(plan.fields.map(({ field }) => field.property));
    for (const property of Object.keys(content)) {
      if (!known.has(property)) issues.push({ property, ...finding('additional-property') });
    }
  }
  const budget = new StepBudget();
  for (const field of plan.fields) {
    const { property } = field.field;
    if (!Object.hasOwn(content, property)) continue;
    for (const found of field.check(content[property], budget)) {
      if (!isNote(found)) issues.push(nameFinding(field.field, found));
    }
  }
  return issues;
}
