import type { Message } from '../../locales/Message.ts';

const placeholders = /\{(\w+)\}/g;

export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Fills in the parameters of a message. The first number in its `other` form decides the plural form.
 * @param locale decides how numbers are written
 * @param language of the message. Its rules decide which number takes which form.
 */
export function formatMessage(
  message: Message,
  params: MessageParams,
  locale: string,
  language = locale,
): string {
  const text = typeof message === 'string' ? message : pluralForm(message, params, language);
  if (!text.includes('{')) return text;
  return text.replace(placeholders, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : placeholder;
    if (typeof value !== 'number') return value;
    return isCount.test(name) ? formatCount(value, locale) : formatLimit(value, locale);
  });
}

function pluralForm(
  message: Exclude<Message, string>,
  params: MessageParams,
  language: string,
): string {
  const { other } = message;
  const placeOf = (name: string) => other.indexOf(`{${name}}`);
  const [first] = Object.keys(params)
    .filter((name) => typeof params[name] === 'number' && placeOf(name) >= 0)
    .toSorted((one, next) => placeOf(one) - placeOf(next));
  if (first === undefined) return other;
  return message[pluralRules(language).select(params[first] as number)] ?? other;
}

const countFormats = new Map<string, Intl.NumberFormat>();
const limitFormats = new Map<string, Intl.NumberFormat>();
const allPluralRules = new Map<string, Intl.PluralRules>();

/** Counts and lengths get grouping separators. Any other number may be a limit that a person types into a field. */
const isCount = /^(?:count|shown|position|actual|m(?:in|ax)(?:Length|Items))$/;

function formatCount(value: number, locale: string): string {
  // Such a number needs no `Intl`, and making a page's first format takes about 20 ms.
  if (locale === 'en' && value < 1000) return String(value);
  return remember(countFormats, locale, () => new Intl.NumberFormat(locale)).format(value);
}

/** Writes a number so that a person can type it: a field would refuse `1,234` or `١٫٥`. */
function formatLimit(value: number, locale: string): string {
  const text = String(value);
  // Nor does a limit of digits alone.
  if (/^\d+$/.test(text) || (locale === 'en' && /^-?[\d.]+$/.test(text))) return text;
  const format = remember(limitFormats, locale, () => {
    // All digits of a double, because a limit must not read as another number.
    const digits = { maximumSignificantDigits: 17, useGrouping: false } as const;
    return new Intl.NumberFormat(locale, { ...digits, numberingSystem: 'latn' });
  });
  return format.format(value);
}

const pluralRules = (language: string) =>
  remember(allPluralRules, language, () => new Intl.PluralRules(language));

/** What was made before for a tag, or is made now. */
export function remember<Value>(known: Map<string, Value>, tag: string, make: () => Value): Value {
  let value = known.get(tag);
  if (!value) {
    value = make();
    known.set(tag, value);
  }
  return value;
}
