'use client';
import { useRef, useState, type ReactNode } from 'react';
import { slot } from '../dom/slot.ts';
import { isUnanswered, type AnswerStatus } from '../request/useAnswerOnce.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { Frame } from './Frame.tsx';
import type { RequestProps } from './RequestProps.ts';
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
 * there. A dialog closes, unless the request ended without this person's answer.
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
  const [isDismissed, setDismissed] = useState(false);
  const isDialog = presentation === 'dialog';
  const isWithdrawn = ['withdrawn', 'answered-elsewhere', 'timed-out'].includes(status);
  const dismiss = () => {
    setDismissed(true);
    onDismiss?.();
  };
  return (children?: ReactNode) =>
    isUnanswered(status) || isDismissed || (isDialog && !isWithdrawn) ? null : (
      <Frame
        {...{ className, server, presentation, status, dismissBy, outcomeRef }}
        onDismiss={dismiss}
      >
        <p role="status" {...slot('closed said')}>
          {/* Not the region itself: of a status that gets focus, Orca does not read the words. */}
          <bdi ref={outcomeRef} tabIndex={-1}>
            {say(closedWords[status])}
          </bdi>
        </p>
        {children}
        {isWithdrawn && (isDialog || onDismiss) && (
          <div {...slot('actions')}>
            <Button {...buttonProps('secondary', 'dismiss', dismiss)}>{say('dismiss')}</Button>
          </div>
        )}
      </Frame>
    );
}
