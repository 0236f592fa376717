import { setDetector } from './formOf.ts';
import type { Words } from './trace.ts';

/** Loads words that find secrets. They are many, so they come with the first form that needs them. */
export async function loadDetector(words: Words): Promise<Words> {
  if (words > 1) setDetector((await import('./findSensitivities.ts')).findSensitivities, words);
  else setDetector((await import('./findInLatin.ts')).findInLatin, words);
  return words;
}
