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

/** The date and time as the person's clock shows it, their time zone, and in brackets the string that was sent. */
export function formatDateTime(sent: string, locale: string, timeZone: string): string {
  const instant = new Date(sent);
  // `Date` does not read every RFC 3339 text: it rejects a leap second.
  if (Number.isNaN(instant.getTime())) return sent;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  });
  return `${format.format(instant)}, ${timeZone} (${sent})`;
}
