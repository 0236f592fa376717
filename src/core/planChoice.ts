import type { MultiSelectEnumSchema, StringSchema } from '../protocol/index.ts';
import type { Finding } from './CompiledForm.ts';
import {
  emptyRequired,
  finding,
  isValid,
  leftOut,
  omitted,
  type FieldPlan,
  type FieldReading,
  type Report,
} from './FieldPlan.ts';
import type { FieldBase, MultiselectField, Option, SelectField } from './Field.ts';
import { readOptions, type OptionSchema } from './options.ts';
import type { StepBudget } from './pattern/StepBudget.ts';
import { pickDefined } from './pickDefined.ts';
import { compileStringRules, type StringAssertions } from './stringRules.ts';

/** Compiles a single-select. */
export function planSelect(
  base: FieldBase,
  schema: StringSchema,
  budget: StepBudget,
  report: Report,
): FieldPlan {
  const choices = compileChoices(schema, budget, report);
  const { options } = choices;
  if (choices.usable === 0) report('unsatisfiable', 'There is no option that can be chosen.');
  const suggested =
    typeof schema.default === 'string' ? choices.byValue.get(schema.default) : undefined;
  const field: SelectField = {
    ...base,
    kind: 'select',
    options,
    ...(suggested && { default: suggested.value }),
  };
  const empty = base.required ? emptyRequired : suggested ? leftOut : omitted;
  return {
    field,
    defaultValue: suggested?.id ?? '',
    unsatisfiable: choices.usable === 0,
    check: choices.check,
    read(id): FieldReading {
      if (id === '') return empty;
      const option = typeof id === 'string' ? choices.byId.get(id) : undefined;
      return option ? { value: option.value } : { problem: finding('option') };
    },
  };
}

/** Compiles a multi-select. Duplicates are allowed on the wire; a person chooses each once. */
export function planMultiselect(
  base: FieldBase,
  schema: MultiSelectEnumSchema,
  budget: StepBudget,
  report: Report,
): FieldPlan {
  const choices = compileChoices(schema.items, budget, report);
  const { options } = choices;
  const { minItems = 0, maxItems = Infinity } = schema;
  const suggested = choices.readSuggestion(schema.default);
  const field: MultiselectField = {
    ...base,
    kind: 'multiselect',
    options,
    ...pickDefined(schema, 'minItems', 'maxItems'),
    ...(suggested && { default: suggested.map(({ value }) => value) }),
  };
  const most = Math.min(maxItems, choices.usable);
  if (minItems > most) {
    report('unsatisfiable', `minItems is ${minItems}, and at most ${most} can be chosen.`);
  }

  function check(value: unknown, spent: StepBudget): readonly Finding[] {
    if (!Array.isArray(value)) return [finding('type', { expected: 'array' })];
    const findings: Finding[] = [];
    for (const item of value) findings.push(...choices.check(item, spent));
    const actual = value.length;
    if (actual < minItems) findings.push(finding('min-items', { minItems, actual }));
    if (actual > maxItems) findings.push(finding('max-items', { maxItems, actual }));
    return findings;
  }

  const isEmptySuggested = suggested?.length === 0;

  return {
    field,
    defaultValue: suggested?.map(({ id }) => id) ?? [],
    unsatisfiable: minItems > most,
    check,
    read(ids, context): FieldReading {
      if (!Array.isArray(ids)) return { problem: finding('type', { expected: 'array' }) };
      const chosen = new Set(ids);
      // In the schema's order, whatever the order of ticking.
      const value = options.filter(({ id }) => chosen.has(id)).map((option) => option.value);
      if (value.length < chosen.size) return { problem: finding('option') };
      if (value.length > 0 || base.required || isEmptySuggested) return { value };
      if (!suggested) return omitted;
      return isValid(check([], context.budget)) ? { value: [] } : leftOut;
    },
  };
}

interface Choices {
  readonly options: readonly Option[];
  readonly byId: ReadonlyMap<string, Option>;
  readonly byValue: ReadonlyMap<string, Option>;
  /** How many options can be valid. */
  readonly usable: number;
  check: (value: unknown, budget: StepBudget) => readonly Finding[];
  /** The options that a default names, merged; undefined where one is not there. */
  readSuggestion: (suggestion: unknown) => readonly Option[] | undefined;
}

function compileChoices(
  schema: OptionSchema & StringAssertions,
  budget: StepBudget,
  report: Report,
): Choices {
  const { options, values } = readOptions(schema, report);
  const byId = new Map(options.map((option) => [option.id, option]));
  const byValue = new Map(options.map((option) => [option.value, option]));
  const rules = compileStringRules(schema, report);
  const asserts = ['minLength', 'maxLength', 'pattern', 'format'].some((name) => name in schema);
  const usable = asserts
    ? options.filter(({ value }) => isValid(rules.check(value, budget))).length
    : options.length;

  function check(value: unknown, spent: StepBudget): readonly Finding[] {
    if (typeof value !== 'string') return [finding('type', { expected: 'string' })];
    return values.has(value) ? rules.check(value, spent) : [finding('option')];
  }

  return {
    options,
    byId,
    byValue,
    check,
    usable,
    readSuggestion(suggestion) {
      if (!Array.isArray(suggestion)) return undefined;
      const merged = [...new Set<unknown>(suggestion)].map((value) => byValue.get(value as string));
      return merged.every((option) => option !== undefined) ? merged : undefined;
    },
  };
}
