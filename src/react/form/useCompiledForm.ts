'use client';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEventHandler,
  type SyntheticEvent,
} from 'react';
import type { CompiledForm, ElicitResult, FormValues, SchemaIssue } from '../../core/index.ts';
import { isPicked } from './field/controlOf.ts';
import { FieldElements } from './FieldElements.ts';
import { isSameAnswer } from './formValues.ts';
import { isFromInputMethod } from '../dom/isFromInputMethod.ts';
import type { FormBinding, FormInternals } from './FormBinding.ts';
import { createPress } from './createPress.ts';
import { useAccept } from './useAccept.ts';
import { useFormControl } from './useFormControl.ts';
import { useRefusedIssues } from './useRefusedIssues.ts';
import { useDraft } from './useDraft.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { sendingProps } from '../request/sendingProps.ts';
import type { SlotProps } from '../settings/ElicitationComponents.ts';
import { usePresses } from '../guard/usePresses.ts';
import {
  isUnanswered,
  useAnswerOnce,
  type AnswerState,
  type OnRespond,
} from '../request/useAnswerOnce.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';

export interface UseElicitationFormOptions {
  /** The answer. A promise says when it has arrived, or why not: see `ElicitationFormProps.onRespond`. */
  onRespond: OnRespond;
  /** Faults in the server's schema that do not stop the form. */
  onIssue?: ((issue: SchemaIssue) => void) | undefined;
  /** Aborted when the request is withdrawn; nothing is answered after that. */
  signal?: AbortSignal | undefined;
  /**
   * `warn`, for testers of servers: what is not valid can be sent all the same, when a person says so. Default: `enforce`.
   */
  validation?: 'enforce' | 'warn' | undefined;
  /** What had been entered before, to begin with. Read once. */
  draft?: FormValues | undefined;
  /**
   * Called with what has been entered when the form leaves the page without having been accepted or
   * declined, and with undefined when nothing is worth keeping. What is sensitive is left out.
   */
  onDraft?: ((draft: FormValues | undefined) => void) | undefined;
}

/** A form-mode request being answered: what to draw, and props for the parts that do something. */
export interface ElicitationFormState extends AnswerState {
  readonly form: CompiledForm;
  /** Something is asked for that grants access or authorises a payment: say so before it is typed. */
  readonly isSensitive: boolean;
  /** No answer would be valid: offer Decline and Cancel alone. */
  readonly isUnsatisfiable: boolean;
  /** An edited form was dismissed: ask before the answer is thrown away. */
  readonly isConfirmingDiscard: boolean;
  /** Accept was pressed before anybody could have read the form, and nothing was sent: say so. */
  readonly isTooSoon: boolean;
  /** Escape, an outside click or a close button: `cancel` at once where nothing was edited, else asks. */
  dismiss: (by: DismissedBy) => void;
  /** Takes back the question whether to discard. */
  keepEditing: () => void;
  /** Moves focus into a field. */
  focusField: (fieldId: string) => void;
  getFormProps: () => ComponentPropsWithoutRef<'form'>;
  /** For the element around the form and whatever buttons dismiss it. */
  getRootProps: () => { onMouseDown: MouseEventHandler };
  /**
   * Accept takes a person's press alone: of a script's click, and of `requestSubmit`, nothing is sent. A host's own tests
   * turn that off by `disableConsentGuard` of `react-mcp-elicitation/testing`.
   */
  getAcceptProps: () => SlotProps<'button'>;
  /** With `validation: 'warn'`, once a submit has failed: sends what was entered as it is. */
  readonly getSendAnywayProps: (() => SlotProps<'button'>) | undefined;
  getDeclineProps: () => SlotProps<'button'>;
  getCancelProps: () => SlotProps<'button'>;
  /** For the fields: the value of an `ElicitationFormContext.Provider` around them. */
  readonly binding: FormBinding;
}

/**
 * The state of a form being answered.
 *
 * @param isJudged whether what is secret in the form is marked
 */
