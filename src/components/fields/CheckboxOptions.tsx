'use client';
import { useState, type ChangeEvent } from 'react';
import type { MultiselectField } from '../../core/index.ts';
import { useComponents } from '../slots.ts';
import { withOption } from './withOption.ts';
import { OptionLabel } from './OptionLabel.tsx';
import type { ControlProps } from './ControlProps.ts';

/** Options of which several may be chosen. */
export function CheckboxOptions({ field, state }: ControlProps<MultiselectField>) {
  const { Checkbox } = useComponents();
  const [initial] = useState(state.getValue);
  return (
    <div data-slot="elicitation-options" onBlur={state.onBlur}>
      {field.options.map(({ id, label }) => (
        <label key={id} data-slot="elicitation-option">
          <Checkbox
            type="checkbox"
            data-slot="elicitation-checkbox"
            defaultChecked={initial.includes(id)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              state.setValue(withOption(state.getValue(), id, target.checked))
            }
          />
          <span>
            <OptionLabel label={label} />
          </span>
        </label>
      ))}
    </div>
  );
}
