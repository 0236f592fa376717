'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createConsentGuard, type ConsentGuard } from './createConsentGuard.ts';

/**
 * Guards a confirm button.
 *
 * @param shown changes with whatever is shown beside the button; undefined while that is not complete
 * @param button the button, once it is there
 */
export function useConsentGuard(
  shown: string | undefined,
  button: HTMLElement | null,
): ConsentGuard & { readonly isReady: boolean } {
  const [guard] = useState(createConsentGuard);
  const isReady = useSyncExternalStore(guard.subscribe, guard.isArmed, () => false);
  useEffect(() => (shown === undefined ? undefined : guard.watch(button)), [guard, shown, button]);
  return { ...guard, isReady };
}
