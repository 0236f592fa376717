'use client';
import { useId } from 'react';
import { useMessages } from '../settings/ElicitationSettings.ts';
import type { ElicitationFormState } from './useCompiledForm.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';

/**
 * Accept, Decline and Cancel; or the question whether to discard an edited answer, in their place.
 *
 * @selector `[data-slot='elicitation-actions']` a row of buttons at the foot
 * @selector `[data-slot='elicitation-accept']` the button that sends the form
 * @selector `[data-slot='elicitation-decline']` the button that says no
 * @selector `[data-slot='elicitation-cancel']` the button that dismisses the request
 * @selector `[data-slot='elicitation-too-soon']` that Accept was pressed before the form could be read
 * @selector `[data-slot='elicitation-discard']` the question whether to discard what was entered
 * @selector `[data-slot='elicitation-discard-question']` its words
 * @selector `[data-slot='elicitation-keep-editing']` the button that goes back to the form
 * @selector `[data-slot='elicitation-discard-button']` the button that discards what was entered
 */
export function FormActions({ state }: { state: ElicitationFormState }) {
  const { Button } = useComponents();
  const say = useMessages();
  const questionId = useId();
  const ref = useReturnedFocus(state.isConfirmingDiscard);
  if (state.isConfirmingDiscard) {
    return (
      // Keyed apart: a button that React used again would keep focus and mean another thing.
      <div
        key="question"
        ref={ref}
        role="group"
        aria-labelledby={questionId}
        data-slot="elicitation-discard"
      >
        <p id={questionId} data-slot="elicitation-discard-question">
          {say('discardQuestion')}
        </p>
        <Button
          type="button"
          data-emphasis="secondary"
          data-slot="elicitation-keep-editing"
          onClick={state.keepEditing}
        >
          {say('keepEditing')}
        </Button>
        <Button
          {...state.getCancelProps()}
          data-emphasis="danger"
          data-slot="elicitation-discard-button"
        >
          {say('discard')}
        </Button>
      </div>
    );
  }
  return (
    <div key="actions" ref={ref} data-slot="elicitation-actions">
      {!state.isUnsatisfiable && (
        <Button {...state.getAcceptProps()} data-slot="elicitation-accept">
          {say('accept')}
        </Button>
      )}
      <Button {...state.getDeclineProps()} data-slot="elicitation-decline">
        {say('decline')}
      </Button>
      <Button {...state.getCancelProps()} data-slot="elicitation-cancel">
        {say('cancel')}
      </Button>
      {state.isTooSoon && (
        <p role="alert" data-slot="elicitation-too-soon">
          {say('acceptTooEarly')}
        </p>
      )}
    </div>
  );
}
