'use client';
import type { ChangeEvent } from 'react';
import type { BooleanField } from '../../core/index.ts';
import { useMessages } from '../../hooks/ElicitationSettings.ts';
import { drawRequiredMark, labelText } from '../FieldParts.tsx';
import { useComponents } from '../slots.ts';
import type { ControlProps } from './ControlProps.ts';

/** A boolean that has a default: one checkbox that shows it, sent as shown. */
export function BooleanCheckbox({ field, state, described }: ControlProps<BooleanField>) {
  const { Checkbox } = useComponents();
  const { ids } = state;
  const say = useMessages();
  return (
    <div data-slot="elicitation-option">
      <Checkbox
        {...described}
        type="checkbox"
        id={ids.control}
        data-slot="elicitation-checkbox"
        defaultChecked={state.initialValue === 'yes'}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          state.setValue(event.target.checked ? 'yes' : 'no')
        }
        onBlur={state.onBlur}
      />
      <label
        id={ids.label}
        htmlFor={ids.control}
        data-slot="elicitation-label"
        {...labelText(field, say)}
      />
      {drawRequiredMark({ field, state, say })}
    </div>
  );
}
