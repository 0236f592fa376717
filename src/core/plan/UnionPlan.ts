import type { PrimitiveSchemaDefinition, UnionSchema } from '../../protocol/index.ts';
import type { Finding, FormValue } from '../CompiledForm.ts';
import type { FieldBase, NumberField, TextField } from '../Field.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import { beginField } from './beginField.ts';
import {
  finding,
  isValid,
  noString,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
} from './FieldPlan.ts';
import { meantIn } from './meantIn.ts';
import { readDecimal } from './readDecimal.ts';
import { shownDefault } from './shownDefault.ts';

/** A text that is read as each of its types in turn: as a string first, if it can be. */
export class UnionPlan implements FieldPlan {
  readonly field: TextField | NumberField;
  readonly defaultValue: string;
  unsatisfiable: boolean;
  readonly namesEmpty: boolean;
  readonly #types: readonly FieldPlan[];
  /** What the server suggests, and then what it lists. It keeps its type. */
  readonly #known: readonly { readonly value: unknown }[];
  /** The number that every answer has to be. The schema of its text says nothing of its bounds. */
  readonly #number: FieldPlan | undefined;

  constructor(
    base: FieldBase,
    { default: suggestion, branches }: UnionSchema,
    plan: (type: PrimitiveSchemaDefinition) => FieldPlan,
  ) {
    const isNumeric = branches.length === 2 && branches.some(isNumericText);
    const types = branches.map((type) =>
      plan(isNumeric && type.type !== 'string' ? { ...type, default: near(suggestion) } : type),
    );
    const number = isNumeric ? types.find(({ field }) => field.kind === 'number') : undefined;
    // Around what has a format, blanks are not meant. To a time, seconds are added, unless another text takes it as it is.
    const rankOf = ({ field }: FieldPlan) =>
      'options' in field
        ? 4
        : field.kind !== 'text'
          ? 3
          : field.format === 'time'
            ? 2
            : Number(!field.format);
    this.#types = types.toSorted((one, other) => rankOf(one) - rankOf(other));
    const options = types
      .flatMap(({ field }) => ('options' in field ? field.options! : []))
      .map((option, index) => ({ ...option, id: `o${index}` }));
    this.#known = [{ value: suggestion }, ...options];
    this.#number = number;
    this.unsatisfiable = (number ? [number] : types).every((type) => type.unsatisfiable);
    const text = this.toAnswer(suggestion);
    const shown = text && shownDefault(base, text);
    this.namesEmpty = suggestion === '' || types.some((type) => type.namesEmpty);
    this.field = number
      ? (number.field as NumberField)
      : beginField<TextField>(base, {
          kind: 'text',
          branches: types.map((type) => type.field),
          options: options[0] && options,
          default: shown,
        });
    this.defaultValue = (this.field.default === undefined ? undefined : shown) ?? '';
  }

  toAnswer(value: unknown): string | undefined {
    const fits = this.#types.some((type) => type.toAnswer(value) !== undefined);
    return fits ? String(value) : undefined;
  }

  check(value: unknown, budget: StepBudget): readonly Finding[] {
    let first: readonly Finding[] | undefined;
    for (const type of this.#types) {
      const findings = type.check(value, budget);
      if (isValid(findings)) return findings;
      // A fault within the right type says more than that the type is wrong, and an offer more than a fault.
      if (!first || first[0]!.code === 'type' || findings[0]!.params['ascii']) first = findings;
    }
    return first ?? [noString];
  }

  read(answer: FormValue, context: ReadContext): FieldReading {
    if (typeof answer !== 'string') return { problem: noString };
    if (!answer.isWellFormed()) return { problem: finding('ill-formed') };
    if (this.#number) return this.#readNumber(this.#number, answer, context);
    const known = this.#known.find(
      ({ value }) => String(value) === answer && isValid(this.check(value, context.budget)),
    );
    if (known) return known as FieldReading;
    // Who is shown options, and chooses none, does not mean the empty text.
    if (answer.trim() === '') return { value: this.#known[1] ? undefined : '' };
    let problem: FieldReading = { problem: noString };
    for (const type of this.#types) {
      const reading = readAs(type, answer, context);
      if ('value' in reading && isValid(type.check(reading.value, context.budget))) return reading;
      // Who typed a number is told of the number's limits.
      const isNumber = 'value' in reading && typeof reading.value === 'number';
      if (type === this.#types[0] || isNumber) problem = reading;
    }
    return problem;
  }

  /** A number, sent as a text where the server takes that, which loses no digit. */
  #readNumber(number: FieldPlan, answer: string, context: ReadContext): FieldReading {
    const reading = number.read(answer, context);
    const nearest = 'problem' in reading ? reading.problem.params['nearest'] : undefined;
    const read = 'value' in reading ? reading.value : nearest;
    if (read === undefined) return reading;
    const [problem] = number.check(Number(read), context.budget);
    if (problem) return { problem };
    const text = meantIn('number', answer).replace(',', '.');
    const value = text === this.defaultValue ? this.#known[0]!.value : text;
    const isSame = Number(text) === Number(read) && isValid(this.check(value, context.budget));
    if (!isSame) return reading;
    return { ...('value' in reading && reading), value: value as string | number };
  }
}

function readAs(type: FieldPlan, answer: string, context: ReadContext): FieldReading {
  const { field } = type;
  const text = answer.trim();
  if (field.kind === 'boolean') {
    return text === 'true' || text === 'false'
      ? { value: text === 'true' }
      : { problem: finding('type', { expected: 'boolean' }) };
  }
  // A text box names no zone. So a time without one is refused, and the format's example shows how to write it.
  if (field.kind === 'text' && field.format) return { value: meantIn(field.format, answer) };
  return 'options' in field ? { problem: finding('option') } : type.read(answer, context);
}

const isNumericText = (schema: PrimitiveSchemaDefinition): boolean =>
  schema.type === 'string' &&
  (schema.format ?? schema.minLength ?? schema.maxLength) === undefined &&
  isNumericPattern(schema.pattern);

/** How pydantic's `Decimal` begins, and what System.Text.Json writes for integers, decimals and floats. */
const isNumericPattern = (pattern = ''): boolean =>
  pattern.startsWith('^(?!^[-+.]*$)[+-]?0*') ||
  pattern.replace('(?:\\.\\d+)?', '').replace('(?:[eE][+-]?\\d+)?', '') === '^-?(?:0|[1-9]\\d*)$';

function near(suggestion: unknown): unknown {
  if (typeof suggestion !== 'string') return suggestion;
  const reading = readDecimal(suggestion);
  return 'value' in reading ? reading.value : 'nearest' in reading && Number(reading.nearest);
}
