'use client';
import type { ChangeEvent } from 'react';
import type { MultiselectField } from '../../core/index.ts';
import type { ControlProps } from '../FormField.tsx';
import { useComponents } from '../slots.ts';
import { OptionLabel } from './OptionLabel.tsx';

/** Options of which several may be chosen. */
export function CheckboxOptions({ field, state }: ControlProps<MultiselectField>) {
  const { Checkbox } = useComponents();
  const chosen = state.getValue();
  return (
    <div data-slot="elicitation-options" onBlur={state.onBlur}>
      {field.options.map(({ id, label }) => (
        <label key={id} data-slot="elicitation-option">
          <Checkbox
            type="checkbox"
            data-slot="elicitation-checkbox"
            defaultChecked={chosen.includes(id)}
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

/** The chosen ids after one of them was ticked or unticked. */
export function withOption(
  chosen: string | readonly string[],
  id: string,
  isChosen: boolean,
): string[] {
  const others = (Array.isArray(chosen) ? chosen : []).filter((other) => other !== id);
  return isChosen ? [...others, id] : others;
}
