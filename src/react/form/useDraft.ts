'use client';
import { useEffect } from 'react';
import type { FormValues } from '../../core/index.ts';
import { useLatest } from '../dom/useLatest.ts';

/**
 * Hands over what has been entered when what holds it leaves: with its page, or before it.
 *
 * @param read what has been entered now; undefined where nothing is worth keeping
 */
export function useDraft(
  read: () => FormValues | undefined,
  onDraft: ((draft: FormValues | undefined) => void) | undefined,
): void {
  const latest = useLatest(() => onDraft?.(read()));
  useEffect(() => {
    const keep = () => latest.current();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [latest]);
}
