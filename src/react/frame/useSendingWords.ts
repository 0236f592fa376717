'use client';
import type { ElicitResult } from '../../protocol/index.ts';
import type { Sending } from '../request/useAnswerOnce.ts';
import { useMessages } from '../settings/useMessages.ts';

/** The words of an answer's button: its own, or "Sending…" while its answer is slow to arrive. */
export function useSendingWords(sending: Sending | undefined) {
  const say = useMessages();
  return (action: ElicitResult['action'], words: string): string =>
    sending?.isSlow && sending.action === action ? say('sending') : words;
}
