import type { PrimitiveSchemaDefinition, RequestedSchema } from '../../protocol/index.ts';
import type { SensitiveKind } from '../Field.ts';
import { foreign } from './foreign.ts';
import {
  isAnswerable,
  isLongChoice,
  isSecretByItself,
  labelOf,
  patternsOf,
  textAbove,
  textsOf,
  type FieldTexts,
} from './textsOf.ts';
import { digitThatCame, shortTraces, traces } from './traces.ts';
import { typedNames } from './typedNames.ts';

/** Whether a text may ask for something secret. It is a quick test that rules out most texts. */
export function hasTrace(text: string): boolean {
  return (
    traces.test(text) ||
    shortTraces.test(text) ||
    (/digit/i.test(text) && digitThatCame.test(text)) ||
    // Signs and line breaks inside words may hide a secret's name.
    (/[A-Za-z][^\w ]+[A-Za-z]/.test(text) && traces.test(text.replace(/[^\w ]|_/g, '')))
  );
}

/** What may still be tested of one form, in characters. */
export interface TraceBudget {
  untested: number;
}

/** Five hundred fields that are meant for people have fewer characters. */
export const newTraceBudget = (): TraceBudget => ({ untested: 125_000 });

/** Whether a text has to be judged: it has a trace of a secret, or it is too long to tell. */
export function mayAsk(text: string, budget: TraceBudget): boolean {
  budget.untested -= text.length;
  return budget.untested < 0 || hasTrace(text);
}

/** The words that find secrets: none, those in Latin letters, or all, which find the same in texts of these. */
export type Words = 0 | 1 | 2;

/** The words that can tell whether a form asks for something secret. Most forms have no trace of it, and need none. */
export function wordsFor(schema: RequestedSchema, message: string | undefined): Words {
  const entries = Object.entries(schema.properties);
  const read = entries.map((entry) => textsOf(...entry));
  const above = textAbove(schema, message);
  const budget = newTraceBudget();
  const isAnswered = entries.some(([, schema]) => isAnswerable(schema));
  const hasTrace =
    // "Yes" answers "Reset the password?", and tells nothing secret.
    ((isAnswered || entries.length > 1 || entries.some(([, schema]) => isLongChoice(schema))) &&
      mayAsk(above, budget)) ||
    inPieces.test(entries.map(pieceOf).join('')) ||
    entries.some((entry, index) =>
      isAnswered ? isSuspect(...entry, read[index]!, budget) : mayTellPart(read[index]!, budget),
    );
  if (!hasTrace) return 0;
  return foreign.test(JSON.stringify([above, read])) ? 2 : 1;
}

/** Names of secrets that several labels may spell together. */
const inPieces = new RegExp(typedNames.join('|'), 'i');

/** The letters of a label, without accents. */
const pieceOf = (entry: [string, PrimitiveSchemaDefinition]): string =>
  labelOf(...entry)
    .slice(0, 12)
    .normalize('NFD')
    .replace(/[^\p{L}\p{M}]|[\u0300-\u036f]/gu, '');

/** So many options can be all that a digit can be. */
export const manyOptions = 10;

const ordinals =
  /\d|第|번째|first|second|third|fourth|last|erst|zweit|dritt|viert|letzt|premi|deuxi|troisi|derni|prim|segund|terc|cuart|quart|ultim/i;

/** Whether a choice may tell a part of a secret. Most choices do not even look like it, and need no vocabulary. */
function mayTellPart({ labels, options }: FieldTexts, budget: TraceBudget): boolean {
  return labels.some(
    (label) => (options.length >= manyOptions || ordinals.test(label)) && mayAsk(label, budget),
  );
}

/** Whether a field may be one that asks for something secret, or says that another does. */
export function isSuspect(
  property: string,
  schema: PrimitiveSchemaDefinition,
  { labels, description, asides }: FieldTexts,
  budget: TraceBudget,
): boolean {
  return (
    isSecretByItself(property, schema) ||
    [...labels, description, ...asides].some((text) => mayAsk(text, budget)) ||
    patternsOf(schema).some(findInPattern)
  );
}

/** Recognizes a pattern for a key by its issuer's prefix, or for a card by its digits. */
export function findInPattern(pattern: string): SensitiveKind | false {
  if (
    /\b(?:sk|pk|rk)[-_](?:live|test|ant|proj)?|gh[pousr]_|github_pat|xox[a-z[]|AKIA|ASIA|AIza|glpat|hf_|npm_|eyJ|BEGIN|Bearer/.test(
      pattern,
    )
  ) {
    return 'credential';
  }
  if (
    /\{13,1[69]\}|(?:\\d|\[0-9\])\{16\}|(?:(?:\\d|\[0-9\])\{4\}[^{}]{0,12}){4}|\{12,18\}|5\[1-5\]|3\[47\]/.test(
      pattern,
    )
  ) {
    return 'payment';
  }
  return false;
}
