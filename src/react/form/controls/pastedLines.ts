import type { ClipboardEvent } from 'react';

/** A text that is pasted into an input, and the input's text on both sides of it. Its lines end with LF. */
export interface PastedLines {
  readonly before: string;
  readonly lines: string;
  readonly after: string;
}

/** Several lines that are pasted into an input, which would delete or replace their breaks. Undefined for one line. */
export function pastedLines(event: ClipboardEvent<HTMLInputElement>): PastedLines | undefined {
  const lines = withLineFeeds(event.clipboardData.getData('text'));
  // A cell of a table ends with a line break that nobody means.
  if (!lines.trim().includes('\n')) return undefined;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  return { before, lines, after: value.slice(selectionEnd ?? value.length) };
}

/** As a text area has it. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');
