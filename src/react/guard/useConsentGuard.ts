'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createConsentGuard, type ConsentGuard, type GuardState } from './createConsentGuard.ts';

export interface WatchedButton extends Pick<ConsentGuard, 'accepts'> {
  readonly state: GuardState;
  /** Which wait this is: another number each time that the button is armed. */
  readonly wait: number;
  /** For the button. */
  readonly ref: (button: HTMLElement | null) => void;
}

/**
 * Guards a confirm button.
 *
 * @param shown changes with whatever is shown beside the button; undefined while that is not complete
 */
export function useConsentGuard(shown: string | undefined): WatchedButton {
  const [guard] = useState(createConsentGuard);
  const [button, ref] = useState<HTMLElement | null>(null);
  const state = useSyncExternalStore(guard.subscribe, guard.getState, () => 'unseen' as const);
  useEffect(
    () => (shown === undefined || !button ? undefined : guard.watch(button)),
    [guard, shown, button],
  );
  const wait = useSyncExternalStore(guard.subscribe, guard.getWait, () => 0);
  return { state, wait, ref, accepts: guard.accepts };
}
