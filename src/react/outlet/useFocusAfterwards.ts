'use client';
import type { RefObject } from 'react';
import { after } from '../../queue/index.ts';
import { focusedNear } from '../dom/focusedNear.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/**
 * Keeps focus where a panel was that is removed while focus is in it: on the panel that takes its place, or else on an
 * element that stays. On `body`, a person would have to start again at the top of the page.
 * @param homeRef the element that stays, before or around the panel
 */
export function useFocusAfterwards(homeRef: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const home = homeRef.current;
    // As a suspended boundary is shown again, a note's effects run before the ref of the element around it is set.
    if (!home) return undefined;
    const rootOf = () => home.getRootNode() as Document | ShadowRoot;
    const focusNext = () => {
      // In a conversation, its receipt stands before it.
      const isInSlot = home.parentElement?.matches('[data-slot=elicitation-slot]');
      const next = home.nextElementSibling ?? (isInSlot ? home.previousElementSibling : undefined);
      const find = (slot: string) => next?.querySelector<HTMLElement>(`[data-slot=${slot}]`);
      (find('elicitation-silenced') ?? find('elicitation-title') ?? home).focus();
    };
    // The last panel went before this one was loaded.
    if (rootOf().activeElement === home) focusNext();
    // It runs while the panel is still in the document.
    return () => {
      if (!rootOf().activeElement?.closest('[data-slot=elicitation]')) return;
      after(0, () => focusedNear(home) || focusNext());
    };
  }, [homeRef]);
}
