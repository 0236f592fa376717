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
  const { [words.min]: low = -Infinity, [words.max]: high } = limits;
  // What a computer can hold at most is no limit to a person.
  const min = low <= -words.below || low === -maxInt - 1 ? -Infinity : low;
  const isStorage = high !== undefined && (high >= words.below || storages.has(high));
  const max = isStorage ? undefined : high;
  const params = { [words.min]: min, ...(max !== undefined && { [words.max]: max }) };
  const hasMin = min >= words.from;
  if (max === undefined) return hasMin ? say(words.atLeast, params) : undefined;
  if (!hasMin) return say(words.atMost, params);
  return say(min === max ? words.exactly : words.between, params);
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
  readonly min: string;
  readonly max: string;
  /** A lower minimum is not worth a word. */
  readonly from: number;
  /** Nor is a maximum from here on. */
  readonly below: number;
  readonly between: keyof FormMessages;
  readonly exactly: keyof FormMessages;
  readonly atLeast: keyof FormMessages;
  readonly atMost: keyof FormMessages;
}

/** What many servers' languages hold at most in an integer. */
const maxInt = 2 ** 31 - 1;
/** The largest integers of 32 bits, with and without a sign. */
const storages: ReadonlySet<number> = new Set([maxInt, 2 ** 32 - 1]);
/** What no person reaches in a number. */
const largest = Number.MAX_SAFE_INTEGER;

const wordsFor: Partial<Record<Field['kind'], LimitWords>> = {
  text: {
    min: 'minLength',
    max: 'maxLength',
    from: 2,
    below: maxInt,
    between: 'hintLengthBetween',
    exactly: 'hintLengthExactly',
    atLeast: 'hintMinLength',
    atMost: 'hintMaxLength',
  },
  number: {
    min: 'minimum',
    max: 'maximum',
    from: -Number.MAX_VALUE,
    below: largest,
    between: 'hintBetween',
    exactly: 'hintExactly',
    atLeast: 'hintMinimum',
    atMost: 'hintMaximum',
  },
  multiselect: {
    min: 'minItems',
    max: 'maxItems',
    from: 1,
    below: maxInt,
    between: 'hintItemsBetween',
    exactly: 'hintItemsExactly',
    atLeast: 'hintMinItems',
    atMost: 'hintMaxItems',
  },
  list: {
    min: 'minItems',
    max: 'maxItems',
    from: 2,
    below: maxInt,
    between: 'hintRowsBetween',
    exactly: 'hintRowsExactly',
    atLeast: 'hintMinRows',
    atMost: 'hintMaxRows',
  },
};
