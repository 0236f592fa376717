'use client';
import type { ChangeEvent } from 'react';
import type { NumberField, TextField } from '../../core/index.ts';
import { useMessages } from '../../hooks/ElicitationSettings.ts';
import { useDateTime } from '../../hooks/useDateTime.ts';
import { useComponents } from '../slots.ts';
import type { ControlProps } from './ControlProps.ts';

/** A date with a time: a wall time with its zone beside it, and a choice where the clocks show it twice. */
export function DateTimeInput({ field, state, described }: ControlProps<TextField | NumberField>) {
  const { TextInput, Radio } = useComponents();
  const say = useMessages();
  const { held, wallTime, timeZone, meanings, isSuggestion, change } = useDateTime(field, state);
  const { ids } = state;
  const zoneId = `${ids.control}-zone`;
  const keptId = `${ids.control}-kept`;
  const describedBy = [described['aria-describedby'], zoneId, isSuggestion && keptId];
  return (
    <>
      <TextInput
        {...described}
        aria-describedby={describedBy.filter(Boolean).join(' ')}
        aria-required={field.required || undefined}
        id={ids.control}
        type="datetime-local"
        step="any"
        data-slot="elicitation-input"
        // Left uncontrolled: the browser clears a half-typed date that is set from outside.
        defaultValue={wallTime}
        onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
        onBlur={state.onBlur}
      />
      <p id={zoneId} data-slot="elicitation-hint">
        {timeZone !== undefined && say('timeZone', { timeZone })}
      </p>
      {isSuggestion && (
        <p id={keptId} data-slot="elicitation-hint">
          {say('keptDateTime', { dateTime: held })}
        </p>
      )}
      {meanings.length > 0 && (
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
