'use client';
import {
  createContext,
  useContext,
  useSyncExternalStore,
  type ChangeEvent,
  type ChangeEventHandler,
  type FocusEventHandler,
  type RefCallback,
} from 'react';
import type { ContentIssue, Field, FormValue } from '../../../core/index.ts';
import type { FormBinding } from './FormBinding.ts';
import type { FieldIds } from './idsOf.ts';
import { MountedForm } from './MountedForm.ts';

/** The form around the fields. Its value is `useElicitationForm().binding`. */
export const ElicitationFormContext = createContext<FormBinding | null>(null);

export const useMountedForm = (): MountedForm => mountedOf(useContext(ElicitationFormContext));

/** @throws {Error} outside an `ElicitationFormContext` */
export function mountedOf(binding: FormBinding | null): MountedForm {
  if (binding instanceof MountedForm) return binding;
  throw new Error(
    'A field was rendered outside a form. Wrap it in <ElicitationFormContext.Provider value={state.binding}>.',
  );
}

/** One field being answered. Its component renders again only when this field changes. */
export interface ElicitationFieldState {
  readonly ids: FieldIds;
  /** The error that blocks this answer. Undefined until it should be shown: after the first blur or a submit. */
  readonly issue: ContentIssue | undefined;
  /** Notes about the answer that do not block it. */
  readonly notes: readonly ContentIssue[];
  /** No answer to the field is valid. It can only be left out. */
  readonly isUnsatisfiable: boolean;
  /** Most answers of the form are required, so only the optional ones are marked. */
  readonly isMostlyRequired: boolean;
  /** The form's current value of the field. */
  getValue: () => FormValue;
  /** Records and validates the answer of a control that does not use `getInputProps`. */
  setValue: (value: FormValue) => void;
  /** For such a control, or for the element around a group of them: reports that focus has left it. */
  onBlur: FocusEventHandler;
  /** For the element that holds the field's controls. */
  readonly containerRef: RefCallback<HTMLElement>;
  /** For a native input, textarea, select or radio button, left uncontrolled. */
  getInputProps: () => NativeInputProps;
  /** Validates the answer now. A half-typed date changes without an event from the browser. */
  validate: () => void;
  /**
   * Props that say which texts describe a control, and whether its answer is wrong. `required` is for a control that cannot say
   * so by `aria-required`.
   */
  getDescriptionProps: (describedBy: { hint?: boolean; required?: boolean }) => DescriptionProps;
}

interface NativeInputProps {
  name: string;
  ref: RefCallback<HTMLElement>;
  onChange: ChangeEventHandler;
  onBlur: FocusEventHandler;
}

export interface DescriptionProps {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The state of one field of the form around it, and props for its controls. */
export function useElicitationField(field: Field): ElicitationFieldState {
  const form = useMountedForm();
  const { id } = field;
  const mounted = form.fields.get(id)!;
  const { ids } = mounted;
  const { issue, notes } = useSyncExternalStore(mounted.subscribe, mounted.read, mounted.read);
  const setValue = (value: FormValue) => {
    form.control.setValue(id, value);
    if (mounted.judgement) form.validate(mounted, false);
  };
  // Leaving a field by pressing a button is not announced, because focus goes to what the press does. In Safari focus does
  // not go to the button, so the list seems left.
  const leave = () =>
    form.hold.after((wasPressed) => {
      form.validate(mounted);
      if (!wasPressed) form.left(mounted);
    });

  return {
    ids,
    issue,
    notes,
    isUnsatisfiable: mounted.plan.unsatisfiable,
    isMostlyRequired: form.outlook.isMostlyRequired,
    getValue: () => form.control.getValues(id),
    setValue,
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget === currentTarget || !currentTarget.contains(relatedTarget)) leave();
    },
    containerRef: mounted.attach,
    getInputProps: () => ({
      name: id,
      ref: (control) => mounted.write(control, form.control.getValues(id)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value),
      onBlur: leave,
    }),
    validate: () => form.hold.after(() => form.validate(mounted)),
    getDescriptionProps: ({ hint = false, required = false }) => {
      const describing = [
        required && ids.required,
        field.sensitive && ids.sensitive,
        field.description !== undefined && ids.description,
        hint && ids.hint,
        issue && ids.error,
        notes.length > 0 && ids.notes,
      ];
      return {
        'aria-describedby': describing.filter(Boolean).join(' ') || undefined,
        'aria-invalid': issue ? true : undefined,
      };
    },
  };
}
