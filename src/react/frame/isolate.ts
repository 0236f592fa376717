import { spellHidden } from '../../url/index.ts';

/** What came with a URL, with each hidden character spelled as `U+202E`. */
export const spell = spellHidden;

/** The same for the middle of a sentence, which it must not reorder (U+2068 FIRST STRONG ISOLATE). */
export const isolate = (text: string): string => `\u2068${spellHidden(text)}\u2069`;
