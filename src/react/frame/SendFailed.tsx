'use client';
import type { ReactNode } from 'react';
import { shownLengths } from '../../core/shownLengths.ts';
import type { SendFailure } from '../request/useAnswerOnce.ts';
import { useMessages } from '../settings/useMessages.ts';
import { serverLines } from './textProps.tsx';

/**
 * That an answer did not arrive, and why, in the words of what the host rejected with.
 *
 * @selector `[data-slot='elicitation-send-failed']` that an answer did not arrive
 * @selector `[data-slot='elicitation-send-failed-reason']` why, in the host's words
 */
export function SendFailed({
  failure,
  children,
}: {
  failure: SendFailure | undefined;
  /** What there is to do about it, where that is not plain. */
  children?: ReactNode;
}) {
  const say = useMessages();
  if (!failure) return null;
  const reason = failure.error instanceof Error ? failure.error.message : '';
  return (
    <div role="alert" data-slot="elicitation-send-failed">
      <p>
        <bdi>{say('sendFailed')}</bdi>
      </p>
      {/* It may have come from afar. */}
      {reason !== '' && (
        <p
          data-slot="elicitation-send-failed-reason"
          {...serverLines(reason, shownLengths.description, say)}
        />
      )}
      {children}
    </div>
  );
}
