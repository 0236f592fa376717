'use client';
import type { Message } from '../../locales/Message.ts';
import type { ElicitationMessages } from '../../locales/messages.ts';
import { useElicitationSettings, type Say } from './ElicitationSettings.ts';
import { formatMessage } from './formatMessage.ts';

/**
 * The words of the nearest provider.
 *
 * @param english the words to use where the provider has none
 */
export function useWords<Key extends keyof ElicitationMessages>(
  english: Readonly<Record<Key, Message>>,
): Say<Record<Key, Message>> {
  const { messages, locale } = useElicitationSettings();
  // English, not the runtime's language: the server that renders the page and the browser have to agree on it.
  return (key, params = {}) => formatMessage(messages[key] ?? english[key], params, locale ?? 'en');
}
