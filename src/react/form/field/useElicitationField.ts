'use client';
import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ChangeEventHandler,
  type FocusEventHandler,
  type RefCallback,
} from 'react';
import type { ContentIssue, Field, FormValue } from '../../../core/index.ts';
import type { FormBinding, FormInternals } from '../FormBinding.ts';

/** The form that fields stand in: `useElicitationForm().binding`. */
export const ElicitationFormContext = createContext<FormBinding | null>(null);

/** @throws {Error} outside an `ElicitationFormContext` */
export function useFormInternals(): FormInternals {
  const binding = useContext(ElicitationFormContext);
  if (!binding) {
    throw new Error(
      'A field was rendered outside a form. Wrap it in <ElicitationFormContext.Provider value={state.binding}>.',
    );
  }
  return binding as unknown as FormInternals;
}

/** Element ids of a field's parts. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly required: string;
  readonly description: string;
  /** What is sensitive about it. */
  readonly sensitive: string;
  readonly hint: string;
  readonly error: string;
  readonly notes: string;
}

/** One field being answered. It changes, and its component renders, only when this field does. */
export interface ElicitationFieldState {
  readonly ids: FieldIds;
  /** What blocks this answer, once that is to be shown: after the first blur or a submit. */
  readonly issue: ContentIssue | undefined;
  /** What is worth saying about it, without blocking. */
  readonly notes: readonly ContentIssue[];
  /** No answer would be valid; it can only be left out. */
  readonly isUnsatisfiable: boolean;
  /** Most answers of the form are required, so that the others are marked. */
  readonly isMostlyRequired: boolean;
  /** What the form holds for it now. */
  getValue: () => FormValue;
  /** Records an answer from a control that is not an element of its own, and validates it. */
  setValue: (value: FormValue) => void;
  /** Says that focus left such a control, or moved out of a group of them. */
  onBlur: FocusEventHandler;
  /** For the element that holds the field's controls. */
  readonly containerRef: RefCallback<HTMLElement>;
  /** For a native input, textarea, select or radio button, left uncontrolled. */
  getInputProps: () => NativeInputProps;
  /** Judges the answer now: a half-typed date changes without the browser telling. */
  validate: () => void;
  /** What a control is described by, and whether it is in error. */
  getDescriptionProps: (described: DescribedBy) => DescriptionProps;
}

export interface NativeInputProps {
  name: string;
  ref: RefCallback<HTMLElement>;
  onChange: ChangeEventHandler;
  onBlur: FocusEventHandler;
}

/** Which of a field's texts describe its control. */
export interface DescribedBy {
  hint?: boolean;
  /** "Required", for a control that cannot say so by `aria-required`. */
  required?: boolean;
}

export interface DescriptionProps {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The id of the element that holds or is a field's control. */
export const controlIdOf = (idPrefix: string, fieldId: string): string =>
  `${idPrefix}${fieldId}-control`;

/** The state of one field of the form around it, and props for its controls. */
export function useElicitationField(field: Field): ElicitationFieldState {
  const { idPrefix, register, verdicts, elements, unsatisfiable, isMostlyRequired, ...internals } =
    useFormInternals();
  const { id } = field;
  const { subscribe, read } = verdicts.cell(id);
  const { issue, notes } = useSyncExternalStore(subscribe, read, read);
  const registration = register(id);
  const containerRef = useMemo(() => elements.register(id), [elements, id]);
  const part = (name: string) => `${idPrefix}${id}-${name}`;
  const ids: FieldIds = {
    control: controlIdOf(idPrefix, id),
    label: part('label'),
    required: part('required'),
    description: part('description'),
    sensitive: part('sensitive'),
    hint: part('hint'),
    error: part('error'),
    notes: part('notes'),
  };
  const { afterPress, getValue, validate } = internals;

  return {
    ids,
    issue,
    notes,
    isUnsatisfiable: unsatisfiable.has(field.property),
    isMostlyRequired,
    getValue: () => getValue(id),
    setValue(value) {
      void registration.onChange({ target: { name: id, value }, type: 'change' });
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget !== currentTarget && currentTarget.contains(relatedTarget)) return;
      afterPress(() => {
        void registration.onBlur({ target: { name: id, value: getValue(id) }, type: 'blur' });
      });
    },
    containerRef,
    getInputProps: () => ({
      ...registration,
      onBlur(event) {
        afterPress(() => void registration.onBlur(event));
      },
    }),
    validate: () => afterPress(() => validate(id)),
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
