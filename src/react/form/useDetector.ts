'use client';
import type { ElicitFormRequest } from '../../core/index.ts';
import { useIsHydrating } from '../dom/useIsHydrating.ts';
import { lazily } from '../request/lazily.ts';
import { useLoaded } from '../request/useLoaded.ts';
import { isSuspect, needsDetector } from '../../core/sensitive/formOf.ts';
import { loadDetector } from '../../core/sensitive/loadDetector.ts';

/** The vocabulary that finds requests for secrets. */
export const lazyDetector = lazily(async () => {
  await loadDetector();
  return true;
});

/** Loads the vocabulary that finds requests for secrets, if a form has a trace of one. Other forms are ready at once. */
export function useDetector(request: ElicitFormRequest) {
  // The server and the page that hydrates draw the same, whichever of them has loaded it.
  const isNeeded = useIsHydrating() ? isSuspect(request) : needsDetector(request);
  const { hasFailed, retry } = useLoaded(lazyDetector, isNeeded);
  return { isReady: !isNeeded, hasFailed, retry };
}
