import type { ClipboardEvent, DragEvent } from 'react';

/** A paste, or the drop of a dragged text. */
export type Insertion = ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>;

/** A text that is pasted or dropped into an input, and the input's text on both sides of it. Its lines end with LF. */
export interface PastedLines {
  readonly before: string;
  readonly lines: string;
  readonly after: string;
}

/**
 * Several lines that are pasted or dropped into an input, which would delete or replace their breaks. Undefined for one line.
 * What is dropped goes to the caret, since an input does not tell which place is under the pointer. It replaces nothing: of an
 * input that was reached by Tab, all is selected.
 */
export function pastedLines(event: Insertion): PastedLines | undefined {
  const isDrop = 'dataTransfer' in event;
  const lines = withLineFeeds((isDrop ? event.dataTransfer : event.clipboardData).getData('text'));
  // A cell of a table ends with a line break that nobody means.
  if (!lines.trim().includes('\n')) return undefined;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, (isDrop ? selectionEnd : selectionStart) ?? value.length);
  return { before, lines, after: value.slice(selectionEnd ?? value.length) };
}

/** As a text area has it. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/**
 * Puts what is pasted into a picker of a date or a time. Browsers do not, and Firefox does not even tell the picker of it.
 *
 * @param value as the picker would hold it
 * @returns what the picker holds now. The empty string if it cannot hold the value, and is left as it was
 */
export function pastedPick(event: ClipboardEvent<HTMLInputElement>, value: string): string {
  const picker = event.currentTarget;
  const held = Object.assign(picker.cloneNode() as HTMLInputElement, { value }).value;
  if (held === '') return '';
  event.preventDefault();
  picker.value = held;
  return held;
}
