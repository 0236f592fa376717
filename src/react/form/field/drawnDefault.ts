import type { NumberField, TextField } from '../../../core/index.ts';
import { shownLengths } from '../../../core/shownLengths.ts';
import { withoutDeception } from '../../frame/plainText.ts';

/** How a server's suggestion is drawn, where that differs from what is sent. */
export interface DrawnDefault {
  readonly text: string;
  /** How many code units are not drawn. */
  readonly rest: number;
}

/** Laying out more lines would freeze the page. */
const mostLines = 500;

/** A text without the blanks that push its end out of sight. Lines may begin with as many as they like, as in code. */
export const withoutGaps = (text: string): string =>
  text
    .replace(/(?<=\S)(?:[^\S\n]{16,}|[\u2000-\u2003]{6,})(?=\S)/gu, ' … ')
    .replace(/\n(?:[^\S\n]*\n){5,}/g, '\n…\n');

/**
 * How to draw a default that cannot be drawn unchanged, because it is too long, hides or reorders letters, pushes them out of
 * sight, or stacks heaps of marks.
 *
 * @param initial the form's initial value
 * @returns undefined for every other default, and for a text that a person wrote
 */
export function drawnDefault(
  field: TextField | NumberField,
  initial: string | undefined,
): DrawnDefault | undefined {
  if (field.kind !== 'text' || initial === undefined || initial !== field.default) return undefined;
  const lines = initial.slice(0, shownLengths.default).split('\n', mostLines + 1);
  const cut = lines.slice(0, mostLines).join('\n');
  // The cut must not leave half of a surrogate pair.
  const whole = cut.length < initial.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
  const text = withoutGaps(withoutDeception(whole));
  return text === initial ? undefined : { text, rest: initial.length - whole.length };
}
