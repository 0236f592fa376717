import { countCodePoints } from '../../core/countCodePoints.ts';
import { shownLengths } from '../../core/shownLengths.ts';

/** Characters that no text for people needs, and that can reorder, hide or cover the text around them. */
const deceptive = new RegExp(
  [
    // Bidi embeddings, overrides and isolates. A text could use them to close the isolate that we put around it.
    '[\\u202a-\\u202e\\u2066-\\u2069]',
    // Control characters, except tabs and line ends.
    '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]',
    // Invisible characters.
    '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]',
    '[\\u{e0000}-\\u{e001f}\\u{e0080}-\\u{e0fff}\\u{1d173}-\\u{1d17a}]',
    // Joiners after characters that never need them. Many scripts and emoji do need joiners.
    '(?<=[\\p{ASCII}\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])[\\u200c\\u200d]',
    '\\p{Surrogate}',
  ].join('|'),
  'gu',
);
/** A region's flag: its letters, and the sign that ends them (UTS #51, ED-14a). */
const regionFlag = /^\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}$/u;
/** Runs of tag characters: invisible letters that the flags of regions are made of. */
const tags = /(\u{1f3f4})?[\u{e0020}-\u{e007f}]+/gu;
const lineEnds = /\r\n?|[\u2028\u2029\u0085]/g;
/**
 * Heaps of more than four marks, even with invisible characters between them. No script stacks more, and a heap covers the
 * lines above it.
 */
const heaps =
  /((?:\p{M}[\p{Default_Ignorable_Code_Point}]*){4})[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** Printable ASCII, as in most texts. It cannot deceive, so the expressions above need not take milliseconds to compile. */
const harmless = /^[\n\x20-\x7e]*$/;

/**
 * A server's text, with U+FFFD in place of each deceptive character.
 * @param maxLength how many code units of it are shown at most
 * @returns what is shown, and how many characters are not
 */
export function plainText(text: string, maxLength: number): { shown: string; rest: number } {
  // The cut must not leave half of a surrogate pair.
  const end = text.codePointAt(maxLength - 1)! > 0xffff ? maxLength - 1 : maxLength;
  return {
    shown: withoutDeception(text.slice(0, end).replace(lineEnds, '\n')),
    rest: countCodePoints(text.slice(end)),
  };
}

/** A text with U+FFFD in place of each deceptive character, in which no more than four marks are stacked. */
export const withoutDeception = (text: string): string =>
  harmless.test(text)
    ? text
    : text
        .replace(tags, (run, flag = '') => (regionFlag.test(run) ? run : `${flag}\ufffd`))
        .replace(deceptive, '\ufffd')
        // Drawn as a blank, but no rule for blanks would find it.
        .replaceAll('\u2800', ' ')
        .replace(heaps, '$1');

/** Like `plainText`, but in a single line, for a label or an option. */
export function plainLine(text: string, maxLength: number = shownLengths.label): string {
  const { shown, rest } = plainText(text, maxLength);
  return `${shown.replace(/\s+/g, ' ')}${rest > 0 ? '…' : ''}`;
}
