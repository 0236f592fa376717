'use client';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { CompiledForm, ElicitContent, SchemaIssue } from '../../core/index.ts';
import { report } from '../../queue/index.ts';
import { isPicked } from './field/controlOf.ts';
import { FieldElements } from './field/FieldElements.ts';
import { editedAnswers, editedFields, typedAnswers } from './formValues.ts';
import { isFromInputMethod } from '../dom/isFromInputMethod.ts';
import type { FormBinding } from './field/FormBinding.ts';
import type { FormInternals } from './field/FormInternals.ts';
import { createHold } from '../dom/createHold.ts';
import { outlookOf } from './field/outlookOf.ts';
import { useAccept, type WhenMeant } from './useAccept.ts';
import { useFormControl } from './useFormControl.ts';
import { SpokenIssues } from './field/SpokenIssues.ts';
import { useRefusedIssues } from './useRefusedIssues.ts';
import { useDraft } from './useDraft.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { isStrayClick } from '../guard/isStrayClick.ts';
import { sendingProps } from '../request/sendingProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { isUnanswered, useAnswerOnce } from '../request/useAnswerOnce.ts';
import type { ElicitationFormState, UseElicitationFormOptions } from './ElicitationFormState.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';

/** What is there again if the form comes back, because its answer was lost. */
const kept = { keepValue: true, keepError: true, keepTouched: true };

/**
 * The state of a form being answered.
 *
 * @param isJudged whether the fields that ask for secrets have been marked
 */
