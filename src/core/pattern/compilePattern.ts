import { countCodePoints } from '../countCodePoints.ts';
import { isExpression } from './checkSyntax.ts';
import { parsePattern, type ParsedPattern } from './parsePattern.ts';
import { searchPattern } from './searchPattern.ts';
import type { StepBudget } from './StepBudget.ts';

export interface CompiledPattern {
  /** Whether a text matches; undefined where that could not be decided here, which never blocks. */
  readonly test: (text: string, budget: StepBudget) => boolean | undefined;
  /** Why the pattern may be left undecided for any text, as a predicate: "is longer than …". */
  readonly limit?: string;
}

/** Longer patterns are not interpreted. A pattern with a real purpose fits in a tenth of this. */
const maxPatternLength = 2000;
/** In code points; longer texts are not searched. */
const maxTextLength = 100_000;

/** Makes a test of a `pattern` (JSON Schema 2020-12 §6.3.3: ECMA-262, flag `u`, unanchored) that cannot freeze the page. */
export function compilePattern(source: string): CompiledPattern {
  if (source.length > maxPatternLength) {
    return undecided(`is longer than ${maxPatternLength} characters`);
  }
  const exact = tryParse(source, true);
  if (exact) {
    return {
      test: (text, budget) =>
        isTooLong(text) || !exact.prepare(budget) ? undefined : searchPattern(exact, text, budget),
    };
  }
  const lenient = tryParse(source, false);
  if (!lenient) {
    const isValid = isExpression(source, '');
    return undecided(
      isValid
        ? 'uses syntax that is not checked here'
        : 'is not a valid regular expression of JavaScript',
    );
  }
  return {
    // Another engine may match more texts with such a pattern, so a "no" decides nothing.
    test: (text, budget) =>
      !isTooLong(text) && lenient.prepare(budget) && searchPattern(lenient, text, budget)
        ? true
        : undefined,
    limit: 'is not valid with the flag u, which JSON Schema requires',
  };
}

const isTooLong = (text: string) =>
  text.length > maxTextLength && countCodePoints(text) > maxTextLength;

export const undecided = (limit: string): CompiledPattern => ({ test: () => undefined, limit });

function tryParse(source: string, unicode: boolean): ParsedPattern | undefined {
  try {
    return parsePattern(source, unicode);
  } catch {
    // A SyntaxError, something not interpreted here, or a RangeError from groups nested too deep.
    return undefined;
  }
}
