'use client';
import { useState } from 'react';
import { isDateTime } from '../core/formats/dateTime.ts';
import { readWallTime, toWallTime } from '../core/wallTime.ts';
import type { NumberField, TextField } from '../core/index.ts';
import { useFormBinding, type ElicitationFieldState } from './useElicitationField.ts';
import { useTimeZone } from './useTimeZone.ts';

export interface DateTimeState {
  /** What the field holds: a wall time, or a full RFC 3339 string. */
  readonly held: string;
  /** The same for a control without a zone. */
  readonly wallTime: string;
  /** The zone of wall times; undefined while a server renders. */
  readonly timeZone: string | undefined;
  /** The two date-times that a wall time may mean where the clocks show it twice; else empty. */
  readonly meanings: readonly string[];
  /** The default, which keeps its own zone and fraction digits until it is edited. */
  readonly isSuggestion: boolean;
  change: (value: string) => void;
}

/** The state of a date-time field, beside that of any field. */
export function useDateTime(
  field: TextField | NumberField,
  { getValue, setValue }: ElicitationFieldState,
): DateTimeState {
  const timeZone = useTimeZone(useFormBinding().timeZone);
  const [held, setHeld] = useState(() => String(getValue()));
  const isFull = isDateTime(held);
  const wallTime = isFull ? (toWallTime(held, timeZone) ?? '') : held;
  const isSuggestion = isFull && held === field.default;
  const dateTimes = isSuggestion ? undefined : readWallTime(wallTime, timeZone);
  return {
    held,
    wallTime,
    timeZone,
    meanings: dateTimes?.length === 2 ? dateTimes : [],
    isSuggestion,
    change(value) {
      setHeld(value);
      setValue(value);
    },
  };
}
