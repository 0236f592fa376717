import type { SensitiveKind, Sensitivity } from '../Field.ts';
import type { Lexicon } from './makeLexicon.ts';
import { apart, clauseEnd, plainOf, readingsOf, sentenceEnd } from './readings.ts';
import { manyOptions, mayAsk, type TraceBudget } from './trace.ts';
import { isAbout, isPart } from './isAbout.ts';

const isNamed = ({ kinds }: Lexicon, reading: string): boolean =>
  kinds.some(([, pattern]) => reading.search(pattern) >= 0);

/** How a text is judged. */
export interface Judge {
  /** Whether it names what is typed into a field. Then a negation behind the secret promises something. */
  readonly isTyped?: boolean;
  /** Whether a sentence that names a secret asks for it. One of a label always does. */
  readonly asks: (mention: Mention) => boolean;
  /** The same for one that describes a secret without its name. */
  readonly asksUnnamed?: (mention: Mention) => boolean;
}

/** A sentence that names or describes a secret. */
export interface Mention {
  readonly kind: SensitiveKind;
  readonly sentence: string;
  readonly secret: string;
  /** The sentence up to the secret, and from there on. */
  readonly before: string;
  readonly behind: string;
  /** Whether the text ends with it. */
  readonly isLast: boolean;
}

/** What reads the texts of one form. */
export interface Reader extends TraceBudget {
  readonly lexicon: Lexicon;
  /** What it may still read, in characters of its readings. */
  left: number;
}

/**
 * What a label asks for: a title, or the name of a property.
 * @param isTyped whether any text can be entered. A number or a choice may be the least length of a password
 */
export const findInLabel = (text: string, reader: Reader, isTyped: boolean): Sensitivity =>
  find(text, reader, () => ({ asks: () => true, isTyped }), true);

/** Whether a label is no more than the question until when something is valid. */
export const isValidity = ({ wholeValidity }: Lexicon, label: string): boolean =>
  wholeValidity.test(apart(plainOf(label)));

const number = /^\P{L}*\p{N}\P{L}*$|^(?:zero|one|two|three|four|five|six|seven|eight|nine)$/iu;

/** Whether options are all that a digit or a code can be, and perhaps one for no answer. */
const areCodes = (options: readonly string[]): boolean =>
  options.length >= manyOptions &&
  options.filter((option) => number.test(option)).length >= options.length * 0.8;

/** What a choice asks for by its label: a part of a secret, or a code out of all that there are. */
export function findInChoice(
  text: string,
  reader: Reader,
  options: readonly string[],
): Sensitivity {
  const asks = ({ sentence, kind }: Mention) =>
    isPart(sentence) || (kind !== 'credential' && areCodes(options));
  return find(text, reader, () => ({ asks, asksUnnamed: () => false }), true);
}

/** A description names what it asks for within so many words. A secret that comes later is only mentioned. */
const headWords = 7;

/** What a description of a field asks for. */
export function findInDescription(text: string, reader: Reader): Sensitivity {
  const { lexicon } = reader;
  const asks = ({ sentence, before }: Mention) =>
    isAsking(lexicon, sentence) ||
    (!lexicon.telling.test(sentence) && before.split(' ').length - 2 <= headWords);
  return find(text, reader, () => ({ asks }));
}

/** A text beyond the budget is not read. It is taken to ask for a credential. */
export function find(
  text: string,
  reader: Reader,
  judgeOf: (readings: readonly string[]) => Judge,
  isLabel = false,
): Sensitivity {
  if (!mayAsk(text, reader)) return false;
  reader.left -= text.length;
  if (reader.left < 0) return 'credential';
  const { lexicon } = reader;
  const readings = [...readingsOf(text, (said) => isNamed(lexicon, said), isLabel)];
  reader.left -= Math.max(0, readings.join('').length - text.length);
  const judge = judgeOf(readings);
  const { asksUnnamed: asks = judge.asks } = judge;
  return (
    findNamed(lexicon, readings, judge) || findDescribed(lexicon, readings, { ...judge, asks })
  );
}

/** A text that names more secrets than this is taken to ask for one. */
const mostNamed = 40;

