import type { CompiledForm } from '../../../core/index.ts';

/** A handle of a form. Pass it from `useElicitationForm` to the fields' context. */
export interface FormBinding {
  readonly form: CompiledForm;
}
