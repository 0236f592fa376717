import { isDate } from '../core/formats/date.ts';
import type { Field, TextField } from '../core/index.ts';

/** The kind of control that a field is drawn as. */
export type ControlKind =
  | 'input'
  | 'textarea'
  | 'date'
  | 'date-time'
  | 'checkbox'
  | 'yes-no'
  | 'radios'
  | 'select'
  | 'checkboxes'
  | 'search';

const mostRadios = 5;
/** From here on nobody reads the whole list. */
const fewestToSearch = 30;
const longText = 200;
const longDefault = 80;

export function controlOf(field: Field): ControlKind {
  switch (field.kind) {
    case 'text':
      return textControlOf(field);
    case 'number':
      return 'input';
    case 'boolean':
      return field.default === undefined ? 'yes-no' : 'checkbox';
    case 'select':
      if (field.options.length >= fewestToSearch) return 'search';
      return field.options.length > mostRadios ? 'select' : 'radios';
    case 'multiselect':
      return field.options.length >= fewestToSearch ? 'search' : 'checkboxes';
  }
}

/** What a date picker can show. Browsers begin with the year 1. */
const isPickable = (date: string) => isDate(date) && !date.startsWith('0000');

function textControlOf({ format, maxLength, default: suggestion = '' }: TextField): ControlKind {
  // A picker shows nothing at all for a default that is not valid; text shows it, to be mended.
  if (format === 'date') return suggestion === '' || isPickable(suggestion) ? 'date' : 'input';
  if (format === 'date-time') return 'date-time';
  if (format) return 'input';
  // A one-line input deletes line breaks.
  if (/[\r\n]/.test(suggestion)) return 'textarea';
  const isLong = maxLength === undefined ? suggestion.length > longDefault : maxLength > longText;
  return isLong ? 'textarea' : 'input';
}
