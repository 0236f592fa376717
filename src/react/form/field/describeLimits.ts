import type { Field, NumberField } from '../../../core/index.ts';
import type { FormMessages } from '../../../locales/messages.ts';
import { describeBranches } from './describeBranches.ts';
import { examples } from './examples.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';

/**
 * Describes a field's limits, or how its answer is written, to be shown before anybody is wrong. Undefined for a field without
 * either.
 */
export function describeLimits(field: Field, say: Say): string | undefined {
  // Nobody guesses how a duration is written.
  if (field.kind === 'text' && field.format === 'duration') {
    return say('errorFormat', { example: examples.duration });
  }
  if (field.kind === 'text' && field.branches) return describeBranches(field.branches, say);
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
  const { unit, least, most, from, below } = words;
  const { [least]: low = -Infinity, [most]: high } = limits;
  // What a computer can hold at most is no limit to a person.
  const min = low <= -below || low === -maxInt - 1 ? -Infinity : low;
  const isStorage = high !== undefined && (high >= below || storages.has(high));
  const max = isStorage ? undefined : high;
  const params = { [least]: min, ...(max !== undefined && { [most]: max }) };
  const hasMin = min >= from;
  if (max === undefined) return hasMin ? say(words.atLeast, params) : undefined;
  if (!hasMin) return say(words.atMost, params);
  return say(min === max ? `hint${unit}Exactly` : `hint${unit}Between`, params);
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
  /** The names of the limits. */
  readonly least: string;
  readonly most: string;
  /** A lower minimum is not worth a word. */
  readonly from: number;
  /** Nor is a maximum from here on. */
  readonly below: number;
  /** In the names of the messages. */
  readonly unit: 'Length' | '' | 'Items' | 'Rows';
  readonly atLeast: keyof FormMessages;
  readonly atMost: keyof FormMessages;
}

/** What many servers' languages hold at most in an integer. */
const maxInt = 2 ** 31 - 1;
/** The largest integers of 32 bits, with and without a sign. */
const storages: ReadonlySet<number> = new Set([maxInt, 2 ** 32 - 1]);
/** What no person reaches in a number. */
const largest = Number.MAX_SAFE_INTEGER;

const items = { least: 'minItems', most: 'maxItems', below: maxInt };
const wordsFor: Partial<Record<Field['kind'], LimitWords>> = {
  text: {
    least: 'minLength',
    most: 'maxLength',
    from: 2,
    below: maxInt,
    unit: 'Length',
    atLeast: 'hintMinLength',
    atMost: 'hintMaxLength',
  },
  number: {
    least: 'minimum',
    most: 'maximum',
    from: -Number.MAX_VALUE,
    below: largest,
    unit: '',
    atLeast: 'hintMinimum',
    atMost: 'hintMaximum',
  },
  multiselect: {
    ...items,
    from: 1,
    unit: 'Items',
    atLeast: 'hintMinItems',
    atMost: 'hintMaxItems',
  },
  list: { ...items, from: 2, unit: 'Rows', atLeast: 'hintMinRows', atMost: 'hintMaxRows' },
};
