/** Blanks, zero-width characters, fillers: nothing that shows. */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The first of the texts that shows something, or else the empty one. */
export const firstVisible = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && !blank.test(text)) ?? '';
