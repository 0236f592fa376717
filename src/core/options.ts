import { optionLists, type TitledOption } from '../protocol/index.ts';
import type { Option } from './Field.ts';
import type { Report } from './FieldPlan.ts';
import { firstVisible } from './firstVisible.ts';

/** Where a list of options may stand: on a string, or on the items of an array. */
export interface OptionSchema {
  readonly enum?: readonly string[];
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly TitledOption[];
  readonly anyOf?: readonly TitledOption[];
}

interface OptionList {
  /** What to offer. */
  readonly options: readonly Option[];
  /** What JSON Schema accepts; undefined for what is valid and cannot be sent. */
  readonly byValue: ReadonlyMap<string, Option | undefined>;
}

/** Whether the schema lists what may be chosen. */
export const hasOptions = (schema: OptionSchema): boolean =>
  optionLists.some((keyword) => schema[keyword] !== undefined);

/**
 * Reads the five shapes in which options are listed (untitled, titled and legacy titled; one choice or
 * several) into one. Where several lists stand side by side a value has to be in each of them.
 */
export function readOptions(schema: OptionSchema, report: Report): OptionList {
  const lists = [
    schema.oneOf && readOneOf(schema.oneOf, report),
    schema.anyOf && readTitled(schema.anyOf),
    schema.enum && readEnum(schema.enum, schema.enumNames, report),
  ].filter((list) => list !== undefined);
  const [first = new Map<string, string>(), ...others] = lists;
  const options: Option[] = [];
  const byValue = new Map<string, Option | undefined>();
  for (const [value, label] of first) {
    if (!others.every((list) => list.has(value))) continue;
    const option = value.isWellFormed() ? { id: `o${options.length}`, value, label } : undefined;
    byValue.set(value, option);
    if (option) options.push(option);
    else report('option-hidden', 'An option has a lone surrogate and cannot be sent as text.');
  }
  return { options, byValue };
}

/** `oneOf` wants exactly one match: a value listed twice can never be valid. */
function readOneOf(list: readonly TitledOption[], report: Report): Map<string, string> {
  const labels = readTitled(list);
  if (labels.size === list.length) return labels;
  const seen = new Set<string>();
  for (const { const: value } of list) {
    if (seen.has(value) && labels.delete(value)) {
      report('option-hidden', `${JSON.stringify(value)} is listed twice in oneOf: never valid.`);
    }
    seen.add(value);
  }
  return labels;
}

function readTitled(list: readonly TitledOption[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { const: value, title } of list) {
    if (!labels.has(value)) labels.set(value, firstVisible(title, value));
  }
  return labels;
}

function readEnum(
  values: readonly string[],
  names: readonly string[] | undefined,
  report: Report,
): Map<string, string> {
  const fits = names?.length === values.length;
  if (names && !fits) {
    report('enum-names-ignored', `${names.length} enumNames for ${values.length} enum values.`);
  }
  const labels = new Map<string, string>();
  for (const [index, value] of values.entries()) {
    if (!labels.has(value)) labels.set(value, firstVisible(fits ? names[index] : undefined, value));
  }
  return labels;
}
