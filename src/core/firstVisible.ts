const blank = /^[\p{space}\p{DI}\u2800]*$/u;
/** Nearly every visible text has one of these, and the test needs no Unicode tables. */
const plain = /[!-~]/;

const isVisible = (text: string) => plain.test(text) || !blank.test(text);

/** The first of the two texts that has a visible character, or else the empty string. */
export function firstVisible(text: string | undefined, other = ''): string {
  if (text !== undefined && isVisible(text)) return text;
  return isVisible(other) ? other : '';
}
