'use client';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { CompiledForm, ElicitContent, FormValues } from '../../core/index.ts';
import { report, type SendFailure } from '../../queue/index.ts';
import { keepInSight } from '../dom/keepInSight.ts';
import { isFromInputMethod } from '../dom/isFromInputMethod.ts';
import { MountedForm } from './field/MountedForm.ts';
import { useAccept, type WhenMeant } from './useAccept.ts';
import { useDraft } from './useDraft.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { isStrayClick } from '../guard/isStrayClick.ts';
import { sendingProps } from '../request/sendingProps.ts';
import type { Presses } from '../guard/createPresses.ts';
import { usePresses } from '../guard/usePresses.ts';
import { isUnanswered, useAnswerOnce, type Asked } from '../request/useAnswerOnce.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import type { ElicitationFormState, UseElicitationFormOptions } from './ElicitationFormState.ts';
import { issuesOf } from './issuesOf.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';

/** What a host's own form gets, and what the answers that are buttons need beyond it. */
export interface CompiledFormState extends ElicitationFormState, Pick<Asked, 'respond'> {
  readonly presses: Presses;
}

type Options = UseElicitationFormOptions & { approvalRef?: RefObject<HTMLElement | null> };

/**
 * The state of a form being answered.
 * @param isJudged whether the fields that ask for secrets have been marked
 */
export function useCompiledForm(
  form: CompiledForm,
  isJudged: boolean,
  { onRespond, onIssue, signal, draft, onDraft, approvalRef }: Options,
): CompiledFormState {
  const mounted = useMounting(form, draft);
  const [keptBefore] = useState(draft);
  // A ref, not the status: a queue may remove the form before the new status is rendered.
  const isDoneWith = useRef(false);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    for (const issue of form.issues) onIssue?.(issue);
  }, [form, onIssue]);

  const readDraft = () => {
    if (isDoneWith.current) return undefined;
    mounted.adoptShown();
    // `useElicitationForm` does not wait for the detector. Until it has run, any answer may be a secret, so none is kept anew.
    return isJudged ? mounted.draft() : keptBefore;
  };
  const { validation } = useElicitationSettings();
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
  const presses = usePresses(isUnanswered(status));
  const accept = useAccept(presses, submit);
  const anyway = useAccept(presses, submitAnyway, validation === 'warn');

  const refused = useRef<SendFailure>(undefined);
  useEffect(() => {
    // Effects run again if a host hides the form and shows it again (`Activity`). By then the answer may be corrected.
    if (refused.current === failure) return;
    refused.current = failure;
    // The form is there again, as it was filled.
    if (failure) isDoneWith.current = false;
    const issues = failure ? issuesOf(failure.error) : [];
    // Later, since focus moves to what is drawn then.
    if (issues.length > 0) queueMicrotask(() => mounted.refuse(issues));
  }, [failure, mounted]);

  const { isUnsatisfiable } = mounted.outlook;

  function dismiss(by: DismissedBy): void {
    if (!isUnanswered(status)) return;
    // A click beside the dialog is not meant to stop an answer that is on its way.
    if (sending && sending.action !== 'cancel' && by === 'outside') return;
    if (sending || !mounted.isEdited()) cancel();
    else if (by !== 'outside') setConfirmingDiscard(by === 'button' || !isConfirmingDiscard);
  }

  const isSensitive = form.fields.some(({ sensitive }) => sensitive);
  const acceptWith = (content: ElicitContent) => {
    // What is shown is what is sent.
    const persist = approvalRef?.current?.querySelector<HTMLInputElement>(':checked')?.value;
    respond({ action: 'accept', content, ...(persist && { _meta: { persist } }) });
  };
  function submit(whenMeant: WhenMeant): void {
    if (isUnsatisfiable || isConfirmingDiscard || sending || mounted.isComing()) return;
    // The page has to show what a script has chosen: a search may have led to it.
    flushSync(() => mounted.adoptShown());
    const accepted = (content: ElicitContent) =>
      whenMeant(
        () =>
          // What may be read otherwise than it was meant is not sent before the person has seen that.
          mounted.pointToMisread() || mounted.pointToFilled() || acceptWith(content),
      );
    mounted.submit(accepted).catch((error: unknown) => {
      report(error);
      // Otherwise Accept would do nothing, without a reason.
      fail({ action: 'accept', error });
    });
  }
  function submitAnyway(whenMeant: WhenMeant): void {
    whenMeant(() => {
      if (mounted.pointToFilled()) return;
      mounted.adoptShown();
      acceptWith(mounted.contentAsEntered());
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
    focusField: (fieldId) => mounted.fields.get(fieldId)?.focus(),
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
      onChange: ({ nativeEvent }: SyntheticEvent) => watchFilled(mounted, nativeEvent),
      onFocus: ({ target, relatedTarget }: FocusEvent) => mounted.entered(target, relatedTarget),
      onKeyDown(event: KeyboardEvent) {
        // Enter on a box may be meant to tick it.
        const isBox = (event.target as Partial<HTMLInputElement>).type === 'checkbox';
        // A key that is held down would send what its first press has only shown.
        const isHeld = event.repeat && (event.target as Element).tagName === 'INPUT';
        const isOther = isBox || isHeld || isFromInputMethod(event);
        if (event.key === 'Enter' && isOther) event.preventDefault();
      },
      // Keeps what a key has reached in sight. WebKit leaves a text field behind the sticky foot, and Chromium an option.
      onKeyUp({ key, target }: KeyboardEvent) {
        const isOption = (target as Partial<HTMLInputElement>).type === 'radio';
        const isReached = key === 'Tab' || (isOption && key.startsWith('Arrow'));
        if (isReached) keepInSight(target as HTMLElement);
      },
    }),
    getRootProps: () => ({ onMouseDown: mounted.hold.start }),
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
    binding: mounted,
    presses,
    respond,
  };
}

const boxes = '[type=checkbox], [type=radio]';

/**
 * Watches whether a control comes into sight, if something other than a person's hands has changed what is in it. A person's
 * press on a box does not focus it in Safari, and nothing fills one in. A script that changes a `<select>` tests the host, or
 * is a part of its design system.
 */
function watchFilled(mounted: MountedForm, { target, isTrusted }: Event): void {
  const control = target as Element;
  if (control.matches(isTrusted ? boxes : `${boxes}, select`)) return;
  // Firefox moves focus to each control that it fills in, and then back.
  queueMicrotask(() => {
    if (!control.matches(':focus')) mounted.fieldOf(control)?.watch(control);
  });
}

/** The form as a whole. If its fields have been marked as secret meanwhile, it begins anew with what was typed. */
function useMounting(form: CompiledForm, draft: FormValues | undefined): MountedForm {
  const idPrefix = useId();
  const { locale, timeZone: chosenZone } = useElicitationSettings();
  // The zone that fields show. The clock's may have changed since.
  const timeZone = useTimeZone(chosenZone);
  const reading = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  const mount = (before: FormValues | undefined) =>
    new MountedForm(form, idPrefix, reading, before);
  const [mounted, setMounted] = useState(() => mount(draft));
  if (mounted.form !== form) setMounted(mount(mounted.control.getValues()));
  useEffect(() => mounted.begin(), [mounted]);
  useEffect(() => mounted.readIn(reading), [mounted, reading]);
  return mounted;
}
