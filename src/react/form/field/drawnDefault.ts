import { shownLengths } from '../../../core/shownLengths.ts';
import { plainText } from '../../frame/plainText.ts';

/** How a server's suggestion is drawn, and how many characters of it are not. */
export type DrawnDefault = NonNullable<ReturnType<typeof drawnDefault>>;

/** Laying out more lines would freeze the page. */
const mostLines = 500;

/** A text without the blanks that push its end out of sight. Lines may begin with as many as they like, as in code. */
const withoutGaps = (text: string): string =>
  text
    .replace(/(?<=\S)(?:[^\S\n]{16,}|[\u2000-\u2003]{6,})(?=\S)/gu, ' … ')
    .replace(/\n(?:[^\S\n]*\n){5,}/g, '\n…\n');

/**
 * How to draw a default that cannot be drawn unchanged, because it is too long, hides or reorders letters, pushes them out of
 * sight, or stacks heaps of marks. Undefined for every other default.
 * @param isRow whether it is drawn in an input, which deletes line breaks that would be sent all the same
 */
export function drawnDefault(suggestion: string, isRow = false) {
  const most = isRow ? shownLengths.description : shownLengths.default;
  const lines = suggestion.slice(0, most).split('\n', mostLines).join('\n');
  const { shown, rest } = plainText(suggestion, lines.length);
  const text = withoutGaps(isRow ? shown.replaceAll('\n', '\ufffd') : shown);
  return text === suggestion ? undefined : { text, rest };
}
