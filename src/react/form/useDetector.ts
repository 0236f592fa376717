'use client';
import { useEffect, useState } from 'react';
import type { ElicitFormRequest } from '../../core/index.ts';
import { loadDetector, needsDetector } from './sensitivityDetector.ts';

/** What a form has to wait for, before anybody types into it. */
export interface DetectorState {
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the vocabulary of what is secret where a form has a trace of it; others are ready at once. */
export function useDetector(request: ElicitFormRequest | undefined): DetectorState {
  const [tries, setTries] = useState(0);
  const [settled, setSettled] = useState<{ tries: number; hasFailed: boolean }>();
  const isNeeded = request !== undefined && needsDetector(request);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    loadDetector().then(
      () => isCurrent && setSettled({ tries, hasFailed: false }),
      () => isCurrent && setSettled({ tries, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, tries]);

  return {
    isReady: !isNeeded,
    hasFailed: isNeeded && settled?.tries === tries && settled.hasFailed,
    retry: () => setTries(tries + 1),
  };
}
