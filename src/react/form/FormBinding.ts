import type { UseFormRegister } from 'react-hook-form';
import type { CompiledForm, FormValue, FormValues } from '../../core/index.ts';
import type { FieldElements } from './FieldElements.ts';
import type { FieldVerdicts } from './FieldVerdicts.ts';

declare const internals: unique symbol;

/** A form as its fields know it: handed on from `useElicitationForm` to the context, not looked into. */
export interface FormBinding {
  readonly [internals]: FormInternals;
}

/** What a field needs of the form it stands in. */
export interface FormInternals {
  readonly idPrefix: string;
  readonly form: CompiledForm;
  readonly register: UseFormRegister<FormValues>;
  readonly verdicts: FieldVerdicts;
  readonly elements: FieldElements;
  /** Most answers are required, and not all: the others are marked. */
  readonly isMostlyRequired: boolean;
  /** Properties for which no value would be valid. */
  readonly unsatisfiable: ReadonlySet<string>;
  getValue: (fieldId: string) => FormValue;
  /** Judges a field's answer now, where the browser tells of no change. */
  validate: (fieldId: string) => void;
  /** Runs something now, or once the button that is being pressed is released. */
  afterPress: (run: () => void) => void;
}
