'use client';
import { useState, type ChangeEvent } from 'react';
import type { MultiselectField } from '../../../core/index.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { useTicks } from './useTicks.ts';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { ControlProps } from './ControlProps.ts';
import { drawOption } from './drawOption.tsx';
import { nameOfOption } from './nameOfOption.ts';
import { withOption } from './withOption.ts';

/**
 * Options of which several may be chosen.
 *
 * @selector `[data-slot='elicitation-checkbox']` a checkbox
 */
export function CheckboxOptions({ field, state, described }: ControlProps<MultiselectField>) {
  const { Checkbox } = useComponents();
  const say = useMessages();
  const [initial] = useState(state.getValue);
  const listRef = useTicks(
    () => field.options.map(({ id }) => state.getValue().includes(id)),
    (ticks) => state.setValue(field.options.filter((_, index) => ticks[index]).map(({ id }) => id)),
  );
  return (
    <div ref={listRef} data-slot="elicitation-options" onBlur={state.onBlur}>
      {field.options.map(({ id, description, ...option }, index) => {
        const { naming, words } = drawOption(
          `${state.ids.control}-${id}`,
          nameOfOption(option, say),
          description,
          say,
          index === 0 && described['aria-describedby'],
        );
        return (
          <label key={id} data-slot="elicitation-option">
            <Checkbox
              {...naming}
              type="checkbox"
              data-slot="elicitation-checkbox"
              defaultChecked={initial.includes(id)}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                state.setValue(withOption(state.getValue(), id, target.checked))
              }
            />
            {words}
          </label>
        );
      })}
    </div>
  );
}
