'use client';
import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { MultiselectField, SelectField } from '../../../core/index.ts';
import { slot } from '../../dom/slot.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { useMountedForm } from '../field/useElicitationField.ts';
import { isFromInputMethod } from '../../dom/isFromInputMethod.ts';
import { ShowMore } from './ShowMore.tsx';
import { useOptionSearch } from './useOptionSearch.ts';
import { noTabStop } from '../../frame/useScrollable.ts';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { ControlProps } from './ControlProps.ts';
import { besides, idsIn, useChoice, type OpenField } from './useChoice.tsx';

/**
 * A long list of options: a search field over radio buttons or checkboxes, drawn a hundred at a time.
 * @selector `[data-slot='elicitation-search']` a long list of options with its search field
 * @selector `[data-slot='elicitation-search'][data-unchosen]` something was searched for, and none of its matches is chosen
 * @selector `[data-slot='elicitation-count']` how many options or entries there are, and are shown
 * @selector `[data-slot='elicitation-chosen']` the chosen options, shown above the matches of a search
 * @selector `[data-slot='elicitation-chosen-title']` the heading of the chosen options
 */
export function SearchOptions({
  field,
  state,
  described,
}: ControlProps<SelectField | MultiselectField | OpenField>) {
  const { TextInput } = useComponents();
  const say = useMessages();
  const { drawnAtOnce } = useMountedForm().outlook;
  const readChosen = () => new Set(idsIn(state.getValue()));
  const list = useOptionSearch(field.options, drawnAtOnce, readChosen);
  const [isTyped, setTyped] = useState(false);
  const { chosen, choose, draw } = useChoice(
    { field, state },
    () => [...besides(field), ...list.chosen, ...list.matching].map(({ id }) => id),
    () => setTyped(false),
  );
  const countId = `${state.ids.control}-count`;

  const isSearching = list.query.trim() !== '';
  // What was typed last looks like an answer.
  const isUnchosen = isTyped && isSearching && !list.matches.some(({ id }) => chosen.has(id));
  const { issue, validate } = state;
  useEffect(() => {
    // The page shows only now that the search has led to a choice, or was cleared.
    if (issue?.code === 'incomplete' && !isUnchosen) validate();
  });

  function onSearchKeyDown(event: KeyboardEvent) {
    if (isFromInputMethod(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The only match, unless it is chosen already.
      const [only] = isSearching && list.matches.length === 1 ? list.matching : [];
      if (only) choose(only.id, true);
    }
    if (event.key !== 'Escape' || list.query === '') return;
    // The first Escape clears the search. The next one may dismiss the form.
    event.preventDefault();
    list.search('');
  }

  return (
    <div {...slot('search')} data-unchosen={isUnchosen ? '' : undefined} onBlur={state.onBlur}>
      <TextInput
        type="search"
        data-slot="elicitation-input"
        aria-label={say('searchOptions')}
        {...described}
        aria-describedby={[described['aria-describedby'], countId].filter(Boolean).join(' ')}
        placeholder={say('searchOptions')}
        autoComplete="off"
        value={list.query}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          setTyped(true);
          list.search(target.value);
        }}
        onKeyDown={onSearchKeyDown}
      />
      {/* Not atomic: after a tick, only how many are chosen is news. */}
      <p id={countId} role="status" aria-atomic={false} {...slot('count muted')}>
        <bdi>{say('optionCount', { count: list.matches.length })}</bdi>
        {list.showMore && (
          <bdi>
            {say('firstMatches', {
              shown: list.chosen.length + list.matching.length,
              count: list.count,
            })}
          </bdi>
        )}
        {field.kind === 'multiselect' && chosen.size > 0 && (
          <bdi>{say('chosenCount', { count: chosen.size })}</bdi>
        )}
      </p>
      <div {...noTabStop} {...slot('options')} data-long="">
        {besides(field).map((choice) => draw(choice))}
        {isSearching && list.chosen.length > 0 ? (
          <div role="group" aria-labelledby={`${countId}-chosen`} {...slot('chosen')}>
            <p id={`${countId}-chosen`} {...slot('chosen-title muted')}>
              {say('chosenCount', { count: list.chosen.length })}
            </p>
            {list.chosen.map((option) => draw(option))}
          </div>
        ) : (
          list.chosen.map((option) => draw(option))
        )}
        {list.matching.map((option) => draw(option))}
        {list.showMore && <ShowMore field={field} grow={list.showMore} />}
      </div>
    </div>
  );
}
