import type { PrimitiveSchemaDefinition, RequestedSchema } from '../../protocol/index.ts';
import type { SensitiveKind } from '../Field.ts';
import {
  isAnswerable,
  isLongChoice,
  isSecretByItself,
  labelOf,
  patternsOf,
  textAbove,
  textsOf,
} from './textsOf.ts';
import { digitThatCame, shortTraces, traces } from './traces.ts';

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

/** A thousand fields that are meant for people have fewer characters. */
export const newTraceBudget = (): TraceBudget => ({ untested: 1_000_000 });

/** Whether a text has to be judged: it has a trace of a secret, or it is too long to tell. */
export function mayAsk(text: string, budget: TraceBudget): boolean {
  budget.untested -= text.length;
  return budget.untested < 0 || hasTrace(text);
}

/** Whether a form may ask for something secret. The test needs no vocabulary, and most forms pass without loading it. */
export function mayBeSensitive(schema: RequestedSchema, message: string | undefined): boolean {
  const entries = Object.entries(schema.properties);
  const budget = newTraceBudget();
  const labels = entries.map((entry) => labelOf(...entry));
  return (
    // "Yes" answers "Reset the password?", and tells nothing secret.
    ((entries.length > 1 ||
      entries.some(([, schema]) => isAnswerable(schema) || isLongChoice(schema))) &&
      mayAsk(textAbove(schema, message), budget)) ||
    // A word may be spread over short labels.
    mayAsk(labels.filter((label) => label.length < 6).join(''), budget) ||
    entries.some((entry) => isSuspect(...entry, budget))
  );
}

/** Whether a field may be one that asks for something secret, or says that another does. */
export function isSuspect(
  property: string,
  schema: PrimitiveSchemaDefinition,
  budget: TraceBudget,
): boolean {
  const { labels, description, asides } = textsOf(property, schema);
  return (
    isSecretByItself(schema) ||
    [...labels, description, ...asides].some((text) => mayAsk(text, budget)) ||
    patternsOf(schema).some((pattern) => findInPattern(pattern) !== false)
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
    /\{13,(?:16|19)\}|\\d\{16\}|\[0-9\]\{16\}|(?:(?:\\d|\[0-9\])\{4\}[^{}]{0,12}){3}(?:\\d|\[0-9\])\{4\}|\{12,18\}|5\[1-5\]|3\[47\]/.test(
      pattern,
    )
  ) {
    return 'payment';
  }
  return false;
}
