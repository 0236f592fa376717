import type { Message } from '../locales/messages.ts';

const placeholders = /\{(\w+)\}/g;

export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Fills the parameters of a message, numbers as the locale writes them, and picks the plural form that
 * the first number in its `other` form asks for.
 */
export function formatMessage(message: Message, params: MessageParams, locale?: string): string {
  const text = typeof message === 'string' ? message : pluralForm(message, params, locale);
  if (!text.includes('{')) return text;
  return text.replace(placeholders, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : placeholder;
    if (typeof value !== 'number') return value;
    // As every locale's format has it, which takes milliseconds to make.
    if (!isCount(name) && Number.isSafeInteger(value) && value >= 0) return String(value);
    return numberFormat(locale, name).format(value);
  });
}

function pluralForm(
  message: Exclude<Message, string>,
  params: MessageParams,
  locale: string | undefined,
): string {
  for (const [, name] of message.other.matchAll(placeholders)) {
    const count = Object.hasOwn(params, name!) ? params[name!] : undefined;
    if (typeof count === 'number')
      return message[pluralRules(locale).select(count)] ?? message.other;
  }
  return message.other;
}

const formats = new Map<string, Intl.NumberFormat>();
const allPluralRules = new Map<string | undefined, Intl.PluralRules>();

const isCount = (name: string) => name === 'count' || name === 'shown' || name === 'position';

/**
 * Counts are grouped. Every other number may be a limit that a person goes on to type, and `1,234` or
 * `١٫٥` would be refused.
 */
function numberFormat(locale: string | undefined, name: string): Intl.NumberFormat {
  const key = `${locale} ${isCount(name)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      // All of a double's digits: a limit must not read as another number.
      maximumSignificantDigits: 17,
      ...(!isCount(name) && { useGrouping: false, numberingSystem: 'latn' }),
    });
    formats.set(key, format);
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
