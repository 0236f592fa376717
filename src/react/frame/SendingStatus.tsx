'use client';
import { slot } from '../dom/slot.ts';
import type { Sending } from '../request/useAnswerOnce.ts';
import { useMessages } from '../settings/useMessages.ts';

/**
 * Tells screen readers that an answer is being sent. The pressed button shows the same words. If it takes long, everybody is
 * told. The region is drawn before it has words: a live region that appears together with its words is not read out.
 * @selector `[data-slot='elicitation-sending']` the message that an answer is being sent, for screen readers only
 * @selector `[data-slot='elicitation-sending'][data-long]` the message that this takes long, for everybody
 */
export function SendingStatus({ sending }: { sending: Sending | undefined }) {
  const say = useMessages();
  if (!sending) return null;
  return (
    <span
      role="status"
      {...slot(sending.isLong ? 'sending muted' : 'sending unseen')}
      data-long={sending.isLong ? '' : undefined}
    >
      {sending.isSlow && <bdi>{say(sending.isLong ? 'sendingLong' : 'sending')}</bdi>}
    </span>
  );
}
