'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../settings/useMessages.ts';
import type { AnswerStatus } from '../request/useAnswerOnce.ts';
import type { Dismissal } from './useDismissal.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';

/** How a request ended, as the keys of its words. */
export const closedWords = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  withdrawn: 'withdrawn',
  'answered-elsewhere': 'answeredElsewhere',
  'timed-out': 'timedOut',
} as const;

/**
 * How a request ended. It goes into the frame that the request had, which keeps its focus.
 *
 * @selector `[data-slot='elicitation-closed']` how a request ended
 * @selector `[data-slot='elicitation-dismiss']` the button that puts away what was withdrawn
 */
export function Closed({
  status,
  dismissal,
  children,
}: {
  status: Exclude<AnswerStatus, 'pending' | 'sending'>;
  dismissal: Dismissal;
  /** What there is to add. */
  children?: ReactNode;
}) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <>
      <p role="status" data-slot="elicitation-closed">
        <bdi>{say(closedWords[status])}</bdi>
      </p>
      {children}
      {dismissal.isDismissible && (
        <div data-slot="elicitation-actions">
          <Button
            type="button"
            data-emphasis="quiet"
            data-slot="elicitation-dismiss"
            onClick={dismissal.dismiss}
          >
            {say('dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}
