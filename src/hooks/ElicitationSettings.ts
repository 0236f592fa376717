'use client';
import { createContext, useContext } from 'react';
import { en, type ElicitationMessages } from '../locales/en.ts';
import { formatMessage, type MessageParams } from './formatMessage.ts';

/** What a host sets once for all elicitations below a provider. */
export interface ElicitationSettings {
  /** The words. Default: English. */
  readonly messages: ElicitationMessages;
  /** A BCP 47 tag for numbers and plurals; also decides whether a comma is a decimal sign. */
  readonly locale: string | undefined;
  /** The IANA zone of dates with a time. Default: the browser's. */
  readonly timeZone: string | undefined;
}

export const ElicitationSettingsContext = createContext<ElicitationSettings>({
  messages: en,
  locale: undefined,
  timeZone: undefined,
});

export function useElicitationSettings(): ElicitationSettings {
  return useContext(ElicitationSettingsContext);
}

/** Says a message, with its parameters filled in. */
export type Say = (key: keyof ElicitationMessages, params?: MessageParams) => string;

/** The words of the nearest provider. */
export function useMessages(): Say {
  const { messages, locale } = useElicitationSettings();
  // English, not the runtime's language: a server and a browser have to agree on it.
  return (key, params = {}) => formatMessage(messages[key], params, locale ?? 'en');
}
