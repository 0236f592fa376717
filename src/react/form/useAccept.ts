'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { ignoreRepeat } from '../dom/ignoreRepeat.ts';
import { createGuard } from '../guard/createGuard.ts';
import type { Press, Presses } from '../guard/createPresses.ts';

/**
 * How long Accept has to have been in plain sight, in milliseconds. A person who has entered something need not wait, but
 * where something else was until the page moved it a moment ago.
 */
const delay = 500;

/** Calls `send`, unless the press came too soon. */
export type WhenMeant = (send: () => void) => void;

/**
 * The button that sends a form, guarded like the button that opens a URL (TRUST-8). A form may appear under a click that
 * was meant for something else, and that click must not accept it. A person who reads or types never notices the guard.
 * @param onPress takes a person's press on the button, or Enter in a field
 * @param isThere whether the form has such a button. Without one, the guard does not run
 */
export function useAccept(
  presses: Presses,
  onPress: (whenMeant: WhenMeant) => void,
  isThere = true,
) {
  const [guard] = useState(() => createGuard({ delay, needsFocus: false, presses }));
  const isEdited = useRef(false);
  const [isTooSoon, setTooSoon] = useState(false);

  useEffect(() => {
    guard.restart(isThere);
    return () => guard.restart(false);
  }, [guard, isThere]);

  return {
    /** A press came too soon, and nothing was sent. */
    isTooSoon,
    getProps: (): ComponentPropsWithRef<'button'> => ({
      type: 'submit',
      ref: guard.attach,
      onKeyDown: ignoreRepeat,
      onClick(event: MouseEvent<HTMLButtonElement>) {
        // A host's own button may hold the answer back.
        if (event.defaultPrevented) return;
        // The browser's own submission reaches nobody from a form within a form, or from a sandbox that forbids forms.
        event.preventDefault();
        const { form } = event.currentTarget;
        // Enter in a field makes the browser click the submit button.
        const isOwn = (press: Press) =>
          press.startedIn(event.currentTarget) ||
          (press.key === 'Enter' && form !== null && press.startedIn(form));
        const verdict = guard.judge(event, isOwn);
        if (verdict === 'foreign') return;
        onPress((send) => {
          const isMeant = verdict === 'meant' || (verdict === 'early' && isEdited.current);
          setTooSoon(!isMeant);
          if (isMeant) send();
        });
      },
    }),
    /** Records that the person typed, chose or ticked something. A person who does that has seen the form. */
    edited() {
      isEdited.current = true;
      setTooSoon(false);
    },
  };
}
