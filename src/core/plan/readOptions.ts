import { repeated } from '../../protocol/index.ts';
import type { Option, OptionValue } from '../Field.ts';
import type { Report } from '../CompiledForm.ts';
import { firstVisible } from '../firstVisible.ts';
import { shownLengths } from '../shownLengths.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';
import { trimmed } from './trimmed.ts';

export interface OptionSchema {
  readonly enum?: readonly OptionValue[];
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly ListedOption[];
  readonly anyOf?: readonly ListedOption[];
}

interface ListedOption {
  readonly const: OptionValue;
  readonly title?: string;
  /** From the server: of any type. */
  readonly description?: unknown;
}

interface OptionList {
  readonly options: readonly Option[];
  /** Undefined for a value that is valid but cannot be sent. */
  readonly byValue: ReadonlyMap<OptionValue, Option | undefined>;
}

/** Reads the five shapes of options into one. Where lists stand side by side, a value has to be in each. */
export function readOptions(schema: OptionSchema, budget: StepBudget, report: Report): OptionList {
  const { oneOf, anyOf, enum: values, enumNames } = schema;
  // `oneOf` wants exactly one match: a value listed twice can never be valid.
  const twice = oneOf ? findTwice(oneOf, report) : none;
  const fits = enumNames?.length === values?.length;
  if (values && enumNames && !fits) {
    const counts = `${enumNames.length} enumNames for ${values.length} enum values`;
    report('enum-names-ignored', `${counts}.`);
  }
  const titled = oneOf ?? anyOf;
  const listed = titled?.map((option) => option.const) ?? values ?? [];
  const others = [oneOf && anyOf && anyOf.map((option) => option.const), titled && values]
    .filter((list) => list !== undefined)
    .map((list) => new Set(list));
  const options: Option[] = [];
  const byValue = new Map<OptionValue, Option | undefined>();
  for (let index = 0; index < listed.length; index++) {
    const value = listed[index]!;
    if (byValue.has(value) || twice.has(value)) continue;
    if (others.length > 0 && !others.every((list) => list.has(value))) continue;
    if (typeof value !== 'string' || value.isWellFormed()) {
      const title = titled ? titled[index]!.title : fits ? enumNames?.[index] : undefined;
      const label = firstVisible(title, String(value));
      const description = describe(titled?.[index], label);
      const id = `o${options.length}`;
      const option = description === '' ? { id, value, label } : { id, value, label, description };
      byValue.set(value, option);
      options.push(option);
    } else {
      byValue.set(value, undefined);
      report('option-hidden', 'An option has a lone surrogate and cannot be sent as text.');
    }
  }
  // Two people may be called Ann.
  const named = apart(options, budget, ({ value, label }) => {
    const spelled = firstVisible(String(value));
    return label === '' || spelled === '' || spelled === label ? label : `${label} (${spelled})`;
  });
  if (named === options) return { options, byValue };
  // Quotation marks show a blank at the end, and which of two is a text.
  const told = apart(named, budget, ({ value, label }) => {
    const title = byValue.get(value)!.label;
    const quoted = JSON.stringify(value);
    if (label === '') return label;
    return title === String(value) ? quoted : `${title} (${quoted})`;
  });
  for (const option of told) byValue.set(option.value, option);
  return { options: told, byValue };
}

function apart(
  options: readonly Option[],
  budget: StepBudget,
  rename: (option: Option) => string,
): readonly Option[] {
  const looks = options.map(({ label }) => {
    const cut = label.slice(0, shownLengths.label);
    if (!/[^ -~]/.test(cut)) return cut.trim().replace(/  +/g, ' ');
    const shown = trimmed(cut);
    const cost = shown.length ** 2;
    const isCheap = cost <= budget.normalizing;
    if (isCheap) budget.normalizing -= cost;
    return isCheap ? shown.normalize('NFC').replace(/\s+/g, ' ') : shown;
  });
  const shared = repeated(looks);
  if (shared.size === 0) return options;
  return options.map((option, index) =>
    shared.has(looks[index]!) ? { ...option, label: rename(option) } : option,
  );
}

const describe = (option: ListedOption | undefined, label: string): string => {
  const description = option?.description;
  return typeof description === 'string' && description !== label ? firstVisible(description) : '';
};

const none: ReadonlySet<OptionValue> = new Set();

function findTwice(list: readonly ListedOption[], report: Report): ReadonlySet<OptionValue> {
  const twice = repeated(list.map(({ const: value }) => value));
  for (const value of twice) {
    report('option-hidden', `${JSON.stringify(value)} is listed twice in oneOf: never valid.`);
  }
  return twice;
}
