'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { ActionRow } from '../frame/ActionRow.tsx';
import { plainLine } from '../frame/plainText.ts';
import { useAnswerButton } from '../frame/useAnswerButton.tsx';
import { sendingProps } from '../request/sendingProps.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { quickOptions } from './quickOptions.ts';
import { useAccept } from './useAccept.ts';
import type { CompiledFormState } from './useCompiledForm.ts';

/**
 * The buttons of a form that asks one thing only: its options are among them.
 * @selector `[data-slot='elicitation-quick']` a button that answers with its option
 */
export function QuickAnswers({
  state,
  describedBy,
}: Pick<QuickButtonProps, 'state' | 'describedBy'>) {
  const say = useMessages();
  const [chosen, setChosen] = useState('');
  const [isTooSoon, onTooSoon] = useState(false);
  const { form, sending, failure } = state;
  const answerButton = useAnswerButton(sending);
  const answer = (text: string) => {
    const made = form.toContent({ [form.fields[0]!.id]: text });
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
            {...{ state, describedBy, onTooSoon }}
            isChosen={text === chosen}
            onAnswer={() => answer(text)}
          >
            {plainLine(label) || say(text as 'yes' | 'no')}
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
  // A press on one option is not told of another.
  const { 'data-sending': slow, ...disabled } = sendingProps(state.sending, 'accept');
  const isSlow = isChosen && slow === '';
  return (
    <Button
      {...getProps()}
      {...disabled}
      data-sending={isSlow ? '' : undefined}
      type="button"
      aria-describedby={describedBy}
      data-emphasis="secondary"
      data-slot="elicitation-quick"
    >
      <bdi>{isSlow ? say('sending') : children}</bdi>
    </Button>
  );
}
