'use client';
import type { Message } from '../../locales/Message.ts';
import type { ElicitationMessages } from '../../locales/messages.ts';
import { useElicitationSettings, type Say } from './ElicitationSettings.ts';
import { formatMessage } from './formatMessage.ts';

/**
 * The words of the nearest provider.
 * @param english the words to use where the provider has none
 */
export function useWords<Key extends keyof ElicitationMessages>(
  english: Readonly<Record<Key, Message>>,
): Say<Record<Key, Message>> {
  // English, not the runtime's language: the server that renders the page and the browser have to agree on it.
  const { messages, locale = 'en' } = useElicitationSettings();
  return (key, params = {}) => {
    const translated = messages[key];
    if (translated !== undefined) return formatMessage(translated, params, locale);
    return formatMessage(english[key], params, locale, 'en');
  };
}
