import type { ComponentPropsWithoutRef, MouseEventHandler } from 'react';
import type { CompiledForm } from '../../core/index.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';
import type { AnswerState } from '../request/useAnswerOnce.ts';
import type { SlotProps } from '../settings/ElicitationComponents.ts';
import type { FormRequestProps } from './ElicitationFormProps.ts';
import type { FormBinding } from './field/FormBinding.ts';

export type UseElicitationFormOptions = Pick<
  FormRequestProps,
  'onRespond' | 'onIssue' | 'signal' | 'draft' | 'onDraft'
>;

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
  /** With the provider's `validation: 'warn'`, for a button to show once a submit has failed: it sends the answers as entered. */
  readonly getSendAnywayProps: (() => SlotProps<'button'>) | undefined;
  getDeclineProps: () => SlotProps<'button'>;
  getCancelProps: () => SlotProps<'button'>;
  /** For the fields: the value of an `ElicitationFormContext.Provider` around them. */
  readonly binding: FormBinding;
}
