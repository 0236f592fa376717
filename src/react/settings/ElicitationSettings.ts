'use client';
import { createContext, useContext } from 'react';
import type { ElicitationMessages, FormMessages } from '../../locales/messages.ts';
import type { MessageParams } from './formatMessage.ts';

/** A host's own way to open a URL. */
export type OpenUrl = (href: string) => void | boolean | PromiseLike<boolean | void>;

/** What a host sets once for all elicitations below a provider. */
export interface ElicitationSettings {
  /** The host's words. Missing words are English, and are loaded with the parts that use them. */
  readonly messages: Partial<ElicitationMessages>;
  /** A BCP 47 tag for numbers and plurals; also decides whether a comma is a decimal sign. */
  readonly locale: string | undefined;
  /** The IANA zone of dates with a time. Default: the browser's. */
  readonly timeZone: string | undefined;
  readonly sensitiveFields: 'warn' | 'refuse';
  readonly actions: 'start' | 'end';
  readonly openUrl: OpenUrl | undefined;
  readonly knownDomains: readonly string[];
  readonly validation: 'enforce' | 'warn';
  readonly colorScheme: 'light' | 'dark' | undefined;
}

export const ElicitationSettingsContext = createContext<ElicitationSettings>({
  messages: {},
  locale: undefined,
  timeZone: undefined,
  sensitiveFields: 'warn',
  actions: 'start',
  openUrl: undefined,
  knownDomains: [],
  validation: 'enforce',
  colorScheme: undefined,
});

export function useElicitationSettings(): ElicitationSettings {
  return useContext(ElicitationSettingsContext);
}

/** Says a message, with its parameters filled in. */
export type Say<Messages = FormMessages> = (key: keyof Messages, params?: MessageParams) => string;
