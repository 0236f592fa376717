'use client';
import { useEffect, useState, type ReactNode } from 'react';
import type { Field } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { plainLine } from '../frame/plainText.ts';
import { useAnswerButton } from '../frame/useAnswerButton.tsx';
import { sendingProps } from '../request/sendingProps.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { drawHelp, labelText } from './field/FieldParts.tsx';
import { useElicitationField } from './field/useElicitationField.ts';
import { quickOptions } from './quickOptions.ts';
import { useAccept } from './useAccept.ts';
import type { CompiledFormState } from './useCompiledForm.ts';

/** What a form asks whose options are its buttons. */
export function QuickQuestion({ field }: { field: Field }) {
  const say = useMessages();
  const state = useElicitationField(field);
  return (
    <div {...slot('field')}>
      <p id={state.ids.label} {...slot('label')} {...labelText(field, say)} />
      {drawHelp({ field, state, say })}
    </div>
  );
}

/**
 * The buttons of a form that asks one thing only: its options are among them.
 * @selector `[data-slot='elicitation-quick']` a button that answers with its option
 */
export function QuickAnswers({ state }: { state: CompiledFormState }) {
  const say = useMessages();
  const [chosen, setChosen] = useState('');
  const [isTooSoon, onTooSoon] = useState(false);
  const { form, sending, failure } = state;
  const answerButton = useAnswerButton(sending);
  const [field] = form.fields;
  const { ids, getDescriptionProps } = useElicitationField(field!);
  const answer = (text: string) => {
    const made = form.toContent({ [field!.id]: text });
    if (sending || !('content' in made)) return;
    setChosen(text);
    state.respond({ action: 'accept', content: made.content });
  };
  return (
    <ActionRow
      buttons={[
        ...quickOptions(form)!.map(({ text, label }) => (
          <QuickButton
            key={text}
            {...{ state, onTooSoon }}
            isChosen={text === chosen}
            describedBy={`${ids.label} ${getDescriptionProps({})['aria-describedby'] ?? ''}`.trim()}
            onAnswer={() => answer(text)}
          >
            {label === '' ? say(text as 'yes' | 'no') : plainLine(label)}
          </QuickButton>
        )),
        answerButton('decline', state.getDeclineProps()),
        answerButton('cancel', state.getCancelProps()),
      ]}
      tooSoon={isTooSoon && say('tooEarly')}
      {...{ failure, sending }}
    />
  );
}

interface QuickButtonProps {
  state: CompiledFormState;
  /** Its answer is the one that was given last. */
  isChosen: boolean;
  describedBy: string;
  onAnswer: () => void;
  onTooSoon: (isTooSoon: boolean) => void;
  children: ReactNode;
}

function QuickButton({
  state,
  isChosen,
  describedBy,
  onAnswer,
  onTooSoon,
  children,
}: QuickButtonProps) {
  const { Button } = useComponents();
  const say = useMessages();
  const { isTooSoon, getProps } = useAccept(state.presses, (whenMeant) => whenMeant(onAnswer));
  useEffect(() => onTooSoon(isTooSoon), [onTooSoon, isTooSoon]);
  const { 'data-sending': isSlow, ...disabled } = sendingProps(state.sending, 'accept');
  const isSent = isChosen ? isSlow : undefined;
  return (
    <Button
      {...getProps()}
      {...disabled}
      type="button"
      aria-describedby={describedBy}
      data-sending={isSent}
      data-emphasis="secondary"
      data-slot="elicitation-quick"
    >
      <bdi>{isSent === undefined ? children : say('sending')}</bdi>
    </Button>
  );
}
