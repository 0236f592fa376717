'use client';
import { createContext, useContext } from 'react';
import type { ElicitationMessages, FormMessages } from '../../locales/messages.ts';
import type { UrlAccept } from '../../protocol/index.ts';
import type { MessageParams } from './formatMessage.ts';

/** A host's own way to open a URL. */
export type OpenUrl = (href: string) => void | boolean | PromiseLike<boolean | void>;

/** What a host decides about URL mode. */
export interface UrlSettings {
  /**
   * Opens the URL in place of `window.open`: for Electron, webviews and hosts in a frame. Gets exactly the URL
   * that was shown. False, or a promise of it, says that nothing was opened.
   */
  readonly openUrl?: OpenUrl | undefined;
  /** Domains that people here know and that somebody may pose as, such as `['example.com']`. */
  readonly knownDomains?: readonly string[] | undefined;
  /** Whether names that everybody knows are compared too: about a thousand, such as `paypal.com`. Default: true. */
  readonly famousDomains?: boolean | undefined;
  /** Whether an honest internationalised domain is worth a notice or a caution. Default: `notice`. */
  readonly punycode?: 'notice' | 'caution' | undefined;
  /** When an accept is sent. Default: as the page is opened if the request has an `elicitationId`. */
  readonly urlAccept?: UrlAccept | undefined;
}

/**
 * What becomes of a form that asks for what grants access or authorises a payment: a warning before anything is
 * typed, or error -32602 for the server.
 */
export type SensitiveFields = 'warn' | 'refuse';

/** At which end of their row the buttons begin. */
export type ActionsAt = 'start' | 'end';

/** What a host sets once for all elicitations below a provider. */
export interface ElicitationSettings {
  /** The host's words. English stands where it gives none, and comes with what says it. */
  readonly messages: Partial<ElicitationMessages>;
  /** A BCP 47 tag for numbers and plurals; also decides whether a comma is a decimal sign. */
  readonly locale: string | undefined;
  /** The IANA zone of dates with a time. Default: the browser's. */
  readonly timeZone: string | undefined;
  readonly sensitiveFields: SensitiveFields;
  readonly actions: ActionsAt;
  readonly url: UrlSettings;
}

export const ElicitationSettingsContext = createContext<ElicitationSettings>({
  messages: {},
  locale: undefined,
  timeZone: undefined,
  sensitiveFields: 'warn',
  actions: 'start',
  url: {},
});

export function useElicitationSettings(): ElicitationSettings {
  return useContext(ElicitationSettingsContext);
}

/** Says a message, with its parameters filled in. */
export type Say<Messages = FormMessages> = (key: keyof Messages, params?: MessageParams) => string;
