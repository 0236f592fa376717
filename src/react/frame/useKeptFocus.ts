'use client';
import { useRef, type FocusEvent, type RefObject } from 'react';
import type { ElicitResult } from '../../protocol/index.ts';
import { after } from '../../queue/index.ts';
import { focusedNear } from '../dom/focusedNear.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/**
 * Keeps focus in a panel. If the focused control is removed because the panel's content is replaced, the heading
 * takes focus, or what says how the request ended. If a field is disabled while an answer is sent, the button of that answer
 * does, so that Enter sends no other one.
 * @param content a value that changes when the panel's content is replaced
 * @param sending the answer that is being sent
 * @returns a ref for the heading, and props for the panel
 */
export function useKeptFocus(
  content: string,
  outcomeRef: RefObject<HTMLElement | null> | undefined,
  sending: ElicitResult['action'] | undefined,
) {
  const catchRef = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);

  useBrowserLayoutEffect(() => {
    const heading = catchRef.current;
    if (!heading || !hadFocus.current) return;
    const focused = focusedNear(heading);
    // Chromium takes focus from a field as it is disabled, the others later.
    if (focused && !focused.matches(':disabled')) return;
    const button = `[data-slot=elicitation-${sending}]`;
    const panel = heading.closest('[data-slot=elicitation]');
    (outcomeRef?.current ?? panel?.querySelector<HTMLElement>(button) ?? heading).focus();
  }, [content, outcomeRef, sending]);

  return {
    catchRef,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
      if (relatedTarget !== null) {
        hadFocus.current = currentTarget.contains(relatedTarget);
        return;
      }
      // No element took focus: the control was removed, the window lost focus, or the person clicked elsewhere.
      after(0, () => {
        const hasLeft = target.ownerDocument.hasFocus() && !focusedNear(target);
        if (!target.isConnected || !hasLeft) return;
        // A host's own button may be disabled while it sends.
        if (target.matches(':disabled')) catchRef.current?.focus();
        else hadFocus.current = false;
      });
    },
  };
}
