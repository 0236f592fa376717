'use client';
import { useState } from 'react';
import type { AnswerStatus } from '../request/useAnswerOnce.ts';

export interface Dismissal {
  /** Whether nothing is left to show. */
  readonly isGone: boolean;
  /** Whether there is something to read that a person puts away. */
  readonly isDismissible: boolean;
  readonly dismiss: () => void;
}

/**
 * What stays of a request that is over: in the flow of a page, how it ended; of a dialog, that it was
 * withdrawn.
 *
 * @param onDismiss called when a person has read it and puts it away
 */
export function useDismissal(
  status: AnswerStatus,
  presentation: 'inline' | 'dialog',
  onDismiss: (() => void) | undefined,
): Dismissal {
  const [isDismissed, setDismissed] = useState(false);
  const isWithdrawn = ['withdrawn', 'answered-elsewhere', 'timed-out'].includes(status);
  return {
    isGone: isDismissed || (presentation === 'dialog' && !isWithdrawn),
    isDismissible: isWithdrawn && (presentation === 'dialog' || !!onDismiss),
    dismiss() {
      setDismissed(true);
      onDismiss?.();
    },
  };
}
