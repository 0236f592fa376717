import type { NumberSchema, StringSchema, UnionSchema } from '../../protocol/index.ts';
import type { Finding, FormValue, Report } from '../CompiledForm.ts';
import type { FieldBase, NumberField } from '../Field.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import type { CompileContext } from './CompileContext.ts';
import { isValid, type FieldPlan, type FieldReading, type ReadContext } from './FieldPlan.ts';
import { meantIn } from './meantIn.ts';
import { NumberPlan } from './NumberPlan.ts';
import { readDecimal } from './readDecimal.ts';
import { StringRules } from './StringRules.ts';

/**
 * A number that may be sent as a text, which loses no digit. It is asked and judged as a number: the schema of the text says
 * nothing of its bounds.
 */
export class NumberOrTextPlan implements FieldPlan {
  readonly field: NumberField;
  readonly defaultValue: string;
  unsatisfiable: boolean;
  readonly #number: NumberPlan;
  readonly #text: StringRules;
  readonly #suggestion: unknown;

  constructor(
    base: FieldBase,
    { default: suggestion }: UnionSchema,
    { number, text }: { readonly number: NumberSchema; readonly text: StringSchema },
    context: CompileContext,
    report: Report,
  ) {
    const isText = typeof suggestion === 'string';
    const asNumber = isText ? nearestTo(suggestion) : suggestion;
    this.#number = new NumberPlan(base, { ...number, default: asNumber }, report);
    this.#text = new StringRules(text, context, report);
    this.#suggestion = suggestion;
    this.field = this.#number.field;
    if (isText && this.field.default !== undefined) this.#number.defaultValue = suggestion;
    this.defaultValue = this.#number.defaultValue;
    this.unsatisfiable = this.#number.unsatisfiable;
  }

  toAnswer(value: unknown): string | undefined {
    return typeof value === 'string' ? value : this.#number.toAnswer(value);
  }

  /** As the schema says: it takes a text that breaks the number's bounds. */
  check(value: unknown, budget: StepBudget): readonly Finding[] {
    return typeof value === 'string' ? this.#text.check(value, budget) : this.#number.check(value);
  }

  read(answer: FormValue, context: ReadContext): FieldReading {
    const reading = this.#number.read(answer, context);
    const number = numberOf(reading);
    if (number === undefined) return reading;
    const [problem] = this.#number.check(number);
    if (problem) return { problem };
    const send = (value: string | number): FieldReading =>
      'value' in reading ? { ...reading, value } : { value };
    const text = meantIn('number', String(answer)).replace(',', '.');
    // Until it is edited, a default keeps its type.
    if (text === this.defaultValue) return send(this.#suggestion as string | number);
    const isSame = Number(text) === number;
    return isSame && isValid(this.#text.check(text, context.budget)) ? send(text) : reading;
  }
}

/** The number that was read, or the nearest one if it cannot be sent as a number. */
function numberOf(reading: FieldReading): number | undefined {
  if ('value' in reading) return reading.value as number | undefined;
  const { nearest } = reading.problem.params;
  return nearest === undefined ? undefined : Number(nearest);
}

/** The number that a text stands for, or the nearest one. Undefined for any other text. */
function nearestTo(text: string): number | undefined {
  const reading = readDecimal(text);
  if ('value' in reading) return reading.value;
  return 'nearest' in reading ? Number(reading.nearest) : undefined;
}
