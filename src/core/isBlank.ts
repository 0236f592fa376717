const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: blanks, zero-width characters, fillers. */
export const isBlank = (text: string): boolean => blank.test(text);
