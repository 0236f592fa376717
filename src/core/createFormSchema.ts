import { $ZodCheck, $ZodCustom } from 'zod/v4/core';
import type { ElicitContent, StandardSchemaV1 } from '../protocol/index.ts';
import type {
  CompiledForm,
  ContentIssue,
  FormValue,
  FormValues,
  ToContentOptions,
} from './CompiledForm.ts';
import { assembleAsEntered, assembleContent, planOf } from './plan/FormPlan.ts';
import { judgeField, type Judgement } from './plan/judgeField.ts';
import { StepBudget } from './pattern/StepBudget.ts';

/**
 * A compiled form as a Standard Schema, for a resolver: form values in, content out. An issue's path is the field's id,
 * and its message is the code. The rest of the issue is read back with `judgementOf`.
 */
export interface FormSchema extends StandardSchemaV1<FormValues, ElicitContent> {
  /** The result of a field's last validation. The same object until the field is judged again. */
  judgementOf: (fieldId: string) => Judgement | undefined;
  /** The content if nothing blocked sending: each value as it was read, or else as it was entered. */
  contentAsEntered: (values: FormValues) => ElicitContent;
  /**
   * Adds issues that a back end found in the current values, or notes. Those of a field are dropped once its value changes.
   *
   * @param kind where they are added to: the issues, which block the answer, unless it says `notes`
   */
  refuse: (issues: readonly ContentIssue[], kind?: 'issues' | 'notes') => void;
  /**
   * Calls the listener after each validation, with the ids of the fields that were judged. Returns a function that stops it.
   */
  subscribe: (listener: (judgedIds: readonly string[]) => void) => () => void;
}

interface Remembered {
  readonly answer: FormValue | undefined;
  readonly incomplete: boolean;
  readonly judgement: Judgement;
}

/**
 * Makes the schema of one mounted form. It remembers each field's last text and verdict and judges again
 * only what changed.
 *
 * @param form from `compileSchema`
 * @param readOptions asked at each validation, since what is half typed changes
 * @throws {TypeError} for a form that `compileSchema` did not make
 */
export function createFormSchema(
  form: CompiledForm,
  readOptions: () => ToContentOptions = () => ({}),
): FormSchema {
  const plan = planOf(form);
  const indexes = new Map(plan.fields.map(({ field }, index) => [field.id, index]));
  const listeners = new Set<(judgedIds: readonly string[]) => void>();
  const remembered: Remembered[] = [];
  let rememberedOptions: ToContentOptions = {};

  function judge(values: FormValues): readonly Judgement[] {
    const options = readOptions();
    const { locale, timeZone } = options;
    const incomplete = new Set(options.incomplete);
    const isSameReading =
      locale === rememberedOptions.locale && timeZone === rememberedOptions.timeZone;
    const budget = new StepBudget();
    const judgedIds: string[] = [];
    for (const [index, field] of plan.fields.entries()) {
      const { id } = field.field;
      const answer = values[id];
      const isIncomplete = incomplete.has(id);
      const last = remembered[index];
      if (
        last &&
        isSameReading &&
        last.incomplete === isIncomplete &&
        isSameValue(last.answer, answer)
      ) {
        continue;
      }
      judgedIds.push(id);
      remembered[index] = {
        // A copy, since the host may change its own array later.
        answer: Array.isArray(answer) ? [...answer] : answer,
        incomplete: isIncomplete,
        judgement: judgeField(field, answer, {
          locale,
          timeZone,
          incomplete: isIncomplete,
          budget,
        }),
      };
    }
    rememberedOptions = options;
    for (const listener of listeners) listener(judgedIds);
    return remembered.map(({ judgement }) => judgement);
  }

  // Only a check, which puts the content in the place of the values, as zod's own `overwrite` does.
  const check: $ZodCheck<FormValues> = new $ZodCheck({ check: 'custom' });
  check._zod.check = (payload) => {
    const judgements = judge(payload.value);
    const report = (path: string, message: string) => {
      payload.issues.push({ code: 'custom', path: [path], message, input: payload.value });
    };
    for (const [index, { issues }] of judgements.entries()) {
      if (issues[0]) report(plan.fields[index]!.field.id, issues[0].code);
    }
    // Not `root`, which react-hook-form clears before it submits.
    if (plan.unanswerable.length > 0) report('form', 'unsatisfiable');
    const result = assembleContent(plan, judgements);
    if ('content' in result) payload.value = result.content as FormValues;
  };
  const fn = () => true;
  const schema = new $ZodCustom({ type: 'custom', check: 'custom', fn, checks: [check] });

  return {
    '~standard': schema['~standard'] as unknown as FormSchema['~standard'],
    judgementOf: (fieldId) => remembered[indexes.get(fieldId) ?? -1]?.judgement,
    contentAsEntered: (values) => assembleAsEntered(plan, judge(values), values),
    refuse(issues, kind = 'issues') {
      for (const [index, { field }] of plan.fields.entries()) {
        const own = issues.filter(({ property }) => property === field.property);
        const last = remembered[index];
        if (!last || own.length === 0) continue;
        const judgement = { ...last.judgement, [kind]: [...own, ...last.judgement[kind]] };
        remembered[index] = { ...last, judgement };
        for (const listener of listeners) listener([field.id]);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSameValue(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
