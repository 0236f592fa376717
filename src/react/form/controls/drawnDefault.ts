import type { NumberField, TextField } from '../../../core/index.ts';
import { shownLengths } from '../../../core/shownLengths.ts';
import { withoutHeaps } from '../../frame/plainText.ts';

/** A server's suggestion as it is drawn, which is not always as it is sent. */
export interface DrawnDefault {
  readonly text: string;
  /** How many code units are not drawn. */
  readonly rest: number;
}

/** Beyond that, laying it out freezes a page. */
const mostLines = 500;

/**
 * How a default is drawn that cannot be drawn as it is: of no end, or with marks in heaps.
 *
 * @param initial what the form holds to begin with
 * @returns undefined for all others, and for what a person wrote
 */
export function drawnDefault(
  field: TextField | NumberField,
  initial: string,
): DrawnDefault | undefined {
  if (field.kind !== 'text' || initial !== field.default) return undefined;
  const lines = initial.slice(0, shownLengths.default).split('\n', mostLines + 1);
  const cut = lines.slice(0, mostLines).join('\n');
  // Not in the middle of a surrogate pair.
  const whole = cut.length < initial.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
  const text = withoutHeaps(whole);
  return text === initial ? undefined : { text, rest: initial.length - whole.length };
}
