'use client';
import { useId } from 'react';
import { slot } from '../dom/slot.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { SendFailed } from '../frame/SendFailed.tsx';
import { SendingStatus, useSendingWords } from '../frame/SendingStatus.tsx';
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
 * @selector `[data-slot='elicitation-too-soon']` the message that a button was pressed too soon
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
  const sendingOr = useSendingWords(state.sending);

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
        <Button
          {...state.getCancelProps()}
          data-emphasis="danger"
          data-slot="elicitation-discard-button"
        >
          {sendingOr('cancel', say('discard'))}
        </Button>
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
        !state.isUnsatisfiable && (
          <Button key="accept" {...state.getAcceptProps()} data-slot="elicitation-accept">
            {sendingOr('accept', say('accept'))}
          </Button>
        ),
        <Button key="decline" {...state.getDeclineProps()} data-slot="elicitation-decline">
          {sendingOr('decline', say('decline'))}
        </Button>,
        <Button key="cancel" {...state.getCancelProps()} data-slot="elicitation-cancel">
          {sendingOr('cancel', say('cancel'))}
        </Button>,
      ]}
    >
      {state.isTooSoon && (
        <p role="alert" {...slot('too-soon muted')}>
          <bdi>{say('tooEarly')}</bdi>
        </p>
      )}
      <SendFailed failure={state.failure} />
      <SendingStatus sending={state.sending} />
    </ActionRow>
  );
}
