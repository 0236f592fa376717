'use client';
import { useState } from 'react';
import type { SelectField } from '../../../core/index.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { ControlProps } from './ControlProps.ts';
import { nameOf } from './useChoice.tsx';

/**
 * A drop-down list, for more options than radio buttons are good for. Its values are option ids, because two options may
 * look alike.
 * @selector `[data-slot='elicitation-select']` a drop-down list
 */
export function OptionSelect({ field, state, described }: ControlProps<SelectField>) {
  const { Select } = useComponents();
  const say = useMessages();
  const [initial] = useState(state.getValue);
  return (
    <Select
      {...state.getInputProps()}
      {...described}
      id={state.ids.control}
      data-slot="elicitation-select"
      defaultValue={initial}
      aria-required={field.required || undefined}
    >
      <option value="">{say(field.required ? 'choose' : 'noAnswer')}</option>
      {field.options.map((option) => (
        <option key={option.id} value={option.id} dir="auto">
          {nameOf(option, say)}
        </option>
      ))}
    </Select>
  );
}
