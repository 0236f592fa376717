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

/** Several titles in a row. */
export const formatList = (titles: readonly string[], locale: string): string =>
  locale === 'en'
    ? titles.join(', ')
    : new Intl.ListFormat(locale, { type: 'unit' }).format(titles);