export function useCompiledForm(
  form: CompiledForm,
  isJudged: boolean,
  { onRespond, onIssue, signal, validation, draft, onDraft }: UseElicitationFormOptions,
): ElicitationFormState {
  const idPrefix = useId();
  const [elements] = useState(() => new FieldElements());
  const findIncomplete = useMemo(() => {
    const picked = form.fields.filter(isPicked).map(({ id }) => id);
    return () => elements.incompleteAmong(picked);
  }, [form, elements]);
  const [press] = useState(createPress);
  const presses = usePresses();
  const accept = useAccept(presses);
  const anyway = useAccept(presses, validation === 'warn');
  const fault = useRef<unknown>(undefined);
  const onFault = useCallback((error: unknown) => {
    fault.current = error;
    reportError(error);
  }, []);
  const { control, verdicts, schema } = useFormControl(form, draft, findIncomplete, onFault);
  const { register, getValues, handleSubmit, trigger } = control;
  // Not the status: a queue may take the form away before that is rendered.
  const isDoneWith = useRef(false);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const isReported = useRef(false);

  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    for (const issue of form.issues) onIssue?.(issue);
  }, [form, onIssue]);

  const keepDraft = useDraft(() => {
    if (isDoneWith.current) return undefined;
    // Without markup nothing waits for what tells whether something is secret.
    if (!isJudged) return undefined;
    const values = getValues();
    const edited = form.fields.filter(
      ({ id, sensitive }) => !sensitive && !isSameAnswer(values[id], form.defaultValues[id]),
    );
    if (edited.length === 0) return undefined;
    return Object.fromEntries(edited.map(({ id }) => [id, values[id] ?? '']));
  }, onDraft);
  const { status, sending, failure, respond, fail } = useAnswerOnce(
    onRespond,
    signal,
    ({ action }) => {
      // A canceled answer may be wanted after all; one that was sent, refused or discarded is done with.
      isDoneWith.current = action !== 'cancel' || isConfirmingDiscard;
      keepDraft();
    },
  );

  useRefusedIssues(failure, schema, handleSubmit);

  const isMostlyRequired = useMemo(() => {
    const required = form.fields.filter((field) => field.required).length;
    const optional = form.fields.length - required;
    return optional > 0 && required > optional;
  }, [form]);
  const unsatisfiable = useMemo(() => {
    const issues = form.issues.filter(({ code }) => code === 'unsatisfiable');
    return new Set(issues.map(({ property }) => property));
  }, [form]);
  const isUnsatisfiable = useMemo(() => {
    const optional = form.fields.filter(({ required }) => !required);
    const mayBeLeftOut = new Set(optional.map(({ property }) => property));
    return [...unsatisfiable].some((property) => !mayBeLeftOut.has(property));
  }, [form, unsatisfiable]);

  function isEdited(): boolean {
    elements.visitAll();
    if (findIncomplete().length > 0) return true;
    const values = getValues();
    return form.fields.some(({ id }) => !isSameAnswer(values[id], form.defaultValues[id]));
  }

  function dismiss(by: DismissedBy): void {
    if (!isUnanswered(status)) return;
    if (status === 'sending' || !isEdited()) respond({ action: 'cancel' });
    else if (by !== 'outside') setConfirmingDiscard(by === 'button' || !isConfirmingDiscard);
  }

  const isSensitive = form.fields.some(({ sensitive }) => sensitive);
  const submit = (whenMeant: (send: () => void) => void) => {
    fault.current = undefined;
    const send = handleSubmit(
      (content) => {
        const result: ElicitResult = { action: 'accept', content };
        whenMeant(() => respond(result));
      },
      () => {
        // Nothing that is thrown in a judgement leaves Accept dead without a word.
        if (fault.current !== undefined) fail({ action: 'accept', error: fault.current });
      },
    );
    return send();
  };

  const binding = useMemo<FormInternals>(
    () => ({
      idPrefix,
      form,
      register,
      verdicts,
      elements,
      unsatisfiable,
      isMostlyRequired,
      getValue: (fieldId) => getValues(fieldId),
      validate: (fieldId) => void trigger(fieldId),
      afterPress: press.after,
    }),
    [
      idPrefix,
      form,
      register,
      verdicts,
      elements,
      unsatisfiable,
      isMostlyRequired,
      getValues,
      trigger,
      press,
    ],
  );

  return {
    form,
    status,
    sending,
    failure,
    isSensitive,
    isUnsatisfiable,
    isConfirmingDiscard,
    isTooSoon: accept.isTooSoon,
    dismiss,
    keepEditing: () => setConfirmingDiscard(false),
    focusField: (fieldId) => elements.focus(fieldId),
    getFormProps: () => ({
      noValidate: true,
      onSubmit(event: SyntheticEvent) {
        event.preventDefault();
        // React carries events through portals: a form inside a host's form must not submit that one.
        event.stopPropagation();
        const whenMeant = accept.takePress();
        if (!whenMeant || isUnsatisfiable || isConfirmingDiscard || sending) return;
        // A person may have been faster than the page's scripts.
        elements.visitAll();
        void submit(whenMeant);
      },
      onInput: ({ nativeEvent }: SyntheticEvent) => nativeEvent.isTrusted && accept.edited(),
      onFocus: ({ target }: FocusEvent) => elements.visit(target),
      // Before the field is judged for being left.
      onBlurCapture: ({ target }: FocusEvent) => elements.visit(target),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter' && isFromInputMethod(event)) event.preventDefault();
      },
    }),
    getRootProps: () => ({ onMouseDown: press.start }),
    getAcceptProps: () => ({
      ...accept.getProps(),
      'data-emphasis': isSensitive ? 'secondary' : 'primary',
      ...sendingProps(sending, 'accept'),
    }),
    getSendAnywayProps:
      validation === 'warn'
        ? () => ({
            ...anyway.getProps(),
            // Not the one that Enter in a field presses.
            type: 'button',
            onClick(event) {
              anyway.getProps().onClick?.(event);
              anyway.takePress()?.(() => {
                const content = schema.contentAsEntered(getValues());
                respond({ action: 'accept', content });
              });
            },
            'data-emphasis': 'danger',
            ...sendingProps(sending, 'accept'),
          })
        : undefined,
    getDeclineProps: () => ({
      ...answerButtonProps(
        presses,
        () => respond({ action: 'decline' }),
        // What no server may ask for is best declined.
        isSensitive || isUnsatisfiable ? 'primary' : 'secondary',
      ),
      ...sendingProps(sending, 'decline'),
    }),
    getCancelProps: () => ({
      ...answerButtonProps(presses, () => respond({ action: 'cancel' })),
      ...sendingProps(sending, 'cancel'),
    }),
    binding: binding as unknown as FormBinding,
  };
}
