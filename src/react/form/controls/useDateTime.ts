'use client';
import { useState } from 'react';
import { isDateTime } from '../../../core/formats/dateTime.ts';
import { utcEndOf } from '../../../core/plan/utcEnd.ts';
import { readWallTime, toWallTime } from '../../../core/plan/wallTime.ts';
import type { TextField } from '../../../core/index.ts';
import { calendarOf } from '../../receipt/formatAnswer.ts';
import { useElicitationSettings } from '../../settings/ElicitationSettings.ts';
import { respelled } from '../field/respelled.ts';
import type { ElicitationFieldState } from '../field/useElicitationField.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';

export interface DateTimeState {
  /** What the field holds: a wall time, or a full RFC 3339 string. */
  readonly answer: string;
  /** The answer as a wall time, for a picker. Undefined if a picker cannot show the answer. */
  readonly wallTime: string | undefined;
  /** The zone of wall times; undefined while a server renders. */
  readonly timeZone: string | undefined;
  /** The two date-times that a wall time may mean where the clocks show it twice; else empty. */
  readonly meanings: readonly string[];
  /** What will be sent: an unedited default as it was, else UTC. Undefined while the answer has no single meaning. */
  readonly sent: string | undefined;
  /** An unedited default as clocks at its own offset show it. Undefined if they show the same time as the picker. */
  readonly suggestion: { readonly time: string; readonly offset: string } | undefined;
  change: (value: string) => void;
  /** How a picker holds a wall time or a full date-time. Undefined if it cannot. */
  toShown: (text: string) => string | undefined;
}

/** The state of a date-time field, in addition to the state of any field. */
export function useDateTime(
  field: TextField,
  { getValue, setValue }: ElicitationFieldState,
): DateTimeState {
  const { timeZone: chosenZone, locale } = useElicitationSettings();
  const timeZone = useTimeZone(chosenZone);
  const [answer, setAnswer] = useState(() => String(getValue()));
  // A server does not know the zone, so it and the page that it hydrates say nothing that depends on it.
  const isZoned = timeZone !== undefined;
  const toShown = (text: string) => {
    if (!isDateTime(text)) return text;
    return isZoned ? toPickable(text, timeZone) : undefined;
  };
  const wallTime = toShown(answer);
  const end = utcEndOf(field);
  const dateTimes = (isZoned && readWallTime(wallTime ?? answer, timeZone, end)) || [];
  const isSuggestion =
    isDateTime(answer) && answer === field.default && !dateTimes.includes(answer);
  return {
    answer,
    wallTime: isPickable(field, timeZone) ? wallTime : undefined,
    timeZone,
    meanings: dateTimes.length === 2 && !isSuggestion ? dateTimes : [],
    suggestion:
      isSuggestion && wallTime !== undefined ? atItsOwnOffset(answer, wallTime, locale) : undefined,
    sent: isDateTime(answer) ? answer : dateTimes.length === 1 ? dateTimes[0] : undefined,
    change(value) {
      // The same letters as the default's would be judged as the server's.
      const picked = value === field.default ? (respelled(field) ?? value) : value;
      setAnswer(picked);
      setValue(picked);
    },
    toShown,
  };
}

/** Browsers' pickers show the years 1 to 9999. */
function toPickable(dateTime: string, timeZone: string | undefined): string | undefined {
  const wallTime = toWallTime(dateTime, timeZone);
  return wallTime !== undefined && /^(?!0000)\d{4}-/.test(wallTime) ? wallTime : undefined;
}

/** A picker shows nothing at all for an invalid default. A text input shows it, so that it can be corrected. */
function isPickable(field: TextField, timeZone: string | undefined): boolean {
  const { default: suggestion = '' } = field;
  return (
    suggestion === '' ||
    toPickable(suggestion, timeZone) !== undefined ||
    (respelled(field) !== undefined && !suggestion.startsWith('0000'))
  );
}

/**
 * A date-time as clocks at its own offset show it (RFC 3339 §4), with the date if that is another day. Undefined if those
 * clocks show the same time as the picker.
 */
function atItsOwnOffset(
  dateTime: string,
  wallTime: string,
  locale = 'en',
): DateTimeState['suggestion'] {
  // Cut to the minute, because `Date` knows no leap second.
  const [day, minute] = [dateTime.slice(0, 10), dateTime.slice(11, 16)];
  if (wallTime.startsWith(`${day}T${minute}`)) return undefined;
  const [offset = ''] = /[+-]\d\d:\d\d$/.exec(dateTime) ?? [];
  const time = clockFormat(locale, !wallTime.startsWith(day)).format(new Date(`${day}T${minute}Z`));
  return { time, offset: `UTC${offset}` };
}

/** Kept, since making one takes long, and a form may have a thousand of these fields. */
const clockFormats = new Map<string, Intl.DateTimeFormat>();

function clockFormat(locale: string, hasDate: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasDate}`;
  const format =
    clockFormats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      // UTC, so that the clock time is written as it is and not converted.
      timeZone: 'UTC',
      timeStyle: 'short',
      ...(hasDate && { dateStyle: 'medium', calendar: calendarOf(locale) }),
    });
  clockFormats.set(key, format);
  return format;
}
