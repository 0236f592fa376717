export { Elicitation, type ElicitationProps } from './components/Elicitation.tsx';
export { ElicitationForm, type ElicitationFormProps } from './components/ElicitationForm.tsx';
export { ElicitationOutlet, type ElicitationOutletProps } from './components/ElicitationOutlet.tsx';
export {
  ElicitationProvider,
  type ElicitationProviderProps,
} from './components/ElicitationProvider.tsx';
export { FormField } from './components/FormField.tsx';
export type { ColorScheme } from './components/colorScheme.ts';
export type { Presentation } from './components/Frame.tsx';
export type { ElicitationComponents } from './components/slots.ts';
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
export { useElicitationQueue, type ElicitationQueueState } from './hooks/useElicitationQueue.ts';
export type { FormBinding } from './hooks/FormBinding.ts';
export type { AnswerStatus } from './hooks/useAnswerOnce.ts';
export type { DismissedBy } from './hooks/useModalDialog.ts';
export type { ElicitationMessages, Message, PluralMessage } from './locales/en.ts';
export type { ElicitationServer, PendingRequest } from './queue/index.ts';
export { ElicitRequestError, type ElicitResult } from './core/index.ts';
