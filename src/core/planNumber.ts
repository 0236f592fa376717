import { pickDefined } from './pickDefined.ts';
import type { NumberSchema } from '../protocol/index.ts';
import type { Finding } from './CompiledForm.ts';
import { readDecimal } from './decimal.ts';
import {
  emptyRequired,
  finding,
  leftOut,
  omitted,
  type FieldPlan,
  type FieldReading,
  type ReadContext,
  type Report,
} from './FieldPlan.ts';
import type { FieldBase, NumberField } from './Field.ts';

/** Compiles a number or an integer, typed as text so that nothing is lost on the way. */
export function planNumber(base: FieldBase, schema: NumberSchema, report: Report): FieldPlan {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const integer = schema.type === 'integer';
  const multipleOf = isPositive(schema.multipleOf) ? schema.multipleOf : undefined;
  const suggestion =
    typeof schema.default === 'number' && isNumber(schema.default, integer)
      ? schema.default
      : undefined;
  const suggestedText = suggestion === undefined ? '' : JSON.stringify(suggestion);
  const field: NumberField = {
    ...base,
    kind: 'number',
    integer,
    ...pickDefined(schema, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
    ...pickDefined({ multipleOf, default: suggestion }, 'multipleOf', 'default'),
  };
  if (multipleOf !== undefined) {
    report('portability', 'multipleOf is advised, not enforced: engines disagree on fractions.');
  }
  const unsatisfiable = isEmptyRange(field);
  if (unsatisfiable) {
    report('unsatisfiable', `No ${schema.type} lies between the lower and the upper limit.`);
  }

  function check(value: unknown): readonly Finding[] {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      return [finding('type', { expected: schema.type })];
    }
    const findings: Finding[] = [];
    if (integer && !Number.isInteger(value)) findings.push(finding('integer'));
    if (minimum !== undefined && value < minimum) findings.push(finding('minimum', { minimum }));
    if (maximum !== undefined && value > maximum) findings.push(finding('maximum', { maximum }));
    if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
      findings.push(finding('exclusive-minimum', { exclusiveMinimum }));
    }
    if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
      findings.push(finding('exclusive-maximum', { exclusiveMaximum }));
    }
    // Engines disagree on 0.3 and 0.1, so the server's own verdict stands.
    if (multipleOf !== undefined && !Number.isInteger(value / multipleOf)) {
      findings.push(finding('portability', { advice: 'multiple-of', multipleOf }));
    }
    return findings;
  }

  function read(typed: string, { locale }: ReadContext): FieldReading {
    const text = typed.trim();
    if (text === '') {
      if (base.required) return emptyRequired;
      return suggestion === undefined ? omitted : leftOut;
    }
    const reading = readDecimal(text, locale);
    if ('problem' in reading) {
      const { problem, ...params } = reading;
      return { problem: finding(problem, params) };
    }
    const { value, readAsDecimalPoint } = reading;
    if (!readAsDecimalPoint) return { value };
    return { value, notes: [finding('portability', { advice: 'decimal-point', value })] };
  }

  return {
    field,
    defaultValue: suggestedText,
    unsatisfiable,
    check,
    read: (value, context) =>
      typeof value === 'string'
        ? read(value, context)
        : { problem: finding('type', { expected: schema.type }) },
  };
}

/** JSON Schema: 1.0 and 1e308 are integers; safety does not come into it. */
const isNumber = (value: number, integer: boolean) =>
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

/** The least integer above a limit. Beyond 2^53 every double is one, so the next double is. */
function integerAbove(limit: number): number {
  const above = Math.floor(limit) + 1;
  if (above > limit || !Number.isFinite(limit)) return above;
  const bits = new BigInt64Array(new Float64Array([limit]).buffer);
  bits[0]! += limit > 0 ? 1n : -1n;
  return new Float64Array(bits.buffer)[0]!;
}
