'use client';
import { useCallback, useState } from 'react';

/** Copies a text; where the browser does not let that happen, it says so. */
export function useCopy(text: string): {
  outcome: 'copied' | 'failed' | undefined;
  copy: () => void;
} {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = useCallback(() => {
    const failed = () => setOutcome('failed');
    // There is no clipboard on a page that is not secure.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) clipboard.writeText(text).then(() => setOutcome('copied'), failed);
    else failed();
  }, [text]);
  return { outcome, copy };
}
