'use client';
import { useState, type ChangeEvent } from 'react';
import type { NumberField, TextField } from '../../core/index.ts';
import { isDateTime } from '../../core/formats/dateTime.ts';
import { readWallTime, toWallTime } from '../../core/wallTime.ts';
import { useMessages } from '../../hooks/ElicitationSettings.ts';
import { useFormBinding } from '../../hooks/useElicitationField.ts';
import { useTimeZone } from '../../hooks/useTimeZone.ts';
import type { ControlProps } from '../FormField.tsx';
import { useComponents } from '../slots.ts';

/**
 * A date with a time: a wall time with its zone beside it, and a choice where the clocks show it twice. A
 * default keeps its own zone and fraction digits until it is edited.
 */
export function DateTimeInput({ field, state, described }: ControlProps<TextField | NumberField>) {
  const { TextInput, Radio } = useComponents();
  const say = useMessages();
  const { timeZone: chosenTimeZone } = useFormBinding();
  const timeZone = useTimeZone(chosenTimeZone);
  const [held, setHeld] = useState(() => String(state.getValue()));
  const isFull = isDateTime(held);
  const wallTime = isFull ? toWallTime(held, timeZone) : held;
  const meanings = readWallTime(wallTime ?? '', timeZone) ?? [];
  const { ids, setValue } = state;
  const isSuggestion = isFull && held === field.default;

  function change(value: string) {
    setHeld(value);
    setValue(value);
  }

  const zoneId = `${ids.control}-zone`;
  const describedBy = [described['aria-describedby'], zoneId].filter(Boolean).join(' ');

  return (
    <>
      <TextInput
        {...described}
        aria-describedby={describedBy}
        aria-required={field.required || undefined}
        id={ids.control}
        type="datetime-local"
        step="any"
        data-slot="elicitation-input"
        // Not from the rendered state: the browser clears a half-typed date that is set from outside.
        defaultValue={wallTime}
        onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
        onBlur={state.onBlur}
      />
      <p id={zoneId} data-slot="elicitation-hint">
        {timeZone !== undefined && say('timeZone', { timeZone })}
      </p>
      {isSuggestion && (
        <p data-slot="elicitation-hint">{say('keptDateTime', { dateTime: held })}</p>
      )}
      {meanings.length === 2 && !isSuggestion && (
        <fieldset data-slot="elicitation-meanings">
          <legend data-slot="elicitation-hint">{say('whichTime')}</legend>
          {meanings.map((dateTime) => (
            <label key={dateTime} data-slot="elicitation-option">
              <Radio
                type="radio"
                data-slot="elicitation-radio"
                name={`${ids.control}-meaning`}
                checked={held === dateTime}
                onChange={() => change(dateTime)}
              />
              <span>{dateTime}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
