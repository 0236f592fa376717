'use client';
import { useState } from 'react';
import type { BooleanField, SelectField } from '../../../core/index.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { useTicks } from './useTicks.ts';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { ControlProps } from './ControlProps.ts';
import { drawOption } from './drawOption.tsx';
import { nameOfOption } from './nameOfOption.ts';

/**
 * A few options, one of which may be chosen. If the answer is optional, the choice can be taken back.
 *
 * @selector `[data-slot='elicitation-options']` a list of options
 * @selector `[data-slot='elicitation-options'][data-long]` a list that can be searched and scrolls
 * @selector `[data-slot='elicitation-option']` a radio button or a checkbox with its label
 * @selector `[data-slot='elicitation-radio']` a radio button
 */
export function RadioOptions({
  field,
  state,
  described,
}: ControlProps<BooleanField | SelectField>) {
  const { Radio } = useComponents();
  const say = useMessages();
  const [initial] = useState(state.getValue);
  const options =
    field.kind === 'select'
      ? field.options.map((option) => ({
          id: option.id,
          name: nameOfOption(option, say),
          description: option.description,
        }))
      : [
          { id: 'yes', name: say('yes'), description: undefined },
          { id: 'no', name: say('no'), description: undefined },
        ];
  if (!field.required) options.push({ id: '', name: say('noAnswer'), description: undefined });
  const [chosen, setChosen] = useState(initial);
  const tabStop = (options.find(({ id }) => id === chosen) ?? options[0])?.id;
  const listRef = useTicks(
    () => options.map(({ id }) => id === state.getValue()),
    (ticks) => state.setValue(options[ticks.indexOf(true)]?.id ?? ''),
  );
  return (
    <div
      ref={listRef}
      data-slot="elicitation-options"
      onBlur={(event) => {
        state.onBlur(event);
        // Not at each choice: Orca would read the description again at each arrow key.
        if (!event.currentTarget.contains(event.relatedTarget)) setChosen(state.getValue());
      }}
    >
      {options.map(({ id, name, description }) => {
        const { naming, words } = drawOption(
          `${state.ids.control}-${id}`,
          name,
          description,
          say,
          id === tabStop && described['aria-describedby'],
        );
        return (
          <label key={id} data-slot="elicitation-option">
            <Radio
              {...naming}
              type="radio"
              data-slot="elicitation-radio"
              name={state.ids.control}
              value={id}
              defaultChecked={id === initial}
              onChange={() => state.setValue(id)}
            />
            {words}
          </label>
        );
      })}
    </div>
  );
}
