'use client';
import { enUrl } from '../../locales/enUrl.ts';
import type { ElicitationMessages } from '../../locales/messages.ts';
import { useElicitationSettings, type Say } from '../settings/ElicitationSettings.ts';
import { formatMessage } from '../settings/formatMessage.ts';

/** The words of the nearest provider, those of URL mode among them. */
export function useUrlMessages(): Say<ElicitationMessages> {
  const { messages, locale } = useElicitationSettings();
  const all = { ...enUrl, ...messages };
  return (key, params = {}) => formatMessage(all[key], params, locale ?? 'en');
}
