'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { FormValues } from '../../core/index.ts';
import { useLatest } from '../dom/useLatest.ts';

/**
 * Hands the entered answers to `onDraft` when the form unmounts, or when its page is left.
 *
 * @param read returns the answers entered so far; undefined if there is nothing to keep
 * @returns a function to call when the request is settled. If the form has unmounted by then, it hands the draft over again
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
