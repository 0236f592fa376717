'use client';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import type {
  BooleanField,
  FormValue,
  MultiselectField,
  Option,
  SelectField,
  TextField,
} from '../../../core/index.ts';
import { shownLengths } from '../../../core/shownLengths.ts';
import { slot } from '../../dom/slot.ts';
import { plainLine } from '../../frame/plainText.ts';
import { alone, ourText, serverLines } from '../../frame/textProps.tsx';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';
import { remember } from '../../settings/formatMessage.ts';
import { useMessages } from '../../settings/useMessages.ts';
import type { ControlProps } from './ControlProps.ts';
import { useAdopted } from './useAdopted.ts';

export type OpenField = TextField & { readonly options: readonly Option[] };
export type ChoiceField = BooleanField | SelectField | MultiselectField | OpenField;
type Choice = Pick<Option, 'id' | 'description'> & Partial<Pick<Option, 'label' | 'value'>>;

export const other: Choice = { id: 'other' };

/** What can be chosen beside the options: no answer, if it is optional, and another one, if it may be any text. */
export const besides = ({ kind, required }: ChoiceField): readonly Choice[] => [
  ...(kind === 'multiselect' || required ? [] : [{ id: '' }]),
  ...(kind === 'text' ? [other] : []),
];

/**
 * The choice of one or several options, as radio buttons or checkboxes.
 * @param readDrawn returns the ids of what is drawn, in its order
 * @param onUse called when an option is pressed, also one that is chosen already
 * @selector `[data-slot='elicitation-option']` a radio button or a checkbox with its label
 * @selector `[data-slot='elicitation-radio']` a radio button
 * @selector `[data-slot='elicitation-checkbox']` a checkbox
 * @selector `[data-slot='elicitation-option-description']` what the server says about an option
 */
export function useChoice(
  { field, state }: Pick<ControlProps<ChoiceField>, 'field' | 'state'>,
  readDrawn: () => readonly string[],
  onUse?: () => void,
) {
  const { Checkbox, Radio } = useComponents();
  const say = useMessages();
  const [answer, setAnswer] = useState(state.getValue);
  const chosen: ReadonlySet<string> = new Set(idsIn(answer));
  const isMultiple = field.kind === 'multiselect';
  const type = isMultiple ? 'checkbox' : 'radio';
  const Control = isMultiple ? Checkbox : Radio;

  function answerWith(value: FormValue) {
    setAnswer(value);
    state.setValue(value);
  }

  function choose(id: string, isTicked: boolean) {
    const others = idsIn(state.getValue()).filter((other) => other !== id);
    answerWith(!isMultiple ? id : isTicked ? [...others, id] : others);
  }

  useAdopted(field, (element) => {
    const drawn = readDrawn();
    const boxes = element.querySelectorAll<HTMLInputElement>(`[type=${type}]`);
    const ticks = [...boxes].map(({ checked }) => checked);
    const known = state.getValue();
    const expected = drawn.map((id) => (isMultiple ? known.includes(id) : known === id));
    // A host may draw an option with more inputs than one.
    if (ticks.length !== drawn.length || ticks.join() === expected.join()) return;
    const ticked = drawn.filter((_, index) => ticks[index]);
    const hidden = idsIn(known).filter((id) => !drawn.includes(id));
    answerWith(isMultiple ? [...hidden, ...ticked] : (ticked[0] ?? ''));
  });

  const pressed = { onClick: onUse };
  /** @param describedBy the ids of what describes all options, for the one that Tab leads to */
  function draw(choice: Choice, describedBy?: string | false): ReactNode {
    const { id, description } = choice;
    const optionId = `${state.ids.control}-${id}`;
    const [nameId, descriptionId] = [`${optionId}-name`, `${optionId}-description`];
    const name = alone(ourText(nameOf(choice, say, field.kind === 'text')));
    const isDescribed = description !== undefined;
    const describing = [describedBy, isDescribed && descriptionId].filter(Boolean).join(' ');
    return (
      <label key={id} {...slot('option')} {...pressed}>
        <Control
          // Without it, its label would be its name with all that is said about it.
          aria-labelledby={isDescribed ? nameId : undefined}
          aria-describedby={describing || undefined}
          type={type}
          data-slot={`elicitation-${type}`}
          {...(!isMultiple && { name: state.ids.control, value: id })}
          checked={isMultiple ? chosen.has(id) : answer === id}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            choose(id, target.checked);
            // In WebKit, arrow keys choose an option without scrolling to it. jsdom has no such method.
            if (!isMultiple) target.scrollIntoView?.({ block: 'nearest' });
          }}
        />
        {isDescribed ? (
          <span>
            <span id={nameId} {...name} />
            <span
              id={descriptionId}
              {...slot('option-description muted')}
              {...serverLines(description, shownLengths.description, say)}
            />
          </span>
        ) : name.dir ? (
          <span {...name} />
        ) : (
          name.children
        )}
      </label>
    );
  }

  return { chosen, choose, draw };
}

export const idsIn = (answer: FormValue): readonly string[] =>
  (typeof answer === 'string' ? [answer] : answer).filter(Boolean);

/**
 * What to call an option. A boolean without a title is "Yes" or "No", and what shows nothing is "Empty". A label that says
 * the same as our own words for no answer, or for another one, gets its value behind it.
 */
export function nameOf({ id, label, value }: Choice, say: Say, isOpen = false): string {
  if (label === undefined) return say(id === '' ? 'noAnswer' : (id as 'yes' | 'no' | 'other'));
  if (typeof value === 'boolean' && label === String(value)) return say(value ? 'yes' : 'no');
  if (label === '') return say('emptyOption');
  const line = plainLine(label);
  const letters = lettersOf(line);
  const isOurs = [say('noAnswer'), say('choose'), isOpen && say('other')].some(
    (ours) => ours && remember(ourLetters, ours, () => lettersOf(ours)) === letters,
  );
  return isOurs ? `${line} (${plainLine(String(value))})` : line;
}

const ourLetters = new Map<string, string>();

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
