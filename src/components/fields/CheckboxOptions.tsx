'use client';
import type { ChangeEvent } from 'react';
import type { MultiselectField } from '../../core/index.ts';
import { useMessages } from '../../hooks/ElicitationSettings.ts';
import { serverLine } from '../ServerText.tsx';
import { useComponents } from '../slots.ts';
import type { GroupProps } from './ControlProps.ts';
import { withOption } from './withOption.ts';

/** Options of which several may be chosen. */
export function CheckboxOptions({ field, state }: GroupProps<MultiselectField>) {
  const { Checkbox } = useComponents();
  const say = useMessages();
  return (
    <div data-slot="elicitation-options" onBlur={state.onBlur}>
      {field.options.map(({ id, label }) => (
        <label key={id} data-slot="elicitation-option">
          <Checkbox
            type="checkbox"
            data-slot="elicitation-checkbox"
            defaultChecked={state.initialValue.includes(id)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              state.setValue(withOption(state.getValue(), id, target.checked))
            }
          />
          <span {...serverLine(label, say('emptyOption'))} />
        </label>
      ))}
    </div>
  );
}
