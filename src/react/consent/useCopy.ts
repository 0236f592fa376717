'use client';
import { useState, type MouseEvent } from 'react';
import { viewOf } from '../dom/viewOf.ts';

/** Copies a text, and tells whether the browser let it happen. A second try is a new outcome, so that it is announced again. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean; tries: number }>();
  const settle = (isCopied: boolean) =>
    setOutcome((before) => ({ isCopied, tries: (before?.tries ?? 0) + 1 }));
  return {
    outcome,
    copy: ({ currentTarget }: MouseEvent) => {
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
