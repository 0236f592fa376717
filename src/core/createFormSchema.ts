import { $ZodCheck, $ZodCustom } from 'zod/v4/core';
import type { ElicitContent, StandardSchemaV1 } from '../protocol/index.ts';
import type {
  CompiledForm,
  FormValues,
  ToContentOptions,
  ToContentResult,
} from './CompiledForm.ts';

/** Form values in, content out. An issue's path is the field's id, its message the code, its `params` the issue. */
export type FormSchema = StandardSchemaV1<FormValues, ElicitContent>;

/** Makes a form's Standard Schema for a resolver. `readOptions` is asked each time: what is half typed changes. */
export const createFormSchema = (
  form: CompiledForm,
  readOptions: () => ToContentOptions = () => ({}),
): FormSchema => schemaOver(form, (values) => form.toContent(values, readOptions()));

/** The schema of a form whose answers are judged elsewhere. */
export function schemaOver(
  { fields }: CompiledForm,
  judge: (values: FormValues) => ToContentResult,
): FormSchema {
  const ids = new Map(fields.map(({ property, id }) => [property, id]));
  // As zod's own `overwrite` does.
  const check: $ZodCheck<FormValues> = new $ZodCheck({ check: 'custom' });
  check._zod.check = (payload) => {
    const result = judge(payload.value);
    if ('content' in result) payload.value = result.content as FormValues;
    else {
      for (const issue of result.issues) {
        // A name without a field belongs to the form. Not to `root`, which react-hook-form clears before it submits.
        const path = [ids.get(issue.property) ?? 'form'];
        const { code: message } = issue;
        payload.issues.push({ code: 'custom', path, message, params: issue, input: undefined });
      }
    }
  };
  const fn = () => true;
  const schema = new $ZodCustom({ type: 'custom', check: 'custom', fn, checks: [check] });
  return { '~standard': schema['~standard'] as unknown as FormSchema['~standard'] };
}
