'use client';
import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent } from 'react';
import { focusedNear } from '../dom/focusedNear.ts';
import { isGuardOff } from '../guard/guardSwitch.ts';
import { isBeside } from '../dom/isBeside.ts';
import { isFromInputMethod } from '../dom/isFromInputMethod.ts';
import { keepFromPage } from './keepFromPage.ts';
import { keepInSight } from '../dom/keepInSight.ts';
import { listen } from '../dom/listen.ts';
import { markRoom } from './markRoom.ts';
import { viewOf } from '../dom/viewOf.ts';
import { report } from '../../queue/index.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/** How a person dismissed a dialog: Escape, a close button or gesture, or a click outside. */
export type DismissedBy = 'key' | 'button' | 'outside';

/** How far an arrow key scrolls, in pixels. */
const line = 40;
/** So long a press may have been meant for what was there before the dialog, in milliseconds. */
const strayTime = 500;
/** How often a dialog looks whether it can be seen, and was moved, in milliseconds. */
const lookInterval = 200;
const unseen =
  'The dialog of an elicitation is in a part of the page that is not rendered. It opens once that part is.';
/** The presses of Escape that a dialog has claimed before the page's own layers saw them. */
const claimed = new WeakSet<Event>();

/**
 * Shows a native `<dialog>` modally for as long as it is mounted and its part of the page is rendered. Every gesture that
 * would dismiss it is reported to `onDismiss`, and the caller decides.
 *
 * @returns props for the dialog
 */
export function useModalDialog(
  onDismiss: (by: DismissedBy) => void,
): ComponentPropsWithRef<'dialog'> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  /** Undefined while it is not mounted. */
  const isShown = useRef<boolean>(undefined);
  const isReported = useRef(false);
  const strayUntil = useRef(-Infinity);
  const isStray = () => performance.now() < strayUntil.current && !isGuardOff();

  useBrowserLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // The dialog itself: screen readers then read its name and its description once. Of a focused heading Orca says nothing.
    let focused: HTMLElement = dialog;
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
      const taker = focused;
      strayUntil.current = performance.now() + strayTime;
      dialog.showModal();
      isModal = dialog.matches(':modal');
      taker.focus();
    };
    const lookAgain = () => {
      look();
      markRoom(dialog);
    };
    lookAgain();
    const looking = setInterval(lookAgain, lookInterval);
    const ends = [
      listen(dialog, { focusin: ({ target }) => (focused = target as HTMLElement) }),
      listen(viewOf(dialog), {
        resize() {
          markRoom(dialog);
          if (focused !== dialog) keepInSight(focused);
        },
      }),
      // Radix would close the host's dialog below this one, and prevent the event.
      listen(
        viewOf(dialog),
        {
          keydown: (event) => event.key === 'Escape' && isOverLayer(dialog, event) && claim(event),
        },
        { capture: true },
      ),
    ];
    // Only a dialog that is closed before it is removed returns focus to where it was.
    return () => {
      clearInterval(looking);
      for (const end of ends) end();
      isShown.current = undefined;
      dialog.close();
    };
  }, []);

  return {
    ref: dialogRef,
    onKeyDown(event) {
      scrollBody(event);
      const { key, defaultPrevented, nativeEvent } = event;
      if (key !== 'Escape' || (defaultPrevented && !claimed.has(nativeEvent))) return;
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
    onCancel(event) {
      event.preventDefault();
      onDismiss('button');
    },
    onClose(event) {
      const dialog = event.currentTarget;
      // React keeps a dialog that it hides (`Activity`, `Suspense`) in the document.
      if (dialog.open || !isShown.current) return;
      dialog.showModal();
      onDismiss('button');
    },
    onPointerDown(event) {
      if (isOverLayer(event.currentTarget, event.nativeEvent)) keepFromPage(event);
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

/**
 * Whether an event in a dialog would close a dialog of Radix below it. If something of the host's is open in the dialog, such as
 * a list or a calendar, the event is meant for that.
 */
function isOverLayer(dialog: Element, event: Event): boolean {
  const path = event.composedPath() as readonly Partial<Element>[];
  return (
    path.find((target) => target.matches?.('dialog, [popover]')) === dialog &&
    !dialog.querySelector('[aria-expanded=true]') &&
    [...dialog.ownerDocument.querySelectorAll('[role$=dialog][data-state=open]')].some(
      (layer) => !dialog.contains(layer),
    )
  );
}

/** Prevents what others would do with a press of Escape. Who handles it inside the dialog may still say so. */
function claim(event: globalThis.KeyboardEvent): void {
  event.preventDefault();
  claimed.add(event);
  event.preventDefault = () => claimed.delete(event);
}

/**
 * Scrolls the dialog's body by the keys that scroll a page. The browser does that only while focus is in the body, and a text
 * without controls has nothing in it that takes focus.
 */
function scrollBody(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: dialog } = event;
  const target = event.target as Element;
  const body = dialog.querySelector('[data-slot=elicitation-body]');
  const isFree = target === dialog || target.matches('button, [data-slot=elicitation-title]');
  if (!body || body.contains(target) || !isFree || event.defaultPrevented) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { clientHeight, scrollHeight } = body;
  // In a low window, and without our stylesheet, the dialog itself scrolls.
  const { overflowY } = viewOf(body).getComputedStyle(body);
  if (!/auto|scroll/.test(overflowY) || scrollHeight <= clientHeight) return;
  const distances: Readonly<Record<string, number>> = {
    ArrowDown: line,
    ArrowUp: -line,
    PageDown: clientHeight * 0.9,
    PageUp: -clientHeight * 0.9,
    End: scrollHeight,
    Home: -scrollHeight,
  };
  const distance = distances[key];
  if (distance === undefined) return;
  event.preventDefault();
  body.scrollTop += distance;
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
