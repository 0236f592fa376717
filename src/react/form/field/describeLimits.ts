import type { Field, NumberField } from '../../../core/index.ts';
import { describeBranches, typedIn } from './describeBranches.ts';
import { examples } from './examples.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';

/** Says a field's limits, or how its answer is written, before anybody is wrong. Undefined for one without either. */
export function describeLimits(field: Field, say: Say): string | undefined {
  // Nobody guesses how a duration is written.
  if (field.kind === 'text' && field.format === 'duration') {
    return say('errorFormat', { example: examples.duration });
  }
  if (field.kind === 'text' && field.branches) {
    const [only, another] = typedIn(field.branches);
    const words = describeBranches(field.branches, say);
    return words ?? (only && !another ? describeLimits(only, say) : undefined);
  }
  const words = wordsFor[field.kind];
  if (!words) return undefined;
  if (field.kind !== 'number') return describe(field as unknown as Limits, words, say);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = tightest(field);
  const parts = [
    exclusiveMinimum !== undefined && say('hintExclusiveMinimum', { exclusiveMinimum }),
    describe({ minimum, maximum }, words, say),
    exclusiveMaximum !== undefined && say('hintExclusiveMaximum', { exclusiveMaximum }),
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}

function describe(limits: Limits, words: LimitWords, say: Say): string | undefined {
  const { of, unit, from, below } = words;
  const { [`min${of}`]: low = -Infinity, [`max${of}`]: high } = limits;
  // What a computer can hold at most is no limit to a person.
  const min = low <= -below || low === -maxInt - 1 ? -Infinity : low;
  const isStorage = high !== undefined && (high >= below || storages.has(high));
  const max = isStorage ? undefined : high;
  const params = { [`min${of}`]: min, ...(max !== undefined && { [`max${of}`]: max }) };
  const hasMin = min >= from;
  if (max === undefined) return hasMin ? say(`hintMin${unit}`, params) : undefined;
  if (!hasMin) return say(`hintMax${unit}`, params);
  if (unit === 'imum') return say('hintBetween', params);
  if (unit === 'Length')
    return say(min === max ? 'hintLengthExactly' : 'hintLengthBetween', params);
  return `${say(`hintMin${unit}`, params)} · ${say(`hintMax${unit}`, params)}`;
}

/** At most one lower and one upper limit. For an integer, "more than 0" is "1 or more". */
function tightest(field: NumberField): Limits {
  const { integer, minimum = -Infinity, maximum = Infinity } = field;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = field;
  if (integer) {
    return {
      minimum: Math.max(minimum, Math.floor(above) + 1),
      maximum: Math.min(maximum, Math.ceil(below) - 1),
    };
  }
  return {
    ...(above >= minimum && above > -largest ? { exclusiveMinimum: above } : { minimum }),
    ...(below <= maximum && below < largest ? { exclusiveMaximum: below } : { maximum }),
  };
}

type Limits = Readonly<Record<string, number | undefined>>;

interface LimitWords {
  readonly of: 'Length' | 'imum' | 'Items';
  readonly unit: 'Length' | 'imum' | 'Items';
  /** A lower minimum is not worth a word. */
  readonly from: number;
  /** Nor is a maximum from here on. */
  readonly below: number;
}

/** What many servers' languages hold at most in an integer. */
const maxInt = 2 ** 31 - 1;
/** The largest integers of 32 bits, with and without a sign. */
const storages: ReadonlySet<number> = new Set([maxInt, 2 ** 32 - 1]);
/** What no person reaches in a number. */
const largest = Number.MAX_SAFE_INTEGER;

const wordsFor: Partial<Record<Field['kind'], LimitWords>> = {
  text: { of: 'Length', unit: 'Length', from: 2, below: maxInt },
  number: { of: 'imum', unit: 'imum', from: -Number.MAX_VALUE, below: largest },
  multiselect: { of: 'Items', unit: 'Items', from: 1, below: maxInt },
  list: { of: 'Items', unit: 'Items', from: 2, below: maxInt },
};
