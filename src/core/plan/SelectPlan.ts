import type { ChoiceSchema, StringSchema } from '../../protocol/index.ts';
import { beginField } from './beginField.ts';
import { Choices } from './Choices.ts';
import type { Finding, FormValue, Report } from '../CompiledForm.ts';
import type { FieldBase, SelectField } from '../Field.ts';
import { finding, nothing, type FieldPlan, type FieldReading } from './FieldPlan.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import type { CompileContext } from './CompileContext.ts';

export class SelectPlan implements FieldPlan {
  readonly field: SelectField;
  readonly defaultValue: string;
  unsatisfiable: boolean;
  readonly namesEmpty: boolean;
  readonly #choices: Choices;

  constructor(
    base: FieldBase,
    schema: StringSchema | ChoiceSchema,
    context: CompileContext,
    report: Report,
  ) {
    const choices = new Choices(schema, context, report);
    const suggested = choices.find(schema.default);
    this.namesEmpty = choices.find('') !== undefined;
    this.#choices = choices;
    this.field = beginField<SelectField>(base, {
      kind: 'select',
      options: choices.options,
      default: suggested?.value,
    });
    this.defaultValue = suggested?.id ?? '';
    this.unsatisfiable = choices.usable === 0;
    if (this.unsatisfiable) report('unsatisfiable', 'There is no option that can be chosen.');
  }

  toAnswer(value: unknown): string | undefined {
    return this.#choices.find(value)?.id;
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    return this.#choices.check(value, budget);
  }

  read(id: FormValue): FieldReading {
    if (id === '') return nothing;
    const option = typeof id === 'string' ? this.field.options[Number(id.slice(1))] : undefined;
    return option?.id === id ? { value: option.value } : { problem: finding('option') };
  }
}
