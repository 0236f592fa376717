import { spellHidden } from '../../url/index.ts';

/**
 * A part of a URL for the middle of a sentence, which it must not reorder (U+2068 FIRST STRONG ISOLATE), with each
 * hidden character spelled as `U+202E`.
 */
export const isolate = (text: string): string => `\u2068${spellHidden(text)}\u2069`;
