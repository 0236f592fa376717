'use client';
import { createContext, useContext } from 'react';
import type { ElicitationMessages, FormMessages } from '../../locales/messages.ts';
import type { MessageParams } from './formatMessage.ts';

/** A host's own way to open a URL. */
export type OpenUrl = (href: string) => void | boolean | PromiseLike<boolean | void>;

/**
 * What to do with a form that asks for something that grants access or authorizes a payment: warn before anything is
 * typed, or refuse it with error -32602 for the server.
 */
export type SensitiveFields = 'warn' | 'refuse';

/** At which end of their row the buttons begin. */
export type ActionsAt = 'start' | 'end';

/** The scheme to draw in, whatever the page's own is. */
export type ColorScheme = 'light' | 'dark';

/** Whether answers that a schema does not allow can be sent all the same. */
export type Validation = 'enforce' | 'warn';

/** What a host sets once for all elicitations below a provider. */
export interface ElicitationSettings {
  /** The host's words. Missing words are English, and are loaded with the parts that use them. */
  readonly messages: Partial<ElicitationMessages>;
  /** A BCP 47 tag for numbers and plurals; also decides whether a comma is a decimal sign. */
  readonly locale: string | undefined;
  /** The IANA zone of dates with a time. Default: the browser's. */
  readonly timeZone: string | undefined;
  readonly sensitiveFields: SensitiveFields;
  readonly actions: ActionsAt;
  readonly openUrl: OpenUrl | undefined;
  readonly knownDomains: readonly string[];
  readonly validation: Validation;
  readonly colorScheme: ColorScheme | undefined;
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
