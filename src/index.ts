export { Elicitation, type ElicitationProps } from './react/outlet/Elicitation.tsx';
export { ElicitationForm } from './react/form/ElicitationForm.tsx';
export type { ElicitationFormProps } from './react/form/ElicitationFormProps.ts';
export {
  ElicitationRequests,
  type ElicitationRequestsProps,
  type HostRequest,
} from './react/outlet/ElicitationRequests.tsx';
export {
  ElicitationOutlet,
  type ElicitationOutletProps,
} from './react/outlet/ElicitationOutlet.tsx';
export { ElicitationSlot, type ElicitationSlotProps } from './react/outlet/ElicitationSlot.tsx';
export {
  ElicitationProvider,
  type ElicitationProviderProps,
} from './react/settings/ElicitationProvider.tsx';
export {
  ElicitationReceipt,
  type ElicitationReceiptProps,
} from './react/receipt/ElicitationReceipt.tsx';
export { UrlConsent, type UrlConsentProps } from './react/consent/UrlConsent.tsx';
export { FormField } from './react/form/FormField.tsx';
export type { ElicitationComponents, SlotProps } from './react/settings/ElicitationComponents.ts';
export { useElicitationForm } from './react/form/useElicitationForm.ts';
export type { ElicitationFormState } from './react/form/ElicitationFormState.ts';
export {
  ElicitationFormContext,
  useElicitationField,
  type ElicitationFieldState,
} from './react/form/field/useElicitationField.ts';
export {
  useElicitationAttention,
  type ElicitationAttentionOptions,
} from './react/outlet/useElicitationAttention.ts';
export {
  useElicitationQueue,
  type ElicitationQueueState,
} from './react/outlet/useElicitationQueue.ts';
export type { ElicitationMessages } from './locales/messages.ts';
export type { ElicitationServer, OutletQueue, PendingRequest } from './queue/index.ts';
export { ElicitRequestError, type ElicitResult, type FormValues } from './core/index.ts';
