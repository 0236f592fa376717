'use client';
import { useRef, type ReactNode } from 'react';
import { slot } from '../dom/slot.ts';
import { isUnanswered, type AnswerStatus } from '../request/useAnswerOnce.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { Frame } from './Frame.tsx';
import type { RequestProps } from './RequestProps.ts';
import { useDismissal } from './useDismissal.ts';
import { buttonProps } from '../settings/buttonProps.ts';

type ClosedProps = Pick<
  RequestProps,
  'server' | 'className' | 'dismissBy' | 'presentation' | 'onDismiss'
>;

export const closedWords = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  withdrawn: 'withdrawn',
  'answered-elsewhere': 'answeredElsewhere',
  'timed-out': 'timeUp',
} as const;

/**
 * What is still shown of a request that is over: how it ended. It is drawn in the frame that the request had, so that focus stays
 * there.
 * @returns what draws it, with what is shown below the message
 * @selector `[data-slot='elicitation-closed']` how a request ended
 * @selector `[data-slot='elicitation-dismiss']` the button that closes the message about a request that was withdrawn
 */
export function useClosed(
  { server, className, dismissBy, presentation = 'inline', onDismiss }: ClosedProps,
  status: AnswerStatus,
) {
  const { Button } = useComponents();
  const say = useMessages();
  const outcomeRef = useRef<HTMLElement>(null);
  const dismissal = useDismissal(status, presentation, onDismiss);
  return (children?: ReactNode) =>
    isUnanswered(status) || dismissal.isGone ? null : (
      <Frame
        {...{ className, server, presentation, status, dismissBy, outcomeRef }}
        onDismiss={dismissal.dismiss}
      >
        <p role="status" {...slot('closed said')}>
          {/* Not the region itself: of a status that gets focus, Orca does not read the words. */}
          <bdi ref={outcomeRef} tabIndex={-1}>
            {say(closedWords[status])}
          </bdi>
        </p>
        {children}
        {dismissal.isDismissible && (
          <div {...slot('actions')}>
            <Button {...buttonProps('secondary', 'dismiss', dismissal.dismiss)}>
              {say('dismiss')}
            </Button>
          </div>
        )}
      </Frame>
    );
}
