'use client';
import { useMemo, type ReactNode } from 'react';
import {
  ElicitationSettingsContext,
  useElicitationSettings,
  type OpenUrl,
} from './ElicitationSettings.ts';
import { given } from './given.ts';
import { knownTimeZone } from './knownTimeZone.ts';
import { languageTag } from './languageTag.ts';
import type { ElicitationMessages } from '../../locales/messages.ts';
import {
  ComponentsContext,
  useComponents,
  type ElicitationComponents,
} from './ElicitationComponents.ts';

/** The props of `ElicitationProvider`: what applies to all requests below it. */
export interface ElicitationProviderProps {
  children: ReactNode;
  /** The words, from `react-mcp-elicitation/locales/*` or the host's own. Missing words stay as they are. Default: English. */
  messages?: Partial<ElicitationMessages> | undefined;
  /** A BCP 47 tag for numbers and plurals; also decides whether a comma is a decimal sign. An invalid tag has no effect. */
  locale?: string | undefined;
  /** The IANA zone of dates with a time. Default: the browser's zone. A zone that the browser does not know is ignored. */
  timeZone?: string | undefined;
  /**
   * What to do with a form that asks for something that grants access or authorizes a payment: warn before anything is typed, or
   * refuse it with error -32602 for the server. Default: `warn`.
   */
  sensitiveFields?: 'warn' | 'refuse' | undefined;
  /** At which end of the row Accept stands. Choose what people know from their platform. Default: `start`. */
  actions?: 'start' | 'end' | undefined;
  /**
   * Opens the URL of a request in place of `window.open`, for Electron, webviews and hosts in a frame. It gets exactly the
   * URL that was shown. Return false, or a promise of it, if nothing was opened.
   */
  openUrl?: OpenUrl | undefined;
  /** Domains that this host's users know and that an attacker may imitate, such as `['example.com']`. */
  knownDomains?: readonly string[] | undefined;
  /**
   * `warn` is for people who test servers: a button "Send anyway" beside the errors sends the answers as they were entered.
   * A queue has to be set to `warn` as well. Default: `enforce`.
   */
  validation?: 'enforce' | 'warn' | undefined;
  /** The host's own components. Elements without one stay native. */
  components?: Partial<ElicitationComponents> | undefined;
  /**
   * Forces light or dark. Default: the page's own `color-scheme`.
   * @selector `[data-slot='elicitation'][data-color-scheme]` the forced color scheme: `light` or `dark`
   */
  colorScheme?: 'light' | 'dark' | undefined;
}

/** Sets words, locale, components and colors for all elicitations below. Providers nest. */
export function ElicitationProvider({
  children,
  messages,
  locale,
  timeZone,
  sensitiveFields,
  actions,
  components,
  colorScheme,
  openUrl,
  knownDomains,
  validation,
}: ElicitationProviderProps) {
  const outerSettings = useElicitationSettings();
  const outerComponents = useComponents();
  const settings = useMemo(
    () => ({
      ...outerSettings,
      ...given({ sensitiveFields, actions, openUrl, knownDomains, validation, colorScheme }),
      messages: { ...outerSettings.messages, ...given(messages) },
      locale: (locale === undefined ? undefined : languageTag(locale)) ?? outerSettings.locale,
      timeZone:
        (timeZone === undefined ? undefined : knownTimeZone(timeZone)) ?? outerSettings.timeZone,
    }),
    [
      outerSettings,
      messages,
      locale,
      timeZone,
      sensitiveFields,
      actions,
      openUrl,
      knownDomains,
      validation,
      colorScheme,
    ],
  );
  const allComponents = useMemo(
    () => ({ ...outerComponents, ...given(components) }),
    [outerComponents, components],
  );
  return (
    <ElicitationSettingsContext.Provider value={settings}>
      <ComponentsContext.Provider value={allComponents}>{children}</ComponentsContext.Provider>
    </ElicitationSettingsContext.Provider>
  );
}
