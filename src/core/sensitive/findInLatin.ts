import { detectorOf } from './detectorOf.ts';
import { latinWords } from './latinWords.generated.ts';

/** Finds the same in a form of Latin letters as with all words, which are twice as many. */
export const findInLatin = detectorOf(latinWords);
