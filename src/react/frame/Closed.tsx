'use client';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../settings/useMessages.ts';
import type { AnswerStatus } from '../request/useAnswerOnce.ts';
import type { Dismissal } from './useDismissal.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';

/** The message that says how a request ended, for each way in which it can end. */
export const closedWords = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  withdrawn: 'withdrawn',
  'answered-elsewhere': 'answeredElsewhere',
  'timed-out': 'timedOut',
} as const;

/**
 * Says how a request ended. It is drawn in the frame that the request had, so that focus stays there.
 *
 * @selector `[data-slot='elicitation-closed']` how a request ended
 * @selector `[data-slot='elicitation-dismiss']` the button that closes the message about a request that was withdrawn
 */
export function Closed({
  outcomeRef,
  status,
  dismissal,
  children,
}: {
  outcomeRef: Ref<HTMLElement>;
  status: Exclude<AnswerStatus, 'pending' | 'sending'>;
  dismissal: Dismissal;
  /** Shown below the message. */
  children?: ReactNode;
}) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <>
      <p role="status" data-slot="elicitation-closed">
        {/* Not the region itself: of a status that gets focus, Orca does not read the words. */}
        <bdi ref={outcomeRef} tabIndex={-1}>
          {say(closedWords[status])}
        </bdi>
      </p>
      {children}
      {dismissal.isDismissible && (
        <div data-slot="elicitation-actions">
          <Button
            type="button"
            data-emphasis="secondary"
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
