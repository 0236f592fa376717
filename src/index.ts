export { Elicitation, type ElicitationProps } from './react/outlet/Elicitation.tsx';
export { ElicitationForm } from './react/form/ElicitationForm.tsx';
export type { ElicitationFormProps, FormRequestProps } from './react/form/ElicitationFormProps.ts';
export type { RequestProps } from './react/frame/RequestProps.ts';
export {
  ElicitationRequests,
  type ElicitationRequestsProps,
  type HostRequest,
} from './react/outlet/ElicitationRequests.tsx';
export {
  ElicitationOutlet,
  type ElicitationOutletProps,
} from './react/outlet/ElicitationOutlet.tsx';
export {
  ElicitationProvider,
  type ElicitationProviderProps,
} from './react/settings/ElicitationProvider.tsx';
export {
  ElicitationReceipt,
  type ElicitationReceiptProps,
} from './react/receipt/ElicitationReceipt.tsx';
export { UrlConsent, type UrlConsentProps } from './react/consent/UrlConsent.tsx';
export type { UrlRequestProps } from './react/consent/UrlRequestProps.ts';
export { FormField } from './react/form/FormField.tsx';
export type { ColorScheme } from './react/settings/colorScheme.ts';
export type { Presentation } from './react/frame/Frame.tsx';
export type {
  ButtonEmphasis,
  ElicitationComponents,
  SlotProps,
} from './react/settings/ElicitationComponents.ts';
export { useElicitationForm } from './react/form/useElicitationForm.ts';
export type {
  ElicitationFormState,
  UseElicitationFormOptions,
} from './react/form/ElicitationFormState.ts';
export {
  ElicitationFormContext,
  useElicitationField,
  type DescriptionProps,
  type ElicitationFieldState,
  type NativeInputProps,
} from './react/form/field/useElicitationField.ts';
export {
  useUrlConsent,
  type UrlConsentPhase,
  type UrlConsentState,
  type UseUrlConsentOptions,
} from './react/consent/useUrlConsent.ts';
export type { ConfirmProps, ConsentReadiness } from './react/consent/useConfirm.ts';
export type {
  ActionsAt,
  OpenUrl,
  SensitiveFields,
  UrlSettings,
} from './react/settings/ElicitationSettings.ts';
export {
  useElicitationQueue,
  type ElicitationQueueState,
} from './react/outlet/useElicitationQueue.ts';
export type { FieldIds } from './react/form/field/idsOf.ts';
export type { FormBinding } from './react/form/field/FormBinding.ts';
export type {
  AnswerState,
  AnswerStatus,
  OnRespond,
  Sending,
} from './react/request/useAnswerOnce.ts';
export type { DismissedBy } from './react/frame/useModalDialog.ts';
export type { Message, PluralMessage } from './locales/Message.ts';
export type { ElicitationMessages } from './locales/messages.ts';
export type {
  ClosedReason,
  DraftStorage,
  ElicitationServer,
  OutletQueue,
  PendingRequest,
  QueueState,
  RequestState,
  SendFailure,
  Stage,
} from './queue/index.ts';
export { ElicitRequestError, type ElicitResult, type FormValues } from './core/index.ts';
export type { UrlAnalysis, UrlFinding, UrlFindingCode } from './url/index.ts';
