import type { Format } from '../formats/formats.ts';
import { maxLength } from './readDecimal.ts';
import { trimmed } from './trimmed.ts';

/** What a typed text means: around what has a format, blanks are not meant, and digits are of any script. */
export function meantIn(format: Format | 'number' | undefined, text: string): string {
  if (format === undefined) return text;
  const value = trimmed(text);
  if (!/number|date|time/.test(format)) return value;
  const plain = inAscii(value);
  return format === 'time' ? withSeconds(plain) : plain;
}

/** In the letters of JSON, if the digits are of one script. Input methods write wide letters, too. */
function inAscii(text: string): string {
  if (text.length > maxLength) return text;
  const zeros = new Set<number>();
  const plain = text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => {
      const at = digit.codePointAt(0)!;
      let first = at;
      while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
      // Unicode keeps the ten digits of a script together.
      const value = (at - first) % 10;
      zeros.add(at - value);
      return String(value);
    })
    .replace('٫', '.')
    .replace(/[\u2212ー](?=[\d.])/g, '-');
  return zeros.size > 1 ? text : plain;
}

/** People and pickers write no seconds, and RFC 3339 §5.6 wants them. */
const withSeconds = (time: string): string =>
  time.replace(
    /^(\d{1,2}):(\d\d)$/,
    (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}:00`,
  );
