import type {
  NumberSchema,
  PrimitiveSchemaDefinition,
  StringSchema,
  UnionSchema,
} from '../types.ts';
import { saysMore } from './schemas.ts';

/** The two types of a number that may be written as a text. Undefined for any other union: `int | str`, a number or "auto". */
export function numberOrText({
  branches,
  isExclusive,
}: UnionSchema): { number: NumberSchema; text: StringSchema } | undefined {
  const number = branches.find(isNumber);
  const text = branches.find(isNumericText);
  return number && text && branches.length === 2 && !isExclusive ? { number, text } : undefined;
}

const isNumber = (branch: PrimitiveSchemaDefinition): branch is NumberSchema =>
  branch.type === 'number' || branch.type === 'integer';

const isNumericText = (branch: PrimitiveSchemaDefinition): branch is StringSchema =>
  branch.type === 'string' &&
  !saysMore(branch, ['type', 'pattern']) &&
  // How pydantic's `Decimal` begins, however many digits it allows.
  (branch.pattern?.startsWith('^(?!^[-+.]*$)[+-]?0*') || netPatterns.has(branch.pattern));

/** System.Text.Json's patterns for numbers that may be quoted: integers, decimals, floats. */
const netPatterns: ReadonlySet<unknown> = new Set(
  ['', '(?:\\.\\d+)?', '(?:\\.\\d+)?(?:[eE][+-]?\\d+)?'].map((end) => `^-?(?:0|[1-9]\\d*)${end}$`),
);
