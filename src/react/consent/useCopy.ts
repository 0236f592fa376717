'use client';
import { useState, type MouseEvent } from 'react';
import { viewOf } from '../dom/viewOf.ts';

export interface Copying {
  /** The result, and the number of tries, so that a second try is announced again. */
  readonly outcome: { readonly isCopied: boolean; readonly tries: number } | undefined;
  readonly copy: (click: MouseEvent) => void;
  /** Forgets the result. */
  readonly reset: () => void;
}

/** Copies a text, and tells whether the browser let it happen. */
export function useCopy(text: string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>();
  const settle = (isCopied: boolean) =>
    setOutcome((before) => ({ isCopied, tries: (before?.tries ?? 0) + 1 }));
  return {
    outcome,
    copy({ currentTarget }) {
      // There is no clipboard on a page that is not secure.
      const clipboard = viewOf(currentTarget).navigator.clipboard as Clipboard | undefined;
      if (clipboard)
        clipboard.writeText(text).then(
          () => settle(true),
          () => settle(false),
        );
      else settle(false);
    },
    reset: () => setOutcome(undefined),
  };
}
