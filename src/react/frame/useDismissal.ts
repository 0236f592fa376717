'use client';
import { useState } from 'react';
import type { AnswerStatus } from '../request/useAnswerOnce.ts';

export interface Dismissal {
  readonly isGone: boolean;
  /** Whether the request ended without this person's answer. */
  readonly isWithdrawn: boolean;
  /** Whether a message is left that the person closes. */
  readonly isDismissible: boolean;
  readonly dismiss: () => void;
}

/**
 * What is still shown of a request that is over. In the flow of a page, a message says how it ended. A dialog
 * closes, unless the request ended without this person's answer.
 * @param onDismiss called when a person closes the message
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
    isWithdrawn,
    isDismissible: isWithdrawn && (presentation === 'dialog' || !!onDismiss),
    dismiss() {
      setDismissed(true);
      onDismiss?.();
    },
  };
}
