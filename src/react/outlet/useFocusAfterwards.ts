'use client';
import { useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

export interface FocusAfterwards {
  /** For an element that is always there. It takes focus if nothing else is left to take it. */
  readonly homeRef: RefObject<HTMLDivElement | null>;
  /** Call it as a panel is about to be removed. */
  readonly onLeave: () => void;
}

/**
 * Keeps focus where a panel was that is removed while focus is in it: on the panel that takes its place, or else on an
 * element that stays. On `body`, a person would have to start again at the top of the page.
 *
 * @param shown changes whenever a panel is removed
 */
export function useFocusAfterwards(shown: string): FocusAfterwards {
  const homeRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  useBrowserLayoutEffect(() => {
    const home = homeRef.current;
    if (!hadFocus.current || !home) return;
    hadFocus.current = false;
    if (document.activeElement !== document.body) return;
    const title = home.nextElementSibling?.querySelector<HTMLElement>(
      '[data-slot=elicitation-title]',
    );
    (title ?? home).focus();
  }, [shown]);

  return {
    homeRef,
    onLeave() {
      const root = homeRef.current?.getRootNode() as Document | ShadowRoot | undefined;
      hadFocus.current = !!root?.activeElement?.closest('[data-slot=elicitation]');
    },
  };
}
