'use client';
import { useId, type ReactNode } from 'react';
import { shownLengths } from '../../core/shownLengths.ts';
import { slot } from '../dom/slot.ts';
import { readable } from '../request/readable.ts';
import type { SendFailure } from '../../queue/index.ts';
import { useMessages } from '../settings/useMessages.ts';
import { serverLines } from './textProps.tsx';
import { tabStop, useScrollable } from './useScrollable.ts';

/**
 * Says that an answer did not arrive, and why: the `message` of the error that the host rejected with.
 * @selector `[data-slot='elicitation-send-failed']` the message that an answer did not arrive
 * @selector `[data-slot='elicitation-send-failed-reason']` why the answer did not arrive, in the host's words
 */
export function SendFailed({
  failure,
  children,
}: {
  failure: SendFailure | undefined;
  /** What the person can do about it, where that is not obvious. */
  children?: ReactNode;
}) {
  const say = useMessages();
  const titleId = useId();
  const { scrollRef, isScrollable } = useScrollable(true);
  if (!failure) return null;
  const message: unknown = readable(() => (failure.error as Error).message);
  // Some hosts' errors have a list here.
  const reason = typeof message === 'string' ? message : '';
  return (
    <div role="alert" {...slot('send-failed box')}>
      <p id={titleId} className="elicitation-lead">
        <bdi>{say('sendFailed')}</bdi>
      </p>
      {/* The reason may come from a server, so it is drawn like any server's text. */}
      {reason !== '' && (
        <p
          ref={scrollRef}
          {...slot('send-failed-reason')}
          {...(isScrollable && tabStop(titleId))}
          {...serverLines(reason, shownLengths.description, say)}
        />
      )}
      {children}
    </div>
  );
}
