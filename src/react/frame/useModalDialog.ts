'use client';
import { useRef, type ComponentPropsWithRef, type PointerEvent } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';
import { isGuardOff } from '../guard/guardSwitch.ts';
import { isBeside } from '../dom/isBeside.ts';
import { isFromInputMethod } from '../dom/isFromInputMethod.ts';
import { keepInSight } from '../dom/keepInSight.ts';
import { listen } from '../dom/listen.ts';
import { onLook } from '../dom/onLook.ts';
import { markRoom } from './markRoom.ts';
import { scrollBody } from './scrollBody.ts';
import { viewOf } from '../dom/viewOf.ts';
import { report } from '../../queue/index.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/** How a person dismissed a dialog: Escape, a close button or gesture, or a click outside. */
export type DismissedBy = 'key' | 'button' | 'outside';

/** So long a press may have been meant for what was there before the dialog, in milliseconds. */
const strayTime = 500;
const failed = '[data-slot=elicitation-send-failed]';
const unseen =
  'The dialog of an elicitation is in a part of the page that is not rendered. It opens once that part is.';

/**
 * Shows a native `<dialog>` modally for as long as it is mounted and its part of the page is rendered. Every gesture that
 * would dismiss it is reported to `onDismiss`, and the caller decides.
 * @returns props for the dialog
 */
export function useModalDialog(
  onDismiss: (by: DismissedBy) => void,
): ComponentPropsWithRef<'dialog'> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);
  const pressedOutside = useRef(false);
  const isShown = useRef<boolean>(undefined);
  const isReported = useRef(false);
  const strayUntil = useRef(-Infinity);
  const isStray = () => performance.now() < strayUntil.current && !isGuardOff();

  useBrowserLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // The dialog itself: screen readers then read its name and its description once. Of a focused heading Orca says nothing.
    // If a host hides the dialog for a moment (`Suspense`), this runs again, and what had focus is known already.
    focused.current ??= dialog;
    let isModal = false;
    let looksUnseen = 0;
    const look = () => {
      // A window that was closed shows nothing.
      if (!dialog.ownerDocument.defaultView) return;
      const isSeen = canBeSeen(dialog);
      // Once, and not at the first look: a host may draw its page in several steps.
      looksUnseen = isSeen ? 0 : looksUnseen + 1;
      if (looksUnseen === 2 && !isReported.current) {
        isReported.current = true;
        report(new Error(unseen));
      }
      // A dialog that a host moves in the document stays open, but is no longer modal.
      const isMoved = isModal && dialog.open && !dialog.matches(':modal');
      if (isSeen === isShown.current && !isMoved) return;
      isShown.current = isSeen;
      if (dialog.open) dialog.close();
      if (!isSeen) return;
      const taker = dialog.contains(focused.current) ? focused.current! : dialog;
      strayUntil.current = performance.now() + strayTime;
      dialog.showModal();
      isModal = dialog.matches(':modal');
      taker.focus();
    };
    const keepFocusInSight = () => {
      const { current } = focused;
      const told = dialog.querySelector<HTMLElement>(failed);
      const isBeside = told?.parentElement!.contains(current);
      if (current !== dialog) keepInSight(current!, isBeside ? told : null);
    };
    const lookAgain = () => {
      look();
      // What scrolls now has not been scrolled yet, so what has focus may be out of sight.
      if (markRoom(dialog)) keepFocusInSight();
    };
    const ends = [
      listen(dialog, {
        focusin({ target }) {
          focused.current = target as HTMLElement;
        },
      }),
      listen(viewOf(dialog), {
        resize() {
          markRoom(dialog);
          keepFocusInSight();
        },
      }),
    ];
    lookAgain();
    const endLooking = onLook(viewOf(dialog), lookAgain);
    // Only a dialog that is closed before it is removed returns focus to where it was.
    return () => {
      endLooking();
      for (const end of ends) end();
      isShown.current = undefined;
      dialog.close();
    };
  }, []);

  return {
    ref: dialogRef,
    onKeyDown(event) {
      scrollBody(event);
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Prevented even while composing: Chromium lets a page refuse to close a dialog only once in a row.
      event.preventDefault();
      event.stopPropagation();
      // A key that is still held down was meant for what was there before the dialog.
      if (!isFromInputMethod(event) && !event.repeat && !isStray()) onDismiss('key');
    },
    // Who types has seen the dialog.
    onInput() {
      strayUntil.current = -Infinity;
    },
    // React hands these two to a dialog of the host's around ours, and that of a part of ours to us. Browsers do not.
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.stopPropagation();
      event.preventDefault();
      onDismiss('button');
    },
    onClose(event) {
      event.stopPropagation();
      const dialog = event.currentTarget;
      // React keeps a dialog that it hides (`Activity`, `Suspense`) in the document.
      if (dialog.open || !isShown.current) return;
      dialog.showModal();
      onDismiss('button');
    },
    onPointerDown(event) {
      pressedOutside.current = isBeside(event) && !isStray() && !putsKeyboardAway(event);
    },
    onClick(event) {
      // The press has to begin outside too: dragging a selection out of the dialog must not dismiss it. The second click of a
      // double click was meant for what was there before.
      const isMeant = pressedOutside.current && event.detail < 2;
      if (isMeant && isBeside(event)) onDismiss('outside');
      pressedOutside.current = false;
    },
  };
}

/** Whether a dialog is seen, or would be if it were open. In a part of the page that is not rendered, it would block the page. */
function canBeSeen(dialog: HTMLDialogElement): boolean {
  const box = dialog.open ? dialog : boxAround(dialog);
  if (!box || box.matches('details:not([open])')) return false;
  // jsdom has no such method.
  return box.checkVisibility?.() ?? true;
}

/** The nearest element around another one that may have a box. */
function boxAround(element: Element): Element | undefined {
  const parent = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  const hasNoBox = parent && viewOf(parent).getComputedStyle(parent).display === 'contents';
  return hasNoBox ? boxAround(parent) : parent;
}

/** Whether a press takes focus from a text: on a phone, that is how to put the keyboard away. */
const putsKeyboardAway = ({ pointerType, currentTarget }: PointerEvent): boolean =>
  pointerType === 'touch' && !!focusedNear(currentTarget)?.matches(':read-write');