function findNamed(lexicon: Lexicon, readings: readonly string[], judge: Judge): Sensitivity {
  for (const reading of readings) {
    let named = 0;
    for (const [kind, pattern] of lexicon.kinds) {
      for (const { 0: secret, index } of reading.matchAll(pattern)) {
        named += 1;
        if (named > mostNamed || isAskedFor(lexicon, kind, reading, index, secret, judge))
          return kind;
      }
    }
  }
  return false;
}

/** Finds a secret that is described but not named. */
function findDescribed(lexicon: Lexicon, readings: readonly string[], judge: Judge): Sensitivity {
  for (const reading of readings) {
    for (const { kind, concepts } of lexicon.ideas) {
      if (!concepts.every((concept) => concept.test(reading))) continue;
      const [asked] = concepts;
      let start = 0;
      let told = '';
      for (const sentence of reading.split(sentenceEnd)) {
        told += sentence;
        const found = asked!.exec(sentence);
        if (found && concepts.every((concept) => concept.test(told))) {
          if (isAskedFor(lexicon, kind, reading, start + found.index, found[0], judge)) return kind;
        }
        start += sentence.length + 1;
        told = sentence;
      }
    }
  }
  return false;
}

/** How many characters before and after a secret are read to judge it. */
const reach = 300;

function isAskedFor(
  lexicon: Lexicon,
  kind: SensitiveKind,
  reading: string,
  start: number,
  secret: string,
  { asks, isTyped = false }: Judge,
): boolean {
  const near = reading.slice(Math.max(0, start - reach), start);
  const behind = reading.slice(start + secret.length, start + secret.length + reach);
  const sentenceBefore = near.slice(near.lastIndexOf(sentenceEnd) + 1);
  const sentenceBehind = until(behind, sentenceEnd);
  const before = sentenceBefore.slice(sentenceBefore.lastIndexOf(clauseEnd) + 1);
  const clauseBehind = until(sentenceBehind, clauseEnd);
  if (isAbout(lexicon, kind, before, secret, clauseBehind, isTyped)) return false;
  const sentence = `${sentenceBefore}${secret}${sentenceBehind}`;
  const isListed = listing.test(sentenceBefore) && !/\S/.test(clauseBehind);
  if (saidOfAnother.test(before) || (isListed && otherWay.test(sentence))) return false;
  const end = isTyped ? ' ' : clauseBehind;
  if (isNegated(lexicon, `${sentenceBefore}${secret}${end}`, isTyped)) return false;
  const isLast = !/\S/.test(reading.slice(start + secret.length + sentenceBehind.length));
  return asks({ kind, sentence, secret, before: sentenceBefore, behind: sentenceBehind, isLast });
}

/** The beginning of a condition about another field: "Leave it empty if you have a token." */
const saidOfAnother =
  / (?:(?:leave|blank|empty|optional|ignored) (?:\S+ ){0,3}(?:if|when|unless)|required unless) (?:(?!(?:enter|type|your) )\S+ ){0,8}$/;
/** The beginning of a list of ways to sign in, and one that is no secret. */
const listing =
  / (?:auth\S* types?|kind|methods?|mode|one of|options) \t(?: [^\t]{0,30}\t)* (?:or |and )?$/;
const otherWay = / (?:none|oauth\S*|basic) /;
/** Whether a text asks for something. "Do not forget it" and "do not leave it empty" ask, too. */
export const isAsking = ({ asking, negating, omitting }: Lexicon, text: string): boolean =>
  text
    .split(/[\t\n]/)
    .some((clause) => (negating.test(clause) ? omitting.test(clause) : asking.test(clause)));

const until = (text: string, end: string): string => text.split(end, 1)[0]!;

/**
 * Whether a sentence tells people not to give something: "Do not give us your phone number, PIN or password". A later
 * clause that asks ends that. "Do not forget it" asks.
 * @param isTyped whether it is a label. There an earlier clause without a secret is about other things: "No spaces: password"
 */
function isNegated(lexicon: Lexicon, sentence: string, isTyped: boolean): boolean {
  const { asking, negating, omitting } = lexicon;
  const clauses = sentence.split(clauseEnd);
  let negated = false;
  for (const clause of clauses) {
    const counts = !isTyped || clause === clauses.at(-1) || isNamed(lexicon, clause);
    negated = negating.test(clause)
      ? counts && !omitting.test(clause)
      : negated && !asking.test(clause);
  }
  return negated;
}
