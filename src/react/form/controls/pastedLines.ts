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
 * What is dropped goes to the caret, since an input does not tell which place is under the pointer.
 */
export function pastedLines(event: Insertion): PastedLines | undefined {
  const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
  const lines = withLineFeeds(data.getData('text'));
  // A cell of a table ends with a line break that nobody means.
  if (!lines.trim().includes('\n')) return undefined;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  return { before, lines, after: value.slice(selectionEnd ?? value.length) };
}

/** As a text area has it. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');
