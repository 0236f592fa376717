import type { ElicitContent } from '../protocol/index.ts';
import type { CompiledForm, FormValues } from './CompiledForm.ts';
import { planOf } from './plan/FormPlan.ts';

/** The form values that show some content in the controls again. A value that does not fit its field is left out. */
export function answersOf(form: CompiledForm, content: ElicitContent): FormValues {
  const answers: FormValues = {};
  for (const plan of planOf(form).fields) {
    const { id, property } = plan.field;
    if (!Object.hasOwn(content, property)) continue;
    const answer = plan.toAnswer(content[property]);
    if (answer !== undefined) answers[id] = answer;
  }
  return answers;
}
