/*
 * As `Intl` does it, without it where English needs none: the first format of a page takes a browser some twenty
 * milliseconds to make, in the moment in which a person has pressed Accept.
 */

/** A number that was sent, with all of its digits. */
export function formatNumber(value: number, locale: string): string {
  if (locale === 'en' && Math.abs(value) < 1000 && /^-?[\d.]+$/.test(String(value))) {
    return String(value);
  }
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }).format(value);
}

/** What a person picked, and the zone that it was picked in; behind that what the server has got. */
export function formatDateTime(sent: string, locale: string, timeZone: string): string {
  const instant = new Date(sent);
  // Not every RFC 3339 text is one of ECMAScript's: a leap second is none.
  if (Number.isNaN(instant.getTime())) return sent;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  });
  return `${format.format(instant)}, ${timeZone} (${sent})`;
}

/** Several titles in a row. */
export const formatList = (titles: readonly string[], locale: string): string =>
  locale === 'en'
    ? titles.join(', ')
    : new Intl.ListFormat(locale, { type: 'unit' }).format(titles);
