const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: blanks, zero-width characters, fillers. */
export const isBlank = (text: string): boolean => blank.test(text);

/** The first of the texts that shows something, or else the empty one. */
export const firstVisible = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && !isBlank(text)) ?? '';
