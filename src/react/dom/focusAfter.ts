import { flushSync } from 'react-dom';

/** Makes a change that removes what has focus, and moves focus to what `find` returns then. */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
