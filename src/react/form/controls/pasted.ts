import { withLineFeeds } from '../../dom/withLineFeeds.ts';
import type { ClipboardEvent, DragEvent } from 'react';

/** A paste, or the drop of a dragged text. */
export type Insertion = ClipboardEvent | DragEvent;

/**
 * Several lines that are pasted or dropped into an input, which would delete or replace their breaks. Undefined for one line. Of
 * others, the text of the input on both sides of them is told too, and all lines end with LF.
 * What is dropped goes to the caret, since an input does not tell which place is under the pointer. It replaces nothing: of an
 * input that was reached by Tab, all is selected.
 */
export function pastedLines(event: Insertion) {
  const isDrop = 'dataTransfer' in event;
  const lines = withLineFeeds((isDrop ? event.dataTransfer : event.clipboardData).getData('text'));
  // A cell of a table ends with a line break that nobody means.
  if (!lines.trim().includes('\n')) return undefined;
  const { value, selectionStart, selectionEnd } = event.currentTarget as HTMLInputElement;
  const end = selectionEnd ?? value.length;
  const start = isDrop ? end : (selectionStart ?? end);
  return { before: value.slice(0, start), lines, after: value.slice(end) };
}

/** A value as a control like this one would hold it. A picker holds the empty string for what is no date or time of its kind. */
export const heldBy = (control: HTMLInputElement, value: string): string =>
  Object.assign(control.cloneNode() as HTMLInputElement, { value }).value;

/**
 * Puts what is pasted into a picker of a date or a time. Browsers do not, and Firefox does not even tell the picker of it. What
 * it cannot hold changes nothing.
 * @param value as the picker would hold it
 * @param change called with what the picker holds now
 */
export function pickPasted(
  event: ClipboardEvent<HTMLInputElement>,
  value: string,
  change: (held: string) => void,
): void {
  const held = heldBy(event.currentTarget, value);
  if (held === '') return;
  event.preventDefault();
  event.currentTarget.value = held;
  change(held);
}
