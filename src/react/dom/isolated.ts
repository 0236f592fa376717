/** A text that does not reorder the sentence around it (U+2068 FIRST STRONG ISOLATE). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
