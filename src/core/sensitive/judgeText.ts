import type { SensitiveKind } from '../Field.ts';
import { asking, ideas, negating, omitting, telling } from './grammar.ts';
import { clauseEnd, readingsOf, sentenceEnd, withoutMarks } from './readings.ts';
import { hasTrace } from './trace.ts';
import { isAbout } from './isAbout.ts';
import { secrets } from './vocabulary.ts';

const kinds = (Object.keys(secrets) as SensitiveKind[]).map((kind) => {
  const { words, parts } = secrets[kind];
  const pattern = `(?<= )(?:${words.join('|')})\\d*(?= )|${parts.join('|')}`;
  return [kind, new RegExp(withoutMarks(pattern), 'gu')] as const;
});
const isNamed = (reading: string): boolean =>
  kinds.some(([, pattern]) => reading.search(pattern) >= 0);

/** Whether a sentence that names a secret asks for it. A label always does. */
type Asks = (sentence: string, before: string) => boolean;

/** What may still be read of one form, in characters of its readings. */
export interface ReadingBudget {
  left: number;
}

/** What a label asks for: a title, or the name of a property. */
export const findInLabel = (label: string, budget: ReadingBudget): SensitiveKind | false =>
  read(label, budget, (readings) => findIn(readings, () => true), true);

/** A description names what it asks for within so many words. A secret that comes later is only mentioned. */
const headWords = 7;

/** What a description of a field asks for. */
export const findInDescription = (text: string, budget: ReadingBudget): SensitiveKind | false =>
  read(text, budget, (readings) =>
    findIn(
      readings,
      (sentence, before) =>
        isAsking(sentence) ||
        (!telling.test(sentence) && before.split(' ').length - 2 <= headWords),
    ),
  );

/**
 * What the message above a form asks for. Naming a secret counts only in a message that asks for something. Describing
 * one without naming it always counts.
 */
export const findInMessage = (text: string, budget: ReadingBudget): SensitiveKind | false =>
  read(text, budget, (readings) => {
    const asks: Asks = (sentence) => isAsking(sentence) || !telling.test(sentence);
    return (readings.some(isAsking) && findNamed(readings, asks)) || findDescribed(readings, asks);
  });

/** A text beyond the budget is not read. It is taken to ask for a credential. */
function read(
  text: string,
  budget: ReadingBudget,
  judge: (readings: readonly string[]) => SensitiveKind | false,
  isLabel = false,
): SensitiveKind | false {
  if (!hasTrace(text)) return false;
  budget.left -= text.length;
  if (budget.left < 0) return 'credential';
  const readings = [...readingsOf(text, isNamed, isLabel)];
  budget.left -= readings.join('').length - text.length;
  return judge(readings);
}

const findIn = (readings: readonly string[], asks: Asks): SensitiveKind | false =>
  findNamed(readings, asks) || findDescribed(readings, asks);

/** A text that names more secrets than this is taken to ask for one. */
const mostNamed = 40;

function findNamed(readings: readonly string[], asks: Asks): SensitiveKind | false {
  for (const reading of readings) {
    let named = 0;
    for (const [kind, pattern] of kinds) {
      for (const { 0: secret, index } of reading.matchAll(pattern)) {
        named += 1;
        if (named > mostNamed || isAskedFor(kind, reading, index, secret, asks)) return kind;
      }
    }
  }
  return false;
}

/** Finds a secret that is described but not named. */
function findDescribed(readings: readonly string[], asks: Asks): SensitiveKind | false {
  for (const reading of readings) {
    for (const { kind, concepts } of ideas) {
      if (!concepts.every((concept) => concept.test(reading))) continue;
      let start = 0;
      for (const sentence of reading.split(sentenceEnd)) {
        if (concepts.every((concept) => concept.test(sentence))) {
          const { 0: secret, index } = concepts[0]!.exec(sentence)!;
          if (isAskedFor(kind, reading, start + index, secret, asks)) return kind;
        }
        start += sentence.length + 1;
      }
    }
  }
  return false;
}

/** How many characters before and after a secret are read to judge it. */
const reach = 300;

function isAskedFor(
  kind: SensitiveKind,
  reading: string,
  start: number,
  secret: string,
  asks: Asks,
): boolean {
  const near = reading.slice(Math.max(0, start - reach), start);
  const behind = reading.slice(start + secret.length, start + secret.length + reach);
  const sentenceBefore = near.slice(near.lastIndexOf(sentenceEnd) + 1);
  const sentenceBehind = until(behind, sentenceEnd);
  const before = sentenceBefore.slice(sentenceBefore.lastIndexOf(clauseEnd) + 1);
  const clauseBehind = until(sentenceBehind, clauseEnd);
  if (isAbout(kind, before, secret, clauseBehind, false)) return false;
  if (isNegated(`${sentenceBefore}${secret}${clauseBehind}`)) return false;
  return asks(`${sentenceBefore}${secret}${sentenceBehind}`, sentenceBefore);
}

/** Whether a text asks for something. "Do not forget it" and "do not leave it empty" ask, too. */
const isAsking = (text: string): boolean =>
  text
    .split(/[\t\n]/)
    .some((clause) => (negating.test(clause) ? omitting.test(clause) : asking.test(clause)));

const until = (text: string, end: string): string => text.split(end, 1)[0]!;

/**
 * Whether a sentence tells people not to give something: "Do not give us your phone number, PIN or password". A later
 * clause that asks ends that. "Do not forget it" asks.
 */
function isNegated(sentence: string): boolean {
  let negated = false;
  for (const clause of sentence.split(clauseEnd)) {
    negated = negating.test(clause) ? !omitting.test(clause) : negated && !asking.test(clause);
  }
  return negated;
}
