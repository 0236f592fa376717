'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { FormValues } from '../../core/index.ts';
import { useLatest } from '../dom/useLatest.ts';

/**
 * Hands over what has been entered when what holds it leaves: with its page, or before it.
 *
 * @param read what has been entered now; undefined where nothing is worth keeping
 * @returns to be called when that has changed for good: what left before is handed over anew
 */
export function useDraft(
  read: () => FormValues | undefined,
  onDraft: ((draft: FormValues | undefined) => void) | undefined,
): () => void {
  const latest = useLatest(() => onDraft?.(read()));
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    const keep = () => latest.current();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      hasLeft.current = true;
      keep();
    };
  }, [latest]);

  return useCallback(() => {
    if (hasLeft.current) latest.current();
  }, [latest]);
}
