'use client';
import { useCallback, useContext, useEffect, useRef } from 'react';
import type { FormValues } from '../../core/index.ts';
import { listen } from '../dom/listen.ts';
import { useLatest } from '../dom/useLatest.ts';
import { DraftKeepersContext } from '../request/DraftKeepersContext.ts';

/**
 * Hands the entered answers to `onDraft` when the request is withdrawn, when the form unmounts or another takes its place,
 * and when its page is left or hidden: a phone may drop a hidden page without a word.
 *
 * @param read returns the answers entered so far; undefined if there is nothing to keep
 * @returns a function to call when the request is settled. If the form has unmounted by then, it hands the draft over again
 */
export function useDraft(
  read: () => FormValues | undefined,
  onDraft: ((draft: FormValues | undefined) => void) | undefined,
  signal: AbortSignal | undefined,
): () => void {
  const latest = useLatest(() => onDraft?.(read()));
  const hasLeft = useRef(false);
  const keepers = useContext(DraftKeepersContext);
  useEffect(() => {
    hasLeft.current = false;
    const keep = () => latest.current();
    keepers?.add(keep);
    const isKept = () => document.visibilityState === 'hidden' && keep();
    const end = listen(window, { pagehide: keep, visibilitychange: isKept });
    signal?.addEventListener('abort', keep);
    return () => {
      keepers?.delete(keep);
      end();
      signal?.removeEventListener('abort', keep);
      hasLeft.current = true;
      keep();
    };
  }, [latest, keepers, signal]);

  return useCallback(() => {
    if (hasLeft.current) latest.current();
  }, [latest]);
}
