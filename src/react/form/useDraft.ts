'use client';
import { useRef } from 'react';
import type { FormValues } from '../../core/index.ts';
import { listen } from '../dom/listen.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { useLatest } from '../dom/useLatest.ts';

/**
 * Hands the entered answers to `onDraft` when the request is withdrawn, when the form unmounts or another takes its place,
 * and when its page is left or hidden: a phone may drop a hidden page without a word.
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
  // A layout effect, so that the draft is handed over before the form that takes this one's place can be used.
  useBrowserLayoutEffect(() => {
    hasLeft.current = false;
    const keep = () => latest.current();
    const isKept = () => document.visibilityState === 'hidden' && keep();
    const end = listen(window, { pagehide: keep, visibilitychange: isKept });
    signal?.addEventListener('abort', keep);
    return () => {
      end();
      signal?.removeEventListener('abort', keep);
      hasLeft.current = true;
      keep();
    };
  }, [latest, signal]);

  return () => {
    if (hasLeft.current) latest.current();
  };
}
