import type { ReceiptAnswer } from '../../core/index.ts';
import { dateAdvice, isDate } from '../../core/formats/date.ts';
import { toWallTime } from '../../core/plan/wallTime.ts';

/*
 * The results are those of `Intl`. English skips `Intl` where it can: making a page's first format takes a browser
 * about 20 ms, just after the person has pressed Accept.
 */

/** A number that was sent, with all of its digits. */
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

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

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
    return locale === 'en' ? inEnglish(sent) : write({ timeZone: 'UTC' });
  }
  // `Date` does not read every RFC 3339 text: it rejects a leap second.
  if (format !== 'date-time' || !timeZone || Number.isNaN(instant.getTime())) return sent;
  const wallTime = locale === 'en' ? (toWallTime(sent, timeZone) ?? '') : '';
  const words = /^[1-9]\d{3}-/.test(wallTime)
    ? inEnglish(wallTime)
    : write({ timeStyle: 'medium', timeZone });
  return `${words} · ${timeZone}\n(${sent})`;
}

/** A date, and the time behind it if there is one. */
function inEnglish(text: string): string {
  const [date = '', time] = text.split('T');
  const [year, month, day] = date.split('-').map(Number);
  const words = `${months[month! - 1]} ${day}, ${year}`;
  if (time === undefined) return words;
  const [hour, minute, second = '00'] = time.split(':');
  const noon = Number(hour) < 12 ? 'AM' : 'PM';
  return `${words}, ${Number(hour) % 12 || 12}:${minute}:${second.slice(0, 2)} ${noon}`;
}
