import { isDateTime } from '../../../core/formats/isDateTime.ts';
import type { NumberField, TextField } from '../../../core/index.ts';
import { readWallTime } from '../../../core/plan/wallTime.ts';

/**
 * A default that its format refuses for its spelling alone, in other letters: a date with a time but no zone, as Python
 * writes it, or a time of the day without seconds. Undefined for any other default.
 */
export function respelled({ format, default: text = '' }: TextField): string | undefined {
  if (format === 'date-time') return asPicked(text);
  return format === 'time' && /^\d\d:\d\d$/.test(text) ? `${text}:00` : undefined;
}

/** What a person has typed or picked. The same letters as the default's would be judged as the server's. */
export const asTyped = (field: TextField | NumberField, text: string): string =>
  field.kind === 'text' && text === field.default ? (respelled(field) ?? text) : text;

/** A server's time without a zone, to the second, in other letters than the server's. Undefined for any other text. */
function asPicked(time = ''): string | undefined {
  // Python writes six digits of a second's fraction, of which a picker takes three.
  const whole = time.replace(/\.\d+$/, '');
  if (isDateTime(time) || !readWallTime(whole)) return undefined;
  if (whole !== time) return whole;
  if (time.length === 16) return `${time}:00`;
  return time.endsWith(':00') ? time.slice(0, 16) : `${time}.0`;
}
