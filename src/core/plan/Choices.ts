import type { Finding, Report } from '../CompiledForm.ts';
import type { Option, OptionValue } from '../Field.ts';
import { finding, isValid, noString } from './FieldPlan.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import type { CompileContext } from './CompileContext.ts';
import { readOptions, type OptionSchema } from './readOptions.ts';
import { StringRules, type StringAssertions } from './StringRules.ts';

const valid: readonly Finding[] = [];

/** The rules for texts do not apply to numbers and booleans. */
const checkText = (rules: StringRules, value: OptionValue, budget: StepBudget) =>
  typeof value === 'string' ? rules.check(value, budget) : valid;

export class Choices {
  readonly options: readonly Option[];
  readonly usable: number;
  readonly #byValue: ReadonlyMap<OptionValue, Option | undefined>;
  readonly #areTexts: boolean;
  readonly #rules: StringRules | undefined;

  constructor(schema: OptionSchema & StringAssertions, context: CompileContext, report: Report) {
    const { options, byValue } = readOptions(schema, report);
    const { minLength, maxLength, pattern, format } = schema;
    const rules = [minLength, maxLength, pattern, format].some((rule) => rule !== undefined)
      ? new StringRules(schema, context, report)
      : undefined;
    this.options = options;
    this.usable = rules
      ? options.filter(({ value }) => isValid(checkText(rules, value, context.budget))).length
      : options.length;
    this.#byValue = byValue;
    this.#areTexts = options.every(({ value }) => typeof value === 'string');
    this.#rules = rules;
  }

  find(suggestion: unknown): Option | undefined {
    return this.#byValue.get(suggestion as OptionValue);
  }

  /** Each once. Undefined if one of them does not exist. */
  findAll(suggestion: unknown): readonly Option[] | undefined {
    if (!Array.isArray(suggestion)) return undefined;
    const merged = [...new Set<unknown>(suggestion)].map((value) => this.find(value));
    return merged.every((option) => option !== undefined) ? merged : undefined;
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    if (this.#areTexts && typeof value !== 'string') {
      return [noString];
    }
    if (!this.#byValue.has(value as OptionValue)) return [finding('option')];
    return this.#rules ? checkText(this.#rules, value as OptionValue, budget) : valid;
  }
}
