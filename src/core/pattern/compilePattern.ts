import { countCodePoints } from '../countCodePoints.ts';
import { isExpression } from './checkSyntax.ts';
import { places } from './matchers.ts';
import { parsePattern, type ParsedPattern } from './parsePattern.ts';
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
      test: (text, budget) => search(exact, text, budget),
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
    test: (text, budget) => search(lenient, text, budget) || undefined,
    limit: 'is not valid with the flag u, which JSON Schema requires',
  };
}

/** Whether the pattern matches anywhere (ECMA-262). Undefined once the budget ran out. */
function search(pattern: ParsedPattern, text: string, budget: StepBudget): boolean | undefined {
  if (isTooLong(text) || !pattern.prepare(budget)) return undefined;
  // Most texts have no surrogates: then units are code points, and the string needs no copy.
  const needsCodePoints = pattern.unicode && /[\ud800-\udfff]/.test(text);
  if (!budget.spend(text.length >> (needsCodePoints ? 3 : 8))) return undefined;
  const characters = needsCodePoints ? Array.from(text) : text;
  try {
    // Mostly it begins at the first place, if it matches.
    for (let first = 0, last = 0; first <= characters.length; last = last * 16 + 16) {
      const searched = { characters, budget };
      if (pattern.matcher(places(first, last, searched), searched).size > 0) return true;
      first = last + 1;
    }
    return false;
  } catch {
    // The budget or, in groups nested deep, the stack.
    return undefined;
  }
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
