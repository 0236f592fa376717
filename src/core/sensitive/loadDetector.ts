import { setDetector } from './formOf.ts';

/** Loads the vocabulary of secrets. It is large, so it is loaded only if a text has a trace of one. */
export async function loadDetector(): Promise<void> {
  const { findSensitivities } = await import('./findSensitivities.ts');
  setDetector(findSensitivities);
}
