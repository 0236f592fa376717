import { detectorOf } from './detectorOf.ts';
import { words } from './words.generated.ts';

/** Finds secrets in every script. */
export const findSensitivities = detectorOf(words);
