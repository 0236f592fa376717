'use client';
import type { Message } from '../../locales/Message.ts';
import type { ElicitationMessages } from '../../locales/messages.ts';
import { useElicitationSettings } from './ElicitationSettings.ts';

/**
 * The words of the nearest provider that hold no number and no name: what fills those in is not loaded for them.
 *
 * @param english those that stand where it has none
 */
export function usePlainWords<Key extends keyof ElicitationMessages>(
  english: Readonly<Record<Key, Message>>,
): (key: Key) => string {
  const { messages } = useElicitationSettings();
  return (key) => {
    const message: Message = messages[key] ?? english[key];
    return typeof message === 'string' ? message : message.other;
  };
}
