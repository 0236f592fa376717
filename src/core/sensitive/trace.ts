import type { PrimitiveSchemaDefinition, RequestedSchema } from '../../protocol/index.ts';
import type { SensitiveKind } from '../Field.ts';
import { isAnswerable, isSecretByItself, patternsOf, textAbove, textsOf } from './textsOf.ts';
import { shortTraces, traces } from './traces.ts';

/** Whether a text may ask for something secret. It is a quick test that rules out most texts. */
export function hasTrace(text: string): boolean {
  return (
    traces.test(text) ||
    shortTraces.test(text) ||
    // Signs and line breaks inside words may hide a secret's name, and blanks in a label.
    (/[A-Za-z][^\w ]+[A-Za-z]/.test(text) && traces.test(text.replace(/[^\w ]|_/g, ''))) ||
    (text.length < 40 && traces.test(text.replaceAll(' ', '')))
  );
}

/** Whether a form may ask for something secret. The test needs no vocabulary, and most forms pass without loading it. */
export function mayBeSensitive(schema: RequestedSchema, message: string | undefined): boolean {
  const entries = Object.entries(schema.properties);
  return (
    entries.some(([property, schema]) => isSuspect(property, schema)) ||
    (entries.some(([, schema]) => isAnswerable(schema)) && hasTrace(textAbove(schema, message)))
  );
}

/** Whether a field may be one that asks for something secret, or says that another does. */
export function isSuspect(property: string, schema: PrimitiveSchemaDefinition): boolean {
  const { labels, description, asides } = textsOf(property, schema);
  return (
    isSecretByItself(schema) ||
    [...labels, description, ...asides].some(hasTrace) ||
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
