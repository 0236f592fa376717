'use client';
import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ChangeEvent,
  type ChangeEventHandler,
  type FocusEventHandler,
  type RefCallback,
} from 'react';
import type { ContentIssue, Field, FormValue } from '../../../core/index.ts';
import type { FormBinding } from './FormBinding.ts';
import type { FormInternals } from './FormInternals.ts';

/** The form around the fields. Its value is `useElicitationForm().binding`. */
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
  /** The warning that the field asks for a secret. */
  readonly sensitive: string;
  readonly hint: string;
  readonly error: string;
  readonly notes: string;
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
  /** Props that say which texts describe a control, and whether its answer is wrong. */
  getDescriptionProps: (described: DescribedBy) => DescriptionProps;
}

/** The props of an `<input>`, a `<textarea>` or a `<select>` that a browser keeps the value of. */
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

/** What describes a control, for screen readers. */
export interface DescriptionProps {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The id of a field's control, or of the element around its controls. */
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
  const { afterPress, getValue, validate, spoken } = internals;
  // Leaving a field by pressing a button is not announced, because focus goes to what the press does. The value is read
  // only then, since the press may have removed a row. In Safari focus does not go to the button, so the list seems left.
  const leave = (readEvent: () => Parameters<typeof registration.onBlur>[0]) => {
    afterPress((wasPressed) => {
      // After a submit, leaving a field alone validates nothing, and a half-typed date changes without an event.
      void registration
        .onBlur(readEvent())
        .then(() => validate(id))
        .then(() => wasPressed || spoken.left(id));
    });
  };

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
      leave(() => ({ target: { name: id, value: getValue(id) }, type: 'blur' }));
    },
    containerRef,
    getInputProps: () => ({
      ...registration,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        void registration.onChange(event);
        // It reads the element that the control has handed over.
        elements.entered(id, getValue(id) === event.target.value);
      },
      onBlur: (event) => leave(() => event),
    }),
    validate: () => afterPress(() => void validate(id)),
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
