'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { ignoreRepeat } from '../dom/ignoreRepeat.ts';
import { createGuard, type ClickVerdict } from '../guard/createGuard.ts';
import type { Press, Presses } from '../guard/createPresses.ts';

/** How long Accept has to have been in plain sight of somebody who has entered nothing, in milliseconds. */
const delay = 500;

export interface Accept {
  /** A press came too soon, and nothing was sent. */
  readonly isTooSoon: boolean;
  getProps: () => ComponentPropsWithRef<'button'>;
  /** Something was typed, chosen or ticked: whoever does that has seen the form. */
  edited: () => void;
  /**
   * Whether the submit that is being handled is a person's: a press on Accept, or Enter in a field. Asked once for each.
   *
   * @returns undefined for a submit that nobody pressed; else sends, if the press did not come too soon
   */
  takePress: () => ((send: () => void) => void) | undefined;
}

/**
 * The button that sends a form, guarded as the one that opens a URL (TRUST-8): a form that appears under a click meant for
 * something else is not accepted by it. Who types or reads never meets that.
 *
 * @param isThere whether there is such a button: a guard looks at it all the time
 */
export function useAccept(presses: Presses, isThere = true): Accept {
  const [guard] = useState(() => createGuard({ delay, needsFocus: false, presses }));
  const isEdited = useRef(false);
  const verdict = useRef<ClickVerdict>(undefined);
  const [isTooSoon, setTooSoon] = useState(false);

  useEffect(() => {
    guard.restart(isThere);
    return () => guard.restart(false);
  }, [guard, isThere]);

  return {
    isTooSoon,
    getProps: () => ({
      type: 'submit',
      ref: guard.attach,
      onKeyDown: ignoreRepeat,
      onClick(event: MouseEvent<HTMLButtonElement>) {
        const { form } = event.currentTarget;
        // Enter in a field clicks the button that submits.
        const isOwn = (press: Press) =>
          press.startedIn(event.currentTarget) ||
          (press.key === 'Enter' && form !== null && press.startedIn(form));
        verdict.current = guard.judge(event, isOwn);
        if (verdict.current === 'foreign') event.preventDefault();
      },
    }),
    edited() {
      isEdited.current = true;
      setTooSoon(false);
    },
    takePress() {
      const taken = verdict.current;
      verdict.current = undefined;
      if (taken === undefined || taken === 'foreign') return undefined;
      return (send) => {
        if (taken === 'meant' || isEdited.current) send();
        else setTooSoon(true);
      };
    },
  };
}
