/** Blanks, zero-width characters, fillers: nothing that shows. */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** What most texts have, told without the tables of the expression above. */
const plain = /[!-~]/;

const isVisible = (text: string) => plain.test(text) || !blank.test(text);

/** The text if it shows something, else the other if that does, or else the empty one. */
export function firstVisible(text: string | undefined, other = ''): string {
  if (text !== undefined && isVisible(text)) return text;
  return isVisible(other) ? other : '';
}
