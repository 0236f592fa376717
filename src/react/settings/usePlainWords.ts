'use client';
import type { Message } from '../../locales/Message.ts';
import type { ElicitationMessages } from '../../locales/messages.ts';
import { useElicitationSettings } from './ElicitationSettings.ts';

/**
 * Those words of the nearest provider that have no parameters. So the code that fills in parameters is not needed.
 *
 * @param english the words to use where the provider has none
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
