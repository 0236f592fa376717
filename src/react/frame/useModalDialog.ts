'use client';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type RefObject } from 'react';
import { isFromInputMethod } from '../dom/isFromInputMethod.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/** How a person dismissed a dialog: Escape, a close button or gesture, or a click outside. */
export type DismissedBy = 'key' | 'button' | 'outside';

/**
 * Shows a native `<dialog>` modally for as long as it is mounted. Nothing closes it but unmounting: every
 * way of dismissal is reported, and the caller decides.
 *
 * @param initialFocusRef what has focus when the dialog opens
 * @returns props for the dialog
 */
export function useModalDialog(
  initialFocusRef: RefObject<HTMLElement | null>,
  onDismiss: (by: DismissedBy) => void,
): ComponentPropsWithRef<'dialog'> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useBrowserLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    initialFocusRef.current?.focus();
    // Closing before removal is what returns focus to where it was.
    return () => dialog.close();
  }, [initialFocusRef]);

  return {
    ref: dialogRef,
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Prevented even while composing: Chromium closes a dialog at the second unanswered request.
      event.preventDefault();
      event.stopPropagation();
      // Held down, it was meant for what stood there before.
      if (!isFromInputMethod(event) && !event.repeat) onDismiss('key');
    },
    onCancel(event) {
      event.preventDefault();
      onDismiss('button');
    },
    onClose(event) {
      const dialog = event.currentTarget;
      if (dialog.open || !dialog.isConnected) return;
      dialog.showModal();
      onDismiss('button');
    },
    onPointerDown(event) {
      pressedOutside.current = isOutside(event);
    },
    onClick(event) {
      // Both ends of the click: a selection dragged out of the dialog is no dismissal.
      if (pressedOutside.current && isOutside(event)) onDismiss('outside');
      pressedOutside.current = false;
    },
  };
}

/** The backdrop is the dialog itself, beyond its box. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX, clientY } = event;
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
