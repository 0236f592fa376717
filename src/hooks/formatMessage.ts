import type { Message } from '../locales/en.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Fills the parameters of a message, numbers as the locale writes them, and picks the plural form that
 * the first number in it asks for.
 */
export function formatMessage(message: Message, params: MessageParams, locale?: string): string {
  const text = typeof message === 'string' ? message : pluralForm(message, params, locale);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : placeholder;
    return typeof value === 'number' ? numberFormat(locale).format(value) : value;
  });
}

function pluralForm(
  message: Exclude<Message, string>,
  params: MessageParams,
  locale: string | undefined,
): string {
  const counted = /\{(\w+)\}/.exec(message.other)?.[1];
  const count = counted === undefined ? undefined : params[counted];
  if (typeof count !== 'number') return message.other;
  return message[pluralRules(locale).select(count)] ?? message.other;
}

const numberFormats = new Map<string | undefined, Intl.NumberFormat>();
const allPluralRules = new Map<string | undefined, Intl.PluralRules>();

function numberFormat(locale: string | undefined): Intl.NumberFormat {
  let format = numberFormats.get(locale);
  if (!format) {
    // All of a double's digits: a limit must not read as another number.
    format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 });
    numberFormats.set(locale, format);
  }
  return format;
}

function pluralRules(locale: string | undefined): Intl.PluralRules {
  let rules = allPluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    allPluralRules.set(locale, rules);
  }
  return rules;
}
