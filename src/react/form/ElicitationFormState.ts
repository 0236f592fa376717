import type { ComponentPropsWithoutRef, MouseEventHandler } from 'react';
import type { CompiledForm, FormValues, SchemaIssue } from '../../core/index.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';
import type { AnswerState, OnRespond } from '../request/useAnswerOnce.ts';
import type { SlotProps } from '../settings/ElicitationComponents.ts';
import type { FormBinding } from './FormBinding.ts';

export interface UseElicitationFormOptions {
  /** Receives the answer, and may return a promise: see `ElicitationFormProps.onRespond`. */
  onRespond: OnRespond;
  /** Called for each fault in the server's schema that does not stop the form. */
  onIssue?: ((issue: SchemaIssue) => void) | undefined;
  /** Abort it to withdraw the request. No answer is sent after that. */
  signal?: AbortSignal | undefined;
  /**
   * `warn` is for people who test servers: a person may then send answers that are not valid. Default: `enforce`.
   */
  validation?: 'enforce' | 'warn' | undefined;
  /** Earlier answers to begin with. Read once. */
  draft?: FormValues | undefined;
  /**
   * Called with the entered answers when the form leaves the page without having been accepted or declined, and each time
   * that the page is hidden. Undefined if there is nothing to keep. Sensitive answers are left out.
   */
  onDraft?: ((draft: FormValues | undefined) => void) | undefined;
}

/** A form-mode request being answered: what to draw, and props for the parts that do something. */
export interface ElicitationFormState extends AnswerState {
  readonly form: CompiledForm;
  /** The form asks for something that grants access or authorizes a payment. Warn before it is typed. */
  readonly isSensitive: boolean;
  /** No answer would be valid. Offer only Decline and Cancel. */
  readonly isUnsatisfiable: boolean;
  /** An edited form was dismissed. Ask before the answers are discarded. */
  readonly isConfirmingDiscard: boolean;
  /** Accept was pressed before anybody could have read the form, so nothing was sent. Tell the person. */
  readonly isTooSoon: boolean;
  /** For Escape, an outside click or a close button. An edited form is not canceled before the person was asked. */
  dismiss: (by: DismissedBy) => void;
  /** Closes the question whether to discard. */
  keepEditing: () => void;
  /** Moves focus into a field. */
  focusField: (fieldId: string) => void;
  getFormProps: () => ComponentPropsWithoutRef<'form'>;
  /** For the element around the form and the buttons that dismiss it. */
  getRootProps: () => { onMouseDown: MouseEventHandler };
  /**
   * Accept takes only a person's press. A script's click or `requestSubmit` sends nothing. In a host's own tests,
   * `disableConsentGuard` from `react-mcp-elicitation/testing` lets scripts click it.
   */
  getAcceptProps: () => SlotProps<'button'>;
  /** With `validation: 'warn'`, for a button to show once a submit has failed: it sends the answers as entered. */
  readonly getSendAnywayProps: (() => SlotProps<'button'>) | undefined;
  getDeclineProps: () => SlotProps<'button'>;
  getCancelProps: () => SlotProps<'button'>;
  /** For the fields: the value of an `ElicitationFormContext.Provider` around them. */
  readonly binding: FormBinding;
}
