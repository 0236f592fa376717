'use client';
import type { RefObject } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/**
 * Keeps focus where a panel was that is removed while focus is in it: on the panel that takes its place, or else on an
 * element that stays. On `body`, a person would have to start again at the top of the page.
 *
 * @param homeRef the element that stays, before the panel
 */
export function useFocusAfterwards(homeRef: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(
    // It runs while the panel is still in the document.
    () => () => {
      const home = homeRef.current;
      const root = home?.getRootNode() as Document | ShadowRoot | undefined;
      if (!root?.activeElement?.closest('[data-slot=elicitation]')) return;
      setTimeout(() => {
        if (focusedNear(home!)) return;
        const next = home!.nextElementSibling;
        const find = (slot: string) => next?.querySelector<HTMLElement>(`[data-slot=${slot}]`);
        (find('elicitation-silenced') ?? find('elicitation-title') ?? home!).focus();
      });
    },
    [homeRef],
  );
}
