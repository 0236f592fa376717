'use client';
import type { ElicitFormRequest } from '../../core/index.ts';
import { useIsHydrating } from '../dom/useIsHydrating.ts';
import { lazily } from '../request/lazily.ts';
import { useLoaded } from '../request/useLoaded.ts';
import { needsDetector, wordsOf } from '../../core/sensitive/formOf.ts';
import { loadDetector } from '../../core/sensitive/loadDetector.ts';

const detectors = ([0, 1, 2] as const).map((words) => lazily(() => loadDetector(words)));

/** The words that find secrets in a form. */
export const detectorFor = (request: ElicitFormRequest) => detectors[wordsOf(request)]!;

/** Loads the words that find secrets, if a form has a trace of one. Other forms are ready at once. */
export function useDetector(request: ElicitFormRequest) {
  // The server and the page that hydrates draw the same, whichever of them has loaded it.
  const isNeeded = useIsHydrating() ? wordsOf(request) > 0 : needsDetector(request);
  return useLoaded(detectorFor(request), isNeeded);
}
