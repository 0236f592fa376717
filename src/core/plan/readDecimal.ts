export type DecimalReading =
  | { value: number; mayBeThousands?: boolean }
  | { problem: 'not-a-number' | 'too-long' | 'overflow' }
  | { problem: 'inexact'; nearest: string };

export const maxLength = 400;
/** A number with a sign where thousands are grouped. Nobody groups a zero, or four digits and three. */
const grouped = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads a number as `meantIn` gives it. Refuses one that JSON would not carry with the same value.
 * There is no grouping. One comma is the decimal sign in locales (BCP 47) that use it.
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
  // "1.234" may mean 1234 where no locale is known. So may "1,234" in Spanish, where some countries group by commas.
  const mayBeThousands =
    grouped.test(text) &&
    (locale === undefined ||
      (isCommaDecimal ? !locale.includes('-') && !hasDecimalComma(`${locale}-US`) : decimalComma));
  return { value: value === 0 ? 0 : value, ...(mayBeThousands && { mayBeThousands }) };
}

/** Sign, digits without outer zeros, exponent. Undefined if the text is no number. */
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

/** Where no language is given, only a point is a decimal sign. */
function hasDecimalComma(locale: string | undefined): boolean {
  // As a form opens, a page's first object of `Intl` takes a browser about 20 ms.
  if (locale === undefined || locale === 'en') return false;
  if (!decimalCommas.has(locale)) {
    decimalCommas.set(locale, new Intl.NumberFormat(locale).format(1.5).includes(','));
  }
  return decimalCommas.get(locale)!;
}

export const spelledIn = (locale: string | undefined, number: string): string =>
  hasDecimalComma(locale) ? number.replace('.', ',') : number;
