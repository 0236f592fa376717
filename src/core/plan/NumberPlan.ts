import type { NumberSchema } from '../../protocol/index.ts';
import { isMultipleOf } from './isMultipleOf.ts';
import type { Finding, FormValue, Report } from '../CompiledForm.ts';
import { readDecimal, spelledIn } from './readDecimal.ts';
import { meantIn } from './meantIn.ts';
import {
  finding,
  isValid,
  nothing,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
} from './FieldPlan.ts';
import { beginField } from './beginField.ts';
import type { FieldBase, NumberField } from '../Field.ts';

/** A number or an integer, typed as text so that nothing is lost on the way. */
export class NumberPlan implements FieldPlan {
  readonly field: NumberField;
  defaultValue: string;
  unsatisfiable: boolean;
  /** What the format can hold. It is not told beforehand, since nearly every integer has such limits. */
  readonly #range: readonly [number, number];

  constructor(base: FieldBase, schema: NumberSchema, report: Report) {
    this.#range = rangeOf(schema['format']);
    const integer = schema.type === 'integer' || this.#range[0] > -Infinity;
    const suggestion = isNumber(schema.default, integer) ? schema.default : undefined;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
    this.field = beginField<NumberField>(base, {
      kind: 'number',
      integer,
      minimum,
      maximum,
      exclusiveMinimum,
      exclusiveMaximum,
      multipleOf: isPositive(schema.multipleOf) ? schema.multipleOf : undefined,
      default: suggestion,
    });
    this.defaultValue = this.toAnswer(suggestion) ?? '';
    this.unsatisfiable = isEmptyRange(this.field);
    if (this.unsatisfiable) {
      report('unsatisfiable', `No ${schema.type} lies between the lower and the upper limit.`);
    }
  }

  toAnswer(value: unknown): string | undefined {
    return isNumber(value, this.field.integer) ? JSON.stringify(value) : undefined;
  }

  check(value: unknown): readonly Finding[] {
    if (typeof value !== 'number' || !Number.isFinite(value)) return [this.#wrongType()];
    const [lowest, highest] = this.#range;
    const {
      integer,
      minimum: least = lowest,
      maximum: most = highest,
      exclusiveMinimum = -Infinity,
      exclusiveMaximum = Infinity,
      multipleOf,
    } = this.field;
    const [minimum, maximum] = [Math.max(least, lowest), Math.min(most, highest)];
    const findings: Finding[] = [];
    if (integer && !Number.isInteger(value)) findings.push(finding('integer'));
    if (value < minimum) findings.push(finding('minimum', { minimum }));
    if (value > maximum) findings.push(finding('maximum', { maximum }));
    if (value <= exclusiveMinimum) {
      findings.push(finding('exclusive-minimum', { exclusiveMinimum }));
    }
    if (value >= exclusiveMaximum) {
      findings.push(finding('exclusive-maximum', { exclusiveMaximum }));
    }
    if (multipleOf !== undefined && !isMultipleOf(value, multipleOf)) {
      findings.push(finding('multiple-of', { multipleOf }));
    }
    return findings;
  }

  read(answer: FormValue, { locale }: ReadContext): FieldReading {
    if (typeof answer !== 'string') return { problem: this.#wrongType() };
    const text = meantIn('number', answer);
    if (text === '') return nothing;
    // Nobody writes the decimals of an integer. Read as such, "1.000" would be 1.
    if (this.field.integer && isGrouped.test(text)) return { problem: finding('not-a-number') };
    const reading = readDecimal(text, locale);
    if ('problem' in reading) {
      const { problem, ...params } = reading;
      return { problem: finding(problem, params) };
    }
    const { value, mayBeThousands } = reading;
    // What the server suggests is a number, and shown as such.
    if (!mayBeThousands || text === spelledIn(locale, this.defaultValue)) return { value };
    // Where the sign is not known, the bounds may leave one meaning.
    if (locale === undefined && !isValid(this.check(value * 1000))) return { value };
    return { value, notes: [finding('portability', { advice: 'decimal-point', value })] };
  }

  #wrongType(): Finding {
    return finding('type', { expected: this.field.integer ? 'integer' : 'number' });
  }
}

const isGrouped = /[.,]\d{3}$/;

/** In JSON Schema, 1.0 and 1e308 are integers. Whether an integer is safe does not matter. */
const isNumber = (value: unknown, integer: boolean): value is number =>
  integer ? Number.isInteger(value) : Number.isFinite(value);

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

function isEmptyRange(field: NumberField): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = field;
  const { maximum = Infinity, exclusiveMaximum = Infinity } = field;
  if (!field.integer) {
    const lowest = Math.max(minimum, exclusiveMinimum);
    const highest = Math.min(maximum, exclusiveMaximum);
    const isOpen = lowest === exclusiveMinimum || highest === exclusiveMaximum;
    return lowest > highest || (lowest === highest && isOpen && Number.isFinite(lowest));
  }
  const lowest = Math.max(Math.ceil(minimum), integerAbove(exclusiveMinimum));
  const highest = Math.min(Math.floor(maximum), -integerAbove(-exclusiveMaximum));
  return lowest > highest;
}

function rangeOf(format: unknown): readonly [number, number] {
  const [, unsigned, bits = Infinity] =
    (typeof format === 'string' && /^(u?)int(8|16|32|64)$/.exec(format)) || [];
  const size = 2 ** (Number(bits) - (unsigned ? 0 : 1));
  return [unsigned ? 0 : -size, -integerAbove(-size)];
}

/** Beyond 2^53 every double is an integer, so it is the next double. */
function integerAbove(limit: number): number {
  const above = Math.floor(limit) + 1;
  if (above > limit || !Number.isFinite(limit)) return above;
  // 0.6 to 1.2 times the distance to the next double, to which the sum is rounded.
  return limit + Math.abs(limit) * 0.6 * Number.EPSILON;
}
