import type { MultiSelectEnumSchema, StringSchema } from '../protocol/index.ts';
import type { Finding, FormValue } from './CompiledForm.ts';
import {
  emptyRequired,
  finding,
  isValid,
  leftOut,
  omitted,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
  type Report,
} from './FieldPlan.ts';
import { beginField } from './beginField.ts';
import type { FieldBase, MultiselectField, Option, SelectField } from './Field.ts';
import { readOptions, type OptionSchema } from './readOptions.ts';
import type { StepBudget } from './pattern/StepBudget.ts';
import { StringRules, type StringAssertions } from './StringRules.ts';

/** A choice of one. */
export class SelectPlan implements FieldPlan {
  readonly field: SelectField;
  readonly defaultValue: string;
  readonly unsatisfiable: boolean;
  readonly #choices: Choices;

  constructor(base: FieldBase, schema: StringSchema, budget: StepBudget, report: Report) {
    const choices = new Choices(schema, budget, report);
    const suggested = choices.find(schema.default);
    this.#choices = choices;
    const field = beginField<SelectField>(base, { kind: 'select', options: choices.options });
    if (suggested) field.default = suggested.value;
    this.field = field;
    this.defaultValue = suggested?.id ?? '';
    this.unsatisfiable = choices.usable === 0;
    if (this.unsatisfiable) report('unsatisfiable', 'There is no option that can be chosen.');
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    return this.#choices.check(value, budget);
  }

  read(id: FormValue): FieldReading {
    if (id === '') {
      if (this.field.required) return emptyRequired;
      return this.field.default === undefined ? omitted : leftOut;
    }
    // Ids count the options.
    const option = typeof id === 'string' ? this.field.options[Number(id.slice(1))] : undefined;
    return option?.id === id ? { value: option.value } : { problem: finding('option') };
  }
}

/** A choice of several. Duplicates are allowed on the wire; a person chooses each once. */
export class MultiselectPlan implements FieldPlan {
  readonly field: MultiselectField;
  readonly defaultValue: string[];
  readonly unsatisfiable: boolean;
  readonly #choices: Choices;

  constructor(base: FieldBase, schema: MultiSelectEnumSchema, budget: StepBudget, report: Report) {
    const choices = new Choices(schema.items, budget, report);
    const { minItems, maxItems } = schema;
    const suggested = choices.findAll(schema.default);
    this.#choices = choices;
    const { options } = choices;
    const field = beginField<MultiselectField>(base, { kind: 'multiselect', options });
    if (minItems !== undefined) field.minItems = minItems;
    if (maxItems !== undefined) field.maxItems = maxItems;
    if (suggested) field.default = suggested.map(({ value }) => value);
    this.field = field;
    this.defaultValue = suggested?.map(({ id }) => id) ?? [];
    const most = Math.min(maxItems ?? Infinity, choices.usable);
    this.unsatisfiable = minItems !== undefined && minItems > most;
    if (this.unsatisfiable) {
      report('unsatisfiable', `minItems is ${minItems}, and at most ${most} can be chosen.`);
    }
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    if (!Array.isArray(value)) return [finding('type', { expected: 'array' })];
    const { minItems = 0, maxItems = Infinity } = this.field;
    const findings = value.flatMap((item) => this.#choices.check(item, budget));
    const actual = value.length;
    if (actual < minItems) findings.push(finding('min-items', { minItems, actual }));
    if (actual > maxItems) findings.push(finding('max-items', { maxItems, actual }));
    return findings;
  }

  read(ids: FormValue, { budget }: ReadContext): FieldReading {
    if (!Array.isArray(ids)) return { problem: finding('type', { expected: 'array' }) };
    const { options, required, default: suggested } = this.field;
    const chosen = new Set(ids);
    // In the schema's order, whatever the order of ticking.
    const value = options.filter(({ id }) => chosen.has(id)).map((option) => option.value);
    if (value.length < chosen.size) return { problem: finding('option') };
    if (value.length > 0 || required || suggested?.length === 0) return { value };
    if (!suggested) return omitted;
    return isValid(this.check([], budget)) ? { value: [] } : leftOut;
  }
}

const valid: readonly Finding[] = [];

class Choices {
  readonly options: readonly Option[];
  /** How many options can be valid. */
  readonly usable: number;
  readonly #byValue: ReadonlyMap<string, Option | undefined>;
  readonly #rules: StringRules | undefined;

  constructor(schema: OptionSchema & StringAssertions, budget: StepBudget, report: Report) {
    const { options, byValue } = readOptions(schema, report);
    const { minLength, maxLength, pattern, format } = schema;
    const rules = [minLength, maxLength, pattern, format].some((rule) => rule !== undefined)
      ? new StringRules(schema, report)
      : undefined;
    this.options = options;
    this.usable = rules
      ? options.filter(({ value }) => isValid(rules.check(value, budget))).length
      : options.length;
    this.#byValue = byValue;
    this.#rules = rules;
  }

  /** The option that a default names. */
  find(suggestion: unknown): Option | undefined {
    return this.#byValue.get(suggestion as string);
  }

  /** The options that a default names, merged; undefined where one is not there. */
  findAll(suggestion: unknown): readonly Option[] | undefined {
    if (!Array.isArray(suggestion)) return undefined;
    const merged = [...new Set<unknown>(suggestion)].map((value) => this.find(value));
    return merged.every((option) => option !== undefined) ? merged : undefined;
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    if (typeof value !== 'string') return [finding('type', { expected: 'string' })];
    if (!this.#byValue.has(value)) return [finding('option')];
    return this.#rules?.check(value, budget) ?? valid;
  }
}
