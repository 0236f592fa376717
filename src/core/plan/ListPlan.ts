import type { ArraySchema } from '../../protocol/index.ts';
import type { Finding, FormValue, Report } from '../CompiledForm.ts';
import type { FieldBase, ListField } from '../Field.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import { beginField } from './beginField.ts';
import type { CompileContext } from './CompileContext.ts';
import {
  countFindings,
  finding,
  isNote,
  isValid,
  noString,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
} from './FieldPlan.ts';
import { meantIn } from './meantIn.ts';
import { StringRules } from './StringRules.ts';

export class ListPlan implements FieldPlan {
  readonly field: ListField;
  readonly defaultValue: string[];
  unsatisfiable: boolean;
  readonly #rules: StringRules;

  constructor(base: FieldBase, schema: ArraySchema, context: CompileContext, report: Report) {
    this.#rules = new StringRules(schema.items, context, report);
    const { minItems, maxItems, uniqueItems, default: suggestion } = schema;
    this.field = beginField<ListField>(base, {
      kind: 'list',
      format: this.#rules.format,
      minItems,
      maxItems,
      uniqueItems: uniqueItems === true || undefined,
      default: areTexts(suggestion) ? suggestion : undefined,
    });
    this.defaultValue = [...(this.field.default ?? [])];
    const { minLength, maxLength } = schema.items;
    // Without one of the two, nothing is greater.
    const most = minLength! > maxLength! ? 0 : maxItems;
    this.unsatisfiable = minItems! > most!;
    if (this.unsatisfiable) {
      report('unsatisfiable', `minItems is ${minItems}, and at most ${most} can be entered.`);
    }
  }

  toAnswer(value: unknown): string[] | undefined {
    return areTexts(value) ? [...value] : undefined;
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    if (!Array.isArray(value)) return [finding('type', { expected: 'array' })];
    const found = (value as unknown[]).flatMap((item, index) =>
      this.#checkItem(item, index, budget),
    );
    return [...found, ...countFindings(value, this.field, this.field.uniqueItems === true)];
  }

  #checkItem(item: unknown, index: number, budget: StepBudget): readonly Finding[] {
    const found = typeof item === 'string' ? this.#rules.check(item, budget) : [noString];
    return found.map((one) =>
      isNote(one) ? one : finding('item', { ...one.params, index, item: one.code }),
    );
  }

  read(rows: FormValue, { budget }: ReadContext): FieldReading {
    if (!Array.isArray(rows)) return { problem: finding('type', { expected: 'array' }) };
    if (!rows.every((row) => row.isWellFormed())) return { problem: finding('ill-formed') };
    const { default: suggested, format } = this.field;
    const texts = rows.map((row) => meantIn(format, row));
    if (texts.every((text, row) => text !== '' && text === rows[row])) return { value: texts };
    const isUntouched =
      suggested?.length === rows.length && rows.every((row, index) => row === suggested[index]);
    if (isUntouched && isValid(this.check(rows, budget))) return { value: [...rows] };
    const filled = [...texts.keys()].filter((row) => texts[row] !== '');
    const value = filled.map((row) => texts[row]!);
    return { value, rows: filled };
  }
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
