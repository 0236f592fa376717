'use client';
import { useState } from 'react';
import { slot } from '../../dom/slot.ts';
import type { ControlProps } from './ControlProps.ts';
import { besides, useChoice, type ChoiceField } from './useChoice.tsx';

/**
 * A few options, one or several of which may be chosen.
 * @selector `[data-slot='elicitation-options']` a list of options
 * @selector `[data-slot='elicitation-options'][data-long]` a list that can be searched and scrolls
 */
export function OptionList({ field, state, described }: ControlProps<ChoiceField>) {
  const options = field.kind === 'boolean' ? [{ id: 'yes' }, { id: 'no' }] : field.options;
  const choices = [...options, ...besides(field)];
  const { draw } = useChoice({ field, state }, () => choices.map(({ id }) => id));
  const [left, setLeft] = useState(state.getValue);
  const tabStop = choices.find(({ id }) => id === left) ?? choices[0];
  return (
    <div
      {...slot('options')}
      onBlur={(event) => {
        state.onBlur(event);
        // Not at each choice: Orca would read the description again at each arrow key.
        if (!event.currentTarget.contains(event.relatedTarget)) setLeft(state.getValue());
      }}
    >
      {choices.map((choice) => draw(choice, choice === tabStop && described['aria-describedby']))}
    </div>
  );
}
