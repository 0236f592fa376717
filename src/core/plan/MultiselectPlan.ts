import type { ArraySchema } from '../../protocol/index.ts';
import { beginField } from './beginField.ts';
import { Choices } from './Choices.ts';
import type { Finding, FormValue, Report } from '../CompiledForm.ts';
import type { FieldBase, MultiselectField } from '../Field.ts';
import { countFindings, finding, type FieldPlan, type FieldReading } from './FieldPlan.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import type { CompileContext } from './CompileContext.ts';

/** A choice of several. Duplicates are allowed on the wire; a person chooses each once. */
export class MultiselectPlan implements FieldPlan {
  readonly field: MultiselectField;
  readonly defaultValue: string[];
  unsatisfiable: boolean;
  readonly #choices: Choices;
  readonly #isUnique: boolean;

  constructor(base: FieldBase, schema: ArraySchema, context: CompileContext, report: Report) {
    const choices = new Choices(schema.items, context, report);
    const { minItems, maxItems } = schema;
    const suggested = choices.findAll(schema.default);
    this.#choices = choices;
    this.#isUnique = schema.uniqueItems === true;
    this.field = beginField<MultiselectField>(base, {
      kind: 'multiselect',
      options: choices.options,
      minItems,
      maxItems,
      default: suggested?.map(({ value }) => String(value)),
    });
    this.defaultValue = suggested?.map(({ id }) => id) ?? [];
    const most = Math.min(maxItems ?? Infinity, choices.usable);
    this.unsatisfiable = (minItems ?? 0) > most;
    if (this.unsatisfiable) {
      report('unsatisfiable', `minItems is ${minItems}, and at most ${most} can be chosen.`);
    }
  }

  toAnswer(value: unknown): string[] | undefined {
    return this.#choices.findAll(value)?.map(({ id }) => id);
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    if (!Array.isArray(value)) return [finding('type', { expected: 'array' })];
    const found = value.flatMap((item) => this.#choices.check(item, budget));
    return [...found, ...countFindings(value, this.field, this.#isUnique)];
  }

  read(ids: FormValue): FieldReading {
    if (!Array.isArray(ids)) return { problem: finding('type', { expected: 'array' }) };
    const { options } = this.field;
    const chosen = new Set(ids);
    const value = options.filter(({ id }) => chosen.has(id)).map((option) => String(option.value));
    if (value.length < chosen.size) return { problem: finding('option') };
    return { value };
  }
}
