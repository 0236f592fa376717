'use client';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { useLatest } from '../dom/useLatest.ts';

/** Calls back as a component is about to be removed, while its elements still have focus. */
export function useLeaving(onLeave: () => void): void {
  const latest = useLatest(onLeave);
  useBrowserLayoutEffect(() => () => latest.current(), [latest]);
}
