import { repeated } from '../../protocol/index.ts';
import type { Option, OptionValue } from '../Field.ts';
import type { Report } from '../CompiledForm.ts';
import { firstVisible } from '../firstVisible.ts';
import { shownLengths } from '../shownLengths.ts';
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
export function readOptions(schema: OptionSchema, report: Report): OptionList {
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
  const shared = repeated(options.map(looksOf));
  if (shared.size === 0) return { options, byValue };
  const named = options.map((option) => {
    const { value, label } = option;
    const spelled = firstVisible(String(value));
    const isNamed = label !== '' && spelled !== '' && spelled !== label;
    if (!isNamed || !shared.has(looksOf(option))) return option;
    return { ...option, label: `${label} (${spelled})` };
  });
  for (const option of named) byValue.set(option.value, option);
  return { options: named, byValue };
}

const looksOf = ({ label }: Option): string =>
  trimmed(label.slice(0, shownLengths.label)).replace(/\s+/g, ' ');

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
