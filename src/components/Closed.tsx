'use client';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import type { AnswerStatus } from '../hooks/useAnswerOnce.ts';
import type { Dismissal } from '../hooks/useDismissal.ts';
import { useComponents } from './slots.ts';

const words = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  withdrawn: 'withdrawn',
} as const;

/** How a request ended. It goes into the frame that the request had, which keeps its focus. */
export function Closed({
  status,
  dismissal,
}: {
  status: Exclude<AnswerStatus, 'pending'>;
  dismissal: Dismissal;
}) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <>
      <p role="status" data-slot="elicitation-closed">
        <bdi>{say(words[status])}</bdi>
      </p>
      {dismissal.isDismissible && (
        <div data-slot="elicitation-actions">
          <Button type="button" data-slot="elicitation-dismiss" onClick={dismissal.dismiss}>
            {say('dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}
