'use client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createFormControl, type Resolver } from 'react-hook-form';
import {
  createFormSchema,
  type CompiledForm,
  type ElicitContent,
  type FormValues,
} from '../../core/index.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { FieldVerdicts } from './field/FieldVerdicts.ts';
import { suggestedAnswers, withDraft } from './formValues.ts';
import { useLatest } from '../dom/useLatest.ts';

type FormResolver = Resolver<FormValues, unknown, ElicitContent>;

/**
 * A form's values and verdicts: react-hook-form, with the form's schema as its resolver.
 *
 * @param draft earlier answers to begin with; read once
 * @param findIncomplete returns the fields that hold something half typed; always the same function for a form
 * @param onFault called with an error that validation throws, after which nothing is sent; always the same function
 */
export function useFormControl(
  form: CompiledForm,
  draft: FormValues | undefined,
  findIncomplete: () => readonly string[],
  onFault: (error: unknown) => void,
) {
  const { locale, timeZone: chosenZone } = useElicitationSettings();
  // The zone that fields show. The clock's may have changed since.
  const timeZone = useTimeZone(chosenZone);
  const reading = useLatest({ locale, timeZone });
  // One schema for each form: a new schema would not know the judgements of the last one.
  const schema = useMemo(
    () => createFormSchema(form, () => ({ ...reading.current, incomplete: findIncomplete() })),
    [form, reading, findIncomplete],
  );
  const verdicts = useMemo(() => new FieldVerdicts(schema), [schema]);
  const resolver = useLatest(useMemo<FormResolver>(() => standardSchemaResolver(schema), [schema]));
  const suggested = useMemo(() => suggestedAnswers(form, locale), [form, locale]);
  const lastSuggested = useRef(suggested);
  // Not `useForm`: nothing here reads its state, and it renders the form once more after mounting.
  const [control] = useState(() =>
    createFormControl<FormValues, unknown, ElicitContent>({
      defaultValues: withDraft(suggested, draft),
      resolver: async (values, context, options) => {
        try {
          // The resolver matches each error against each name, to find arrays of fields. There are none.
          return await resolver.current(values, context, { ...options, names: [] });
        } catch (error) {
          onFault(error);
          return { values: {}, errors: { form: { type: 'fault', message: 'fault' } } };
        }
      },
      mode: 'onTouched',
      // A failed submit moves focus to the summary instead.
      shouldFocusError: false,
    }),
  );
  const { subscribe, getFieldState, getValues, setValue, trigger } = control;

  useEffect(() => {
    const endings = [
      schema.subscribe((judgedIds) => verdicts.judge(judgedIds)),
      subscribe({
        formState: { errors: true },
        callback: ({ errors = {}, submitCount = 0 }) => verdicts.submitted(errors, submitCount),
      }),
    ];
    return () => endings.forEach((end) => end());
  }, [schema, verdicts, subscribe]);

  useEffect(() => {
    const before = lastSuggested.current;
    lastSuggested.current = suggested;
    // Another language writes a suggested number in another way. What a person has typed stays as it is.
    for (const { id } of form.fields) {
      const isUntouched = getValues(id) === before[id];
      if (isUntouched && suggested[id] !== before[id]) setValue(id, suggested[id]!);
    }
  }, [form, suggested, getValues, setValue]);

  useEffect(() => {
    const shown = form.fields.map(({ id }) => id).filter((id) => getFieldState(id).invalid);
    // What was wrong in one locale or zone may be right in another.
    if (shown.length > 0) void trigger(shown);
  }, [form, getFieldState, trigger, locale, timeZone]);

  useEffect(() => {
    const reported = form.issues.filter(({ code }) => code === 'default-invalid');
    const properties = new Set(reported.map(({ property }) => property));
    const invalid = form.fields.filter(({ property }) => properties.has(property));
    // Marked as touched, so that an edit is validated as it is typed.
    for (const { id } of invalid) setValue(id, getValues(id), { shouldTouch: true });
    const ids = invalid.map(({ id }) => id);
    if (ids.length > 0) void trigger(ids).then(() => ids.forEach(verdicts.show));
  }, [form, getValues, setValue, trigger, verdicts]);

  return { control, verdicts, schema, suggested };
}