export function useCompiledForm(
  form: CompiledForm,
  isJudged: boolean,
  { onRespond, onIssue, signal, validation, draft, onDraft }: UseElicitationFormOptions,
): ElicitationFormState {
  const idPrefix = useId();
  const [elements] = useState(() => new FieldElements());
  const findIncomplete = useMemo(() => {
    const maybe = form.fields.filter((field) => isPicked(field) || 'options' in field);
    const ids = maybe.map(({ id }) => id);
    return () => elements.incompleteAmong(ids);
  }, [form, elements]);
  const [hold] = useState(createHold);
  const [keptBefore] = useState(draft);
  const fault = useRef<unknown>(undefined);
  const onFault = useCallback((error: unknown) => {
    fault.current = error;
    report(error);
  }, []);
  const { control, verdicts, schema, suggested } = useFormControl(
    form,
    draft,
    findIncomplete,
    onFault,
  );
  const { getValues, handleSubmit } = control;
  const spoken = useMemo(() => new SpokenIssues(verdicts, elements), [verdicts, elements]);
  // A ref, not the status: a queue may remove the form before the new status is rendered.
  const isDoneWith = useRef(false);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  useReportedIssues(form, onIssue);

  const readDraft = () => {
    if (isDoneWith.current) return undefined;
    elements.adoptTicks();
    // `useElicitationForm` does not wait for the detector. Until it has run, any answer may be a secret. What was kept before
    // is better than nothing.
    return isJudged ? editedAnswers(form, getValues(), suggested) : keptBefore;
  };
  const keepDraft = useDraft(readDraft, onDraft, signal);
  const cancel = () => {
    isDoneWith.current = isConfirmingDiscard;
    respond({ action: 'cancel' });
  };
  const { status, sending, failure, respond, fail } = useAnswerOnce(
    { onRespond, signal },
    (action) => {
      // A canceled answer may be wanted later. An answer that was sent, declined or discarded is not.
      isDoneWith.current = action !== 'cancel' || isConfirmingDiscard;
      keepDraft();
    },
  );
  useEffect(() => {
    // The form is there again, as it was filled.
    if (failure) isDoneWith.current = false;
  }, [failure]);
  const presses = usePresses(isUnanswered(status));
  const accept = useAccept(presses, submit);
  const anyway = useAccept(presses, submitAnyway, validation === 'warn');

  useRefusedIssues(failure, schema, handleSubmit);

  const binding = useMemo<FormInternals>(
    () => ({
      ...outlookOf(form),
      idPrefix,
      form,
      register: control.register,
      verdicts,
      elements,
      spoken,
      getTyped: () => typedAnswers(form, control.getValues(), suggested),
      getValue: (fieldId) => control.getValues(fieldId),
      validate: (id) => control.trigger(id).then(() => verdicts.show(id)),
      afterPress: hold.after,
      release: () => control.unregister(undefined, kept),
    }),
    [idPrefix, form, control, suggested, verdicts, elements, spoken, hold],
  );
  const { isUnsatisfiable } = binding;

  function isEdited(): boolean {
    elements.visitAll();
    elements.adoptTicks();
    if (findIncomplete().length > 0) return true;
    return editedFields(form, getValues(), suggested).length > 0;
  }

  function dismiss(by: DismissedBy): void {
    if (!isUnanswered(status)) return;
    // A click beside the dialog is not meant to stop an answer that is on its way.
    if (sending && sending.action !== 'cancel' && by === 'outside') return;
    if (sending || !isEdited()) cancel();
    else if (by !== 'outside') setConfirmingDiscard(by === 'button' || !isConfirmingDiscard);
  }

  const isSensitive = form.fields.some(({ sensitive }) => sensitive);
  const showFault = () => {
    // Otherwise Accept would do nothing, without a reason.
    if (fault.current !== undefined) fail({ action: 'accept', error: fault.current });
  };
  const isUnread = () => {
    fault.current = elements.reportUnread();
    showFault();
    return fault.current !== undefined;
  };
  /** Points to a field that was filled in out of sight, and says so. Returns whether there is one. */
  function pointToFilled(): boolean {
    const edited = editedFields(form, getValues(), suggested);
    const filled = edited.find(({ id }) => elements.showUnseen(id));
    if (filled) {
      const { property, id } = filled;
      // Screen readers read the note with the control that gets focus.
      flushSync(() => schema.refuse([{ property, code: 'filled-in', params: {} }], 'notes'));
      spoken.pointTo(id);
    }
    return filled !== undefined;
  }
  function submit(whenMeant: WhenMeant): void {
    if (isUnsatisfiable || isConfirmingDiscard || sending || isUnread()) return;
    // A person may have used fields before the page's scripts ran, when no visit was recorded.
    elements.visitAll();
    // The page has to show what a script has chosen: a search may have led to it.
    flushSync(() => elements.adoptTicks());
    const accepted = (content: ElicitContent) =>
      whenMeant(
        () =>
          // What may be read otherwise than it was meant is not sent before the person has seen that.
          spoken.pointToMisread() || pointToFilled() || respond({ action: 'accept', content }),
      );
    void handleSubmit(accepted, showFault)();
  }
  function submitAnyway(whenMeant: WhenMeant): void {
    whenMeant(() => {
      if (isUnread() || pointToFilled()) return;
      elements.adoptTicks();
      respond({ action: 'accept', content: schema.contentAsEntered(getValues()) });
    });
  }

  // React carries events through portals. A form drawn inside a host's form must not submit the host's form.
  const keepHere = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const noteEdit = ({ isTrusted }: SyntheticEvent) => isTrusted && accept.edited();

  return {
    form,
    status,
    sending,
    failure,
    isSensitive,
    isUnsatisfiable,
    isConfirmingDiscard,
    isTooSoon: accept.isTooSoon || anyway.isTooSoon,
    dismiss,
    keepEditing: () => setConfirmingDiscard(false),
    focusField: (fieldId) => elements.focus(fieldId),
    getFormProps: () => ({
      noValidate: true,
      // Before the page's scripts run, Accept must not put what was typed into the address.
      method: 'dialog',
      // Only a script submits the form. Browsers stop that event at a form around this one, where React would not hear it.
      onSubmitCapture: (event: SyntheticEvent) =>
        event.target === event.currentTarget && keepHere(event),
      // A slot's own form, which React carries here through a portal.
      onSubmit: keepHere,
      // Stopped as well: React takes a box for ticked before the browser takes the tick back.
      onClickCapture: (event: MouseEvent) => isStrayClick(event) && keepHere(event),
      onInput: noteEdit,
      onPaste: noteEdit,
      onChange: ({ nativeEvent }: SyntheticEvent) => elements.changed(nativeEvent),
      onFocus({ target, relatedTarget }: FocusEvent) {
        elements.visit(target);
        spoken.entered(target, relatedTarget);
      },
      // Captured, to record the visit before leaving the field validates it.
      onBlurCapture: ({ target }: FocusEvent) => elements.visit(target),
      onKeyDown(event: KeyboardEvent) {
        // Enter on a box may be meant to tick it.
        const isBox = (event.target as Partial<HTMLInputElement>).type === 'checkbox';
        // A key that is held down would send what its first press has only shown.
        const isHeld = event.repeat && (event.target as Element).tagName === 'INPUT';
        const isOther = isBox || isHeld || isFromInputMethod(event);
        if (event.key === 'Enter' && isOther) event.preventDefault();
      },
      onKeyUp: elements.reached,
    }),
    getRootProps: () => ({ onMouseDown: hold.start }),
    getAcceptProps: () => ({
      ...accept.getProps(),
      'data-emphasis': isSensitive ? 'secondary' : 'primary',
      ...sendingProps(sending, 'accept'),
    }),
    getSendAnywayProps:
      validation === 'warn'
        ? () => ({
            ...anyway.getProps(),
            // Not `submit`: Enter in a field must not press this button.
            type: 'button',
            'data-emphasis': 'danger',
            ...sendingProps(sending, 'accept'),
          })
        : undefined,
    getDeclineProps: () => ({
      ...answerButtonProps(
        presses,
        () => respond({ action: 'decline' }),
        // Declining is best if the form asks for secrets or has no valid answer.
        isSensitive || isUnsatisfiable ? 'primary' : 'secondary',
      ),
      ...sendingProps(sending, 'decline'),
    }),
    getCancelProps: () => ({
      ...answerButtonProps(presses, cancel),
      ...sendingProps(sending, 'cancel'),
    }),
    binding: binding as unknown as FormBinding,
  };
}

/** Reports the faults in the server's schema to the host, once. */
function useReportedIssues(
  form: CompiledForm,
  onIssue: ((issue: SchemaIssue) => void) | undefined,
): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    for (const issue of form.issues) onIssue?.(issue);
  }, [form, onIssue]);
}
