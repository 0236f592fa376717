'use client';
import { useState } from 'react';

export interface Copying {
  /** What came of it, and of which try: a second one is said again. */
  readonly outcome: { readonly isCopied: boolean; readonly tries: number } | undefined;
  readonly copy: () => void;
  /** Forgets what came of it. */
  readonly reset: () => void;
}

/** Copies a text; where the browser does not let that happen, it says so. */
export function useCopy(text: string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>();
  const settle = (isCopied: boolean) =>
    setOutcome((before) => ({ isCopied, tries: (before?.tries ?? 0) + 1 }));
  return {
    outcome,
    copy() {
      // There is no clipboard on a page that is not secure.
      const clipboard = navigator.clipboard as Clipboard | undefined;
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
