import { spellHidden } from '../../url/index.ts';

/**
 * Makes a part of a URL fit for the middle of a sentence. The part is isolated, so that it does not reorder the sentence
 * (U+2068 FIRST STRONG ISOLATE). Each hidden character in it is spelled out, such as `U+202E`.
 */
export const isolate = (text: string): string => `\u2068${spellHidden(text)}\u2069`;
