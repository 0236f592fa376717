import { parsePattern, type ParsedPattern } from './parsePattern.ts';
import { searchPattern } from './searchPattern.ts';
import type { StepBudget } from './StepBudget.ts';

/** Whether a text matches; undefined where that could not be decided here, which never blocks. */
export type PatternTest = (text: string, budget: StepBudget) => boolean | undefined;

/** Longer patterns are not interpreted: what one is for fits in a tenth of this. */
const maxPatternLength = 2000;
/** In UTF-16 units; longer texts are not searched. */
const maxTextLength = 100_000;

/**
 * Compiles a server's `pattern` (JSON Schema 2020-12 §6.3.3: ECMA-262 with flag `u`, unanchored) into a
 * test that cannot freeze the page, or undefined when it cannot be checked here at all.
 */
export function compilePattern(source: string): PatternTest | undefined {
  if (source.length > maxPatternLength) return undefined;
  const exact = tryParse(source, true);
  if (exact) {
    return (text, budget) =>
      text.length > maxTextLength ? undefined : searchPattern(exact, text, budget);
  }
  const lenient = tryParse(source, false);
  if (!lenient) return undefined;
  // Another engine may read such a pattern more widely, so its "no" decides nothing.
  return (text, budget) =>
    text.length <= maxTextLength && searchPattern(lenient, text, budget) ? true : undefined;
}

function tryParse(source: string, unicode: boolean): ParsedPattern | undefined {
  try {
    return parsePattern(source, unicode);
  } catch {
    // A SyntaxError, something not interpreted here, or a RangeError from groups nested too deep.
    return undefined;
  }
}
