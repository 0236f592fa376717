import { isDate } from '../../../core/formats/date.ts';
import type { Field, Option, TextField } from '../../../core/index.ts';
import { drawnDefault } from './drawnDefault.ts';

/** What a field is drawn as. */
export type Control = ReturnType<typeof controlOf>;

const mostRadios = 5;
/** From this number of options on, nobody reads the whole list. */
export const fewestToSearch = 30;
const longText = 200;
const longDefault = 80;

/** Chooses a control by the field's kind, by how many options it has, and by what can show its default. */
export function controlOf(field: Field) {
  switch (field.kind) {
    case 'text':
      if (field.options?.some(isOffered)) return 'open';
      // A picker cannot be masked, and autofill cannot be turned off for it.
      return field.sensitive && isPicked(field) ? 'input' : textControlOf(field);
    case 'number':
      return 'input';
    case 'boolean':
      return field.default === undefined ? 'options' : 'checkbox';
    case 'list':
      return 'list';
    default:
      if (field.options.length >= fewestToSearch) return 'search';
      // A drop-down list has no place for what is said about an option, and takes one.
      return field.kind === 'select' &&
        field.options.length > mostRadios &&
        !field.options.some(isDescribed)
        ? 'select'
        : 'options';
  }
}

/** A blank is no choice, nor are the UUIDs of one digit, which arktype lists beside all others. */
export const isOffered = ({ value }: Option): boolean => !/^(?:\s*|[0f-]{36})$/.test(String(value));

const isDescribed = ({ description }: Option): boolean => description !== undefined;

/** Whether a field's answer may be picked, from a calendar or a clock. */
export const isPicked = (field: Field): boolean =>
  field.kind === 'text' && ['date', 'date-time', 'time'].includes(String(field.format));

function textControlOf(field: TextField) {
  const { format, maxLength, pattern, default: suggestion = '' } = field;
  // A default that cannot be drawn unchanged is no date.
  if (format === 'date-time' && !drawnDefault(suggestion)) return 'date-time';
  // A picker shows nothing at all for an invalid default. A text input shows it, so that it can be corrected.
  if (format === 'date') return suggestion === '' || isPickable(suggestion) ? 'date' : 'input';
  // The value of a time input has no zone, and a pattern may ask for one.
  if (format === 'time' && pattern === undefined) {
    return suggestion === '' || isClockTime(suggestion) ? 'time' : 'input';
  }
  // Its end would be out of sight in a single line.
  if (format) return suggestion.length > longDefault ? 'textarea' : 'input';
  // A one-line input deletes line breaks.
  if (/[\r\n]/.test(suggestion)) return 'textarea';
  const isLong = suggestion.length > longDefault || (maxLength ?? 0) > longText;
  return isLong ? 'textarea' : 'input';
}

/** Whether a time input can show a time: hours and minutes, maybe seconds, and no zone. */
const isClockTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time);

/** Whether a date picker can show a date. Browsers' pickers begin with the year 1. */
const isPickable = (date: string) => isDate(date) && !date.startsWith('0000');
