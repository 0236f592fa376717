'use client';
import { useId } from 'react';
import { slot } from '../dom/slot.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { SendFailed } from '../frame/SendFailed.tsx';
import { SendingStatus } from '../frame/SendingStatus.tsx';
import { useAnswerButton } from '../frame/useAnswerButton.tsx';
import { useMessages } from '../settings/useMessages.ts';
import type { ElicitationFormState } from './ElicitationFormState.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { buttonProps } from '../settings/buttonProps.ts';

/**
 * Accept, Decline and Cancel. The question whether to discard an edited answer takes their place.
 * @selector `[data-slot='elicitation-accept']` the button that sends the form
 * @selector `[data-slot='elicitation-decline']` the button that says no
 * @selector `[data-slot='elicitation-cancel']` the button that dismisses the request
 * @selector `[data-slot='elicitation-discard']` the question whether to discard what was entered
 * @selector `[data-slot='elicitation-discard-question']` the words of that question
 * @selector `[data-slot='elicitation-keep-editing']` the button that goes back to the form
 * @selector `[data-slot='elicitation-discard-button']` the button that discards what was entered
 */
export function FormActions({ state }: { state: ElicitationFormState }) {
  const { Button } = useComponents();
  const say = useMessages();
  const questionId = useId();
  const ref = useReturnedFocus(state.isConfirmingDiscard);
  const answerButton = useAnswerButton(state.sending);

  if (state.isConfirmingDiscard) {
    return (
      // The keys differ, because a button that React reused would keep focus and mean something else.
      <div key="question" ref={ref} role="group" aria-labelledby={questionId} {...slot('discard')}>
        <p id={questionId} {...slot('discard-question')}>
          <bdi>{say('discardQuestion')}</bdi>
        </p>
        <Button {...buttonProps('secondary', 'keep-editing', state.keepEditing)}>
          {say('keepEditing')}
        </Button>
        {answerButton(
          'cancel',
          { ...state.getCancelProps(), 'data-emphasis': 'danger' },
          'discard-button',
          say('discard'),
        )}
        <SendFailed failure={state.failure} />
        <SendingStatus sending={state.sending} />
      </div>
    );
  }
  return (
    <ActionRow
      key="actions"
      rowRef={ref}
      buttons={[
        !state.isUnsatisfiable && answerButton('accept', state.getAcceptProps()),
        answerButton('decline', state.getDeclineProps()),
        answerButton('cancel', state.getCancelProps()),
      ]}
      tooSoon={state.isTooSoon && say('tooEarly')}
      failure={state.failure}
      sending={state.sending}
    />
  );
}
