/** Blanks, zero-width characters, fillers: nothing that shows. */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Letters and digits that most texts have, told without the tables of the expression above. */
const plain = /[!-~]/;

/** The first of the texts that shows something, or else the empty one. */
export const firstVisible = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && (plain.test(text) || !blank.test(text))) ?? '';
