export { Elicitation, type ElicitationProps } from './components/Elicitation.tsx';
export { ElicitationForm, type ElicitationFormProps } from './components/ElicitationForm.tsx';
export { ElicitationOutlet, type ElicitationOutletProps } from './components/ElicitationOutlet.tsx';
export {
  ElicitationProvider,
  type ElicitationProviderProps,
} from './components/ElicitationProvider.tsx';
export {
  ElicitationReceipt,
  type ElicitationReceiptProps,
} from './components/ElicitationReceipt.tsx';
export { UrlConsent, type UrlConsentProps } from './components/UrlConsent.tsx';
export { FormField } from './components/FormField.tsx';
export type { ColorScheme } from './components/colorScheme.ts';
export type { Presentation } from './components/Frame.tsx';
export type { ElicitationComponents, SlotProps } from './components/slots.ts';
export {
  useElicitationForm,
  type ElicitationFormState,
  type UseElicitationFormOptions,
} from './hooks/useElicitationForm.ts';
export {
  ElicitationFormContext,
  useElicitationField,
  type DescribedBy,
  type DescriptionProps,
  type ElicitationFieldState,
  type FieldIds,
  type NativeInputProps,
} from './hooks/useElicitationField.ts';
export {
  useUrlConsent,
  type UrlConsentPhase,
  type UrlConsentState,
  type UseUrlConsentOptions,
} from './hooks/useUrlConsent.ts';
export type { SensitiveFields, UrlSettings } from './hooks/ElicitationSettings.ts';
export type { OpenUrl } from './hooks/openUrl.ts';
export { useElicitationQueue, type ElicitationQueueState } from './hooks/useElicitationQueue.ts';
export type { FormBinding } from './hooks/FormBinding.ts';
export type { AnswerStatus } from './hooks/useAnswerOnce.ts';
export type { DismissedBy } from './hooks/useModalDialog.ts';
export type { ElicitationMessages, Message, PluralMessage } from './locales/messages.ts';
export type { ElicitationServer, PendingRequest } from './queue/index.ts';
export { ElicitRequestError, type ElicitResult } from './core/index.ts';
export type { UrlAnalysis, UrlFinding } from './url/index.ts';
