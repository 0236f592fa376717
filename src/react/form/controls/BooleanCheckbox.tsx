'use client';
import { useState, type ChangeEvent } from 'react';
import type { BooleanField } from '../../../core/index.ts';
import { slot } from '../../dom/slot.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { useAdopted } from './useAdopted.ts';
import { alone } from '../../frame/textProps.tsx';
import { drawRequiredMark, labelText, namesMore } from '../field/FieldParts.tsx';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { ControlProps } from './ControlProps.ts';

/**
 * A boolean with a default, as one checkbox. The answer that is sent is what the checkbox shows.
 * @selector `[data-slot='elicitation-boolean']` a checkbox with its label
 */
export function BooleanCheckbox({ field, state, described }: ControlProps<BooleanField>) {
  const { Checkbox } = useComponents();
  const { ids } = state;
  const say = useMessages();
  const [isTicked, setTicked] = useState(() => state.getValue() === 'yes');
  function tick(isNowTicked: boolean) {
    setTicked(isNowTicked);
    state.setValue(isNowTicked ? 'yes' : 'no');
  }
  useAdopted(field, (element) => {
    const box = element.querySelector<HTMLInputElement>('[type=checkbox]');
    if (box && box.checked !== (state.getValue() === 'yes')) tick(box.checked);
  });
  return (
    <div {...slot('boolean')}>
      <Checkbox
        {...described}
        type="checkbox"
        id={ids.control}
        data-slot="elicitation-checkbox"
        checked={isTicked}
        onChange={(event: ChangeEvent<HTMLInputElement>) => tick(event.target.checked)}
        onBlur={state.onBlur}
      />
      <label
        id={namesMore(field) ? ids.label : undefined}
        htmlFor={ids.control}
        {...slot('label')}
        {...alone(labelText(field, say))}
      />
      {!field.required && drawRequiredMark({ field, state, say })}
    </div>
  );
}
