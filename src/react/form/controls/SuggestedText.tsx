'use client';
import { useState, type ChangeEvent } from 'react';
import type { TextField } from '../../../core/index.ts';
import { useIsHydrating } from '../../dom/useIsHydrating.ts';
import { useAdopted } from './useAdopted.ts';
import { useSuggestionInSight } from './useSuggestionInSight.tsx';
import { ourText } from '../../frame/textProps.tsx';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import { useMessages } from '../../settings/useMessages.ts';
import type { ControlProps } from './ControlProps.ts';
import { directionOf } from '../../dom/directionOf.ts';
import type { DrawnDefault } from '../field/drawnDefault.ts';

/**
 * A default that is not drawn exactly as the server sent it. Until it is edited, it is sent unchanged. If it is drawn cut,
 * the person chooses whether to send all of it or only what is shown.
 *
 * @selector `[data-slot='elicitation-rest']` how much of a default is not shown, and the choice to send all of it
 */
export function SuggestedText({
  field,
  state,
  described,
  drawn: { text, rest },
}: ControlProps<TextField> & { drawn: DrawnDefault }) {
  const { TextArea, Checkbox } = useComponents();
  const say = useMessages();
  const [isWhole, setWhole] = useState(rest > 0);
  const [edited, setEdited] = useState(text);
  const { rows, sightRef } = useSuggestionInSight(text);
  const isHydrating = useIsHydrating();
  useAdopted(field, (element) => {
    if (!isHydrating) return;
    const { value, defaultValue } = element.querySelector('textarea')!;
    const isChecked = element.querySelector('input')?.checked ?? false;
    if (isChecked === isWhole && value === defaultValue) return;
    setEdited(value);
    setWhole(isChecked);
    state.setValue(isChecked ? field.default! : value);
  });
  const { ids } = state;
  const restId = `${ids.control}-rest`;
  const describedBy = [described['aria-describedby'], rest > 0 && restId].filter(Boolean).join(' ');
  return (
    <>
      <TextArea
        {...described}
        ref={sightRef}
        aria-describedby={describedBy || undefined}
        aria-required={field.required || undefined}
        id={ids.control}
        data-slot="elicitation-textarea"
        rows={rows}
        readOnly={isWhole}
        defaultValue={edited}
        dir={directionOf(text)}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => {
          setEdited(target.value);
          state.setValue(target.value);
        }}
        onBlur={state.onBlur}
      />
      {rest > 0 && (
        <div data-slot="elicitation-rest">
          <p id={restId} {...ourText(say('moreCharacters', { count: rest }))} />
          <label data-slot="elicitation-option">
            <Checkbox
              type="checkbox"
              data-slot="elicitation-checkbox"
              checked={isWhole}
              onChange={() => {
                setWhole(!isWhole);
                state.setValue(isWhole ? edited : field.default!);
              }}
            />
            <span>{say('sendWhole')}</span>
          </label>
        </div>
      )}
    </>
  );
}
