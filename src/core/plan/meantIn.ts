import type { Format } from '../formats/formats.ts';
import { trimmed } from './trimmed.ts';

/** What a person means who types a text into a field: around what has a format, blanks are not meant. */
export function meantIn(format: Format | undefined, text: string): string {
  if (format === undefined) return text;
  const value = trimmed(text);
  return format === 'time' ? withSeconds(value) : value;
}

/** People and pickers write no seconds, and RFC 3339 §5.6 wants them. */
const withSeconds = (time: string): string =>
  time.replace(
    /^(\d{1,2}):(\d\d)$/,
    (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}:00`,
  );
