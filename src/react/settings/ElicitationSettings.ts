'use client';
import { createContext, useContext } from 'react';
import type { ElicitationMessages, FormMessages } from '../../locales/messages.ts';
import type { Until } from '../../protocol/index.ts';
import type { MessageParams } from './formatMessage.ts';

/** A host's own way to open a URL. */
export type OpenUrl = (href: string) => void | boolean | PromiseLike<boolean | void>;

/** What a host decides about URL mode. */
export interface UrlSettings {
  /**
   * Opens the URL in place of `window.open`, for Electron, webviews and hosts in a frame. It gets exactly the URL that
   * was shown. Return false, or a promise of it, if nothing was opened.
   */
  readonly openUrl?: OpenUrl | undefined;
  /** Domains that this host's users know and that an attacker may imitate, such as `['example.com']`. */
  readonly knownDomains?: readonly string[] | undefined;
  /** Whether to compare with famous domains too: about a thousand, such as `paypal.com`. Default: true. */
  readonly famousDomains?: boolean | undefined;
  /** Whether an honest internationalized domain gets a notice or a caution. Default: `notice`. */
  readonly punycode?: 'notice' | 'caution' | undefined;
  /** When an accept is sent. Default: when the page opens if the request has an `elicitationId`, else once it is done. */
  readonly until?: Until | undefined;
}

/**
 * What to do with a form that asks for something that grants access or authorizes a payment: warn before anything is
 * typed, or refuse it with error -32602 for the server.
 */
export type SensitiveFields = 'warn' | 'refuse';

/** At which end of their row the buttons begin. */
export type ActionsAt = 'start' | 'end';

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
