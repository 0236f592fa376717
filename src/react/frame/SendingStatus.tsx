'use client';
import type { Sending } from '../request/useAnswerOnce.ts';
import { useMessages } from '../settings/useMessages.ts';

/**
 * For the ear: the pressed button says the same. There before it has words: a region that comes with them is not read out.
 *
 * @selector `[data-slot='elicitation-sending']` that an answer is on its way, for screen readers
 */
export function SendingStatus({ sending }: { sending: Sending | undefined }) {
  const say = useMessages();
  if (!sending) return null;
  return (
    <span role="status" data-slot="elicitation-sending">
      {sending.isSlow && say('sending')}
    </span>
  );
}
