'use client';
import { useEffect, useState, type RefObject } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';
import { listen } from '../dom/listen.ts';
import { onLook } from '../dom/onLook.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { viewOf } from '../dom/viewOf.ts';
import { lazyPanels } from './lazyPanels.ts';

/** How long after a key press a person is taken to be typing, in milliseconds. */
const typingFor = 1000;
/** After this long without a key press, with focus outside an editor, a person is taken to be free, in milliseconds. */
const idleAfter = 3000;
/** How long a press counts without any sign of it, in milliseconds: its release may be lost. */
const longestPress = 60_000;
/** How long the click of a tap may take to come, and a drag or a held Enter to tell of itself again, in milliseconds. */
const longestSilence = 600;

/** Enter and Space may press a button, or scroll the page. */
const mayPress = (key: string) => key === 'Enter' || key === ' ';

/**
 * Whether the dialog of a request may be open. If the person is typing elsewhere, a note has to tell them first.
 * @param homeRef an element that is always drawn where requests are
 * @param requestId the request that asks, if there is one
 * @param isModal whether it is shown in a dialog. Otherwise it takes no focus, and may always be there
 */
export function useInterruption(
  homeRef: RefObject<Element | null>,
  requestId: string | undefined,
  isModal: boolean,
): { isOpen: boolean; open: () => void } {
  const [openId, setOpenId] = useState<string>();
  const [interruption] = useState(() => createInterruption(homeRef, setOpenId));
  useEffect(() => interruption.watch(), [interruption]);
  useBrowserLayoutEffect(() => interruption.present(requestId), [interruption, requestId]);
  return {
    isOpen: !isModal || openId === requestId,
    open: () => requestId !== undefined && interruption.open(requestId),
  };
}

/**
 * Decides when a modal dialog may take focus from a person who may be typing (TRUST-7).
 * @param homeRef an element in the window that requests are drawn in
 * @param onOpen takes the request whose dialog may be open
 */
function createInterruption(
  homeRef: RefObject<Element | null>,
  onOpen: (requestId: string | undefined) => void,
) {
  let openId: string | undefined;
  let keyAt = -Infinity;
  /** While something is pressed, a dialog would take the click, the selection or the drop from the page. */
  let pressedUntil = 0;
  /** What had focus before the note's button. */
  let former: HTMLElement | undefined;
  let endLooking = () => {};

  function open(requestId: string | undefined): void {
    endLooking();
    openId = requestId;
    onOpen(requestId);
  }

  function remember(): void {
    const home = homeRef.current;
    const focused = home && focusedNear(home);
    if (focused && !home.contains(focused)) former = focused;
  }

  // While a boundary around it is suspended, the element is gone, and nothing may open.
  // Nothing opens before the panels are loaded either.
  const isBusy = () => !homeRef.current || lazyPanels.getLoaded()?.isEditing(homeRef.current);
  const isFree = (quiet: number) => {
    const now = performance.now();
    return now - keyAt >= quiet && now >= pressedUntil && !isBusy();
  };

  function hold(time: number): void {
    pressedUntil = time && performance.now() + time;
  }

  return {
    /** Listens for key presses. Returns a function that stops it. */
    watch() {
      const keydown = (event: KeyboardEvent) => {
        const { key } = event;
        const [target] = event.composedPath() as Partial<Element>[];
        // Who answers a dialog of ours is not typing elsewhere.
        if (target?.closest?.('dialog[data-slot=elicitation]')) return;
        if (!mayPress(key) || isBusy()) keyAt = performance.now();
        // Space clicks only as it comes up, and not everybody's keys repeat.
        else hold(key === ' ' ? longestPress : longestSilence);
        if (former) remember();
      };
      const track = ({ buttons }: Event & { buttons?: number }) => hold(buttons ? longestPress : 0);
      const wait = () => hold(longestSilence);
      const handlers = {
        keydown,
        keyup: ({ key }: KeyboardEvent) => {
          if (mayPress(key)) hold(0);
        },
        pointerdown: track,
        // It tells of a release that was lost.
        pointermove: track,
        pointerup: wait,
        pointercancel: wait,
        // Without a count it is a script's or a key's, and the mouse may still be down.
        click: (event: MouseEvent) => {
          if (event.detail > 0) track(event);
        },
        dragover: wait,
      };
      const end = listen(viewOf(homeRef.current!), handlers, { capture: true });
      return () => {
        end();
        endLooking();
      };
    },
    present(requestId: string | undefined) {
      endLooking();
      former = undefined;
      // A person who has just answered another dialog is not typing elsewhere.
      const isHere = openId !== undefined;
      if (requestId === undefined || isHere || isFree(typingFor)) {
        open(requestId);
        return;
      }
      remember();
      // A suspended outlet has no element, but is in the window that it was in.
      endLooking = onLook(homeRef.current ? viewOf(homeRef.current) : window, () => {
        if (isFree(idleAfter)) open(requestId);
      });
    },
    /** Opens the dialog of a request at once, because the person wants to see it. */
    open(requestId: string) {
      // A dialog returns focus to where it was: to the text, and not to the note's button, which goes.
      if (former?.isConnected) former.focus({ preventScroll: true });
      former = undefined;
      open(requestId);
    },
  };
}
