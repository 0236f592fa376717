import { shownLengths } from '../../core/shownLengths.ts';

/** What takes part in no text that is written for people, and can reorder, hide or cover what stands around it. */
const deceptive = new RegExp(
  [
    // Bidi embeddings, overrides and isolates: an isolate that the text itself closes would isolate nothing.
    '[\\u202a-\\u202e\\u2066-\\u2069]',
    // Controls, but for tabs and line ends.
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]',
    // What is there and cannot be seen.
    '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]',
    '[\\u{e0000}-\\u{e001f}\\u{e0080}-\\u{e0fff}\\u{1d173}-\\u{1d17a}]',
    // Joiners, which many scripts and emoji need, between letters that never do.
    '(?<=[\\p{ASCII}\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])[\\u200c\\u200d]',
    // Tags, but in the flags of regions.
    '(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0020}-\\u{e007f}]',
    '\\p{Surrogate}',
  ].join('|'),
  'gu',
);
/** Invisible letters, which the flags of regions are made of. */
const tags = /(\u{1f3f4})?[\u{e0020}-\u{e007f}]+/gu;
const lineEnds = /\r\n?|[\u2028\u2029\u0085]/g;
/** No script stacks more, whatever invisible stands between; a heap of them covers the lines above. */
const heaps =
  /((?:\p{M}[\p{Default_Ignorable_Code_Point}]*){4})[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** What most texts consist of: nothing in them deceives, and the expressions above take milliseconds to compile. */
const harmless = /^[\n\x20-\x7e]*$/;

/**
 * A text that a server wrote, with what deceives shown as U+FFFD.
 *
 * @param maxLength how many code units of it are shown at most
 * @returns what is shown, and how many code units are not
 */
export function plainText(text: string, maxLength: number): { shown: string; rest: number } {
  const isLong = text.length > maxLength;
  // Not in the middle of a surrogate pair.
  const end = isLong && /[\ud800-\udbff]/.test(text[maxLength - 1]!) ? maxLength - 1 : maxLength;
  const cut = isLong ? text.slice(0, end) : text;
  const rest = text.length - cut.length;
  if (harmless.test(cut)) return { shown: cut, rest };
  const shown = cut
    .replace(lineEnds, '\n')
    .replace(tags, (run, flag?: string) => (flag === undefined ? '\ufffd' : run))
    .replace(deceptive, '\ufffd')
    .replace(heaps, '$1');
  return { shown, rest };
}

/** A text without the marks that no script stacks. */
export const withoutHeaps = (text: string): string =>
  harmless.test(text) ? text : text.replace(heaps, '$1');

/** The same in a single line: a label, an option. */
export function plainLine(text: string): string {
  const { shown, rest } = plainText(text, shownLengths.label);
  return `${shown.replace(/\s+/g, ' ')}${rest > 0 ? '…' : ''}`;
}
