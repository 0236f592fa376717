/** A text that shows nothing: only blanks, zero-width characters and fillers. */
const blank = /^[\p{space}\p{DI}\u2800]*$/u;
/** Nearly every visible text has one of these. The test is quick, since it needs no Unicode tables. */
const plain = /[!-~]/;

const isVisible = (text: string) => plain.test(text) || !blank.test(text);

/** The first of the two texts that has a visible character. The empty string if none has. */
export function firstVisible(text: string | undefined, other = ''): string {
  if (text !== undefined && isVisible(text)) return text;
  return isVisible(other) ? other : '';
}
