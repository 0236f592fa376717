'use client';
import { useState, type ReactNode } from 'react';
import type { BooleanField, SelectField } from '../../core/index.ts';
import { useMessages } from '../../hooks/ElicitationSettings.ts';
import { useComponents } from '../slots.ts';
import { OptionLabel } from './OptionLabel.tsx';
import type { ControlProps } from './ControlProps.ts';

/** A few options of which one may be chosen; an optional choice can be taken back. */
export function RadioOptions({ field, state }: ControlProps<BooleanField | SelectField>) {
  const { Radio } = useComponents();
  const say = useMessages();
  const [initial] = useState(state.getValue);
  const options: { id: string; label: ReactNode }[] =
    field.kind === 'select'
      ? field.options.map(({ id, label }) => ({ id, label: <OptionLabel label={label} /> }))
      : [
          { id: 'yes', label: say('yes') },
          { id: 'no', label: say('no') },
        ];
  if (!field.required) options.push({ id: '', label: say('noAnswer') });
  return (
    <div data-slot="elicitation-options">
      {options.map(({ id, label }) => (
        <label key={id} data-slot="elicitation-option">
          <Radio
            {...state.getInputProps()}
            type="radio"
            data-slot="elicitation-radio"
            value={id}
            defaultChecked={id === initial}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
