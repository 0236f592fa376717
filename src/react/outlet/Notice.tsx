'use client';
import { useRef } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import { focusedNear } from '../dom/focusedNear.ts';
import { onLook } from '../dom/onLook.ts';
import { slot } from '../dom/slot.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { viewOf } from '../dom/viewOf.ts';
import { withServerName } from '../frame/withServerName.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { useMessages } from '../settings/useMessages.ts';
import { buttonProps } from '../settings/buttonProps.ts';

/** Between the note and the edges of what is seen, at least, in pixels. */
const room = 8;

interface NoticeProps {
  server: ElicitationServer;
  onReview: () => void;
}

/**
 * A request that waits until a person has time for it.
 * @selector `[data-slot='elicitation-notice-text']` the note that a server asks, while the person is typing elsewhere
 * @selector `[data-slot='elicitation-review']` the button that opens the request's dialog
 * @selector `[data-slot='elicitation'][data-side]` where the note stands: `start` or `end` of the window
 */
export function Notice({ server, onReview }: NoticeProps) {
  const { Button } = useComponents();
  const say = useMessages();
  const noteRef = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    const note = noteRef.current!;
    placeInSight(note);
    return onLook(viewOf(note), () => placeInSight(note));
  }, []);
  return (
    <div
      ref={noteRef}
      data-slot="elicitation"
      data-presentation="notice"
      data-side="end"
      data-color-scheme={useElicitationSettings().colorScheme}
    >
      <p dir="auto" {...slot('notice-text said')}>
        {withServerName(say('asks'), server.name)}
      </p>
      <div {...slot('actions')}>
        <Button {...buttonProps('primary', 'review', onReview)}>{say('review')}</Button>
      </div>
    </div>
  );
}

/**
 * Places a note where it does not cover what has focus. Two fingers and a phone's keyboard leave only a part of the
 * window in sight, and the note is moved into that.
 */
function placeInSight(note: HTMLElement): void {
  const view = viewOf(note);
  // jsdom has none.
  if (!view.visualViewport) return;
  const { offsetLeft, offsetTop, width, height, scale } = view.visualViewport;
  const focused = focusedNear(note);
  // Where a press gives a button no focus, as in Safari, what is around the note takes it, and the note is pressed.
  if (focused && !note.contains(focused) && !focused.contains(note)) {
    const { top, bottom } = focused.getBoundingClientRect();
    note.dataset.side = top + bottom > 2 * offsetTop + height ? 'start' : 'end';
  }
  note.style.maxWidth = '';
  note.style.transform = '';
  // A host may have the note in its page's flow.
  const isCut = scale > 1 || Math.ceil(height) < view.innerHeight;
  if (!isCut || view.getComputedStyle(note).position !== 'fixed') return;
  note.style.maxWidth = `${width - 2 * room}px`;
  const box = note.getBoundingClientRect();
  const into = (at: number, size: number, start: number, length: number) =>
    Math.max(start + room, Math.min(at, start + length - room - size)) - at;
  const x = into(box.left, box.width, offsetLeft, width);
  const y = into(box.top, box.height, offsetTop, height);
  if (x !== 0 || y !== 0) note.style.transform = `translate(${x}px, ${y}px)`;
}
