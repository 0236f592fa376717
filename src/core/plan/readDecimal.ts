/** A typed number that can be sent exactly, or why it cannot. */
export type DecimalReading =
  | { value: number; mayBeThousands?: boolean }
  | { problem: 'not-a-number' | 'too-long' | 'overflow' }
  | { problem: 'inexact'; nearest: string };

/** So many characters of a number or a time are read. */
export const maxLength = 400;
/** A number with a sign where thousands are grouped. Nobody groups a zero, or four digits and three. */
const grouped = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads a decimal number as typed. Refuses a number that JSON would not carry with the same value.
 *
 * There is no grouping. A comma is the decimal sign only in locales that use it, and only if there is just one.
 *
 * @param text as `meantIn` gives it, not empty
 * @param locale a BCP 47 tag; without it a comma is an error
 */
export function readDecimal(text: string, locale?: string): DecimalReading {
  if (text.length > maxLength) return { problem: 'too-long' };
  const decimalComma = hasDecimalComma(locale);
  const parts = text.split(',');
  const isCommaDecimal = decimalComma && parts.length === 2 && !text.includes('.');
  if (parts.length > 1 && !isCommaDecimal) return { problem: 'not-a-number' };
  const written = parts.join('.');
  const canonical = canonicalize(written);
  if (canonical === undefined) return { problem: 'not-a-number' };
  const value = Number(written);
  if (!Number.isFinite(value)) return { problem: 'overflow' };
  const wire = JSON.stringify(value);
  if (canonicalize(wire) !== canonical) return { problem: 'inexact', nearest: wire };
  // Where a point is not known to be the decimal sign, "1.234" may have been meant as 1234. So may "1,234" in Spanish where no
  // country is given: in some, a comma groups thousands.
  const mayBeThousands =
    grouped.test(text) &&
    (locale === undefined ||
      (isCommaDecimal ? !locale.includes('-') && !hasDecimalComma(`${locale}-US`) : decimalComma));
  return { value: value === 0 ? 0 : value, ...(mayBeThousands && { mayBeThousands }) };
}

/** The one spelling of a value: sign, digits without outer zeros, exponent. Undefined if the text is no number. */
function canonicalize(text: string): string | undefined {
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!parts) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  if (digits === '') return undefined;
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return '0';
  const scale = Number(exponent) + whole.length + significant.length - digits.length;
  return `${sign === '-' ? '-' : ''}${significant.replace(/0+$/, '')}e${scale}`;
}

const decimalCommas = new Map<string, boolean>();

/** Whether a language writes a comma before the decimals of a number. Where none is given, only a point is read. */
function hasDecimalComma(locale: string | undefined): boolean {
  // As a form opens, a page's first object of `Intl` takes a browser about 20 ms.
  if (locale === undefined || locale === 'en') return false;
  if (!decimalCommas.has(locale)) {
    decimalCommas.set(locale, new Intl.NumberFormat(locale).format(1.5).includes(','));
  }
  return decimalCommas.get(locale)!;
}

/** A number of JSON with the decimal sign of a language. */
export const spelledIn = (locale: string | undefined, number: string): string =>
  hasDecimalComma(locale) ? number.replace('.', ',') : number;
