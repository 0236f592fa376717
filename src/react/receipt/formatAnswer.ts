import type { ReceiptAnswer } from '../../core/index.ts';
import { dateAdvice, isDate } from '../../core/formats/date.ts';

/** A number that was sent, with all of its digits. A small one in English needs no `Intl`, whose first format takes 20 ms. */
export function formatNumber(value: number, locale: string): string {
  if (locale === 'en' && Math.abs(value) < 1000 && /^-?[\d.]+$/.test(String(value))) {
    return String(value);
  }
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }).format(value);
}

/**
 * The calendar to write what is sent in, which is Gregorian, unless a locale asks for another by `-u-ca-`. The years that Thai
 * and Persian write by default are others than those sent.
 */
const calendarOf = (locale: string): string =>
  (locale.includes('-u-') && new Intl.Locale(locale).calendar) || 'gregory';

/**
 * A text that was sent. A date is written as the locale writes it, in the calendar it was sent in. A date and time is shown as the
 * person's clock shows it, with their time zone, and below it the string that was sent.
 */
export function formatText(
  sent: string,
  format: ReceiptAnswer['format'],
  locale: string,
  timeZone: string | undefined,
): string {
  const instant = new Date(sent);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      calendar: calendarOf(locale),
      dateStyle: 'medium',
      ...options,
    }).format(instant);
  // Of an early year, most locales write two digits.
  if (format === 'date' && isDate(sent) && !dateAdvice(sent)) {
    return write({ timeZone: 'UTC' });
  }
  // `Date` does not read every RFC 3339 text: it rejects a leap second.
  if (format !== 'date-time' || !timeZone || Number.isNaN(instant.getTime())) return sent;
  return `${write({ timeStyle: 'medium', timeZone })} · ${timeZone}\n(${sent})`;
}
