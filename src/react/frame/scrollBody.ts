import type { KeyboardEvent } from 'react';
import { viewOf } from '../dom/viewOf.ts';

const line = 40;

/**
 * Scrolls the dialog's body by the keys that scroll a page. The browser does that only while focus is in the body, and a text
 * without controls has nothing in it that takes focus.
 */
export function scrollBody(event: KeyboardEvent<HTMLElement>): void {
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
