'use client';
import { useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import type { ContentIssue, Field } from '../core/index.ts';
import { controlIdOf, useFormBinding } from './useElicitationField.ts';

export interface ErrorSummaryState {
  /** The fields that keep a submitted form from being sent; none before the first submit. */
  readonly failures: readonly { field: Field; issue: ContentIssue; controlId: string }[];
  /** How often the form was submitted. */
  readonly submitCount: number;
}

/** What a failed submit failed of. */
export function useErrorSummary(): ErrorSummaryState {
  const { control, form, schema, idPrefix } = useFormBinding();
  const { errors, submitCount } = useFormState({ control });
  // The words of an issue may change while its code stays.
  useSyncExternalStore(schema.subscribe, schema.validationCount, schema.validationCount);
  if (submitCount === 0) return { failures: [], submitCount };
  const failures = form.fields.flatMap((field) => {
    const issue = errors[field.id] && schema.judgementOf(field.id)?.issues[0];
    return issue ? [{ field, issue, controlId: controlIdOf(idPrefix, field.id) }] : [];
  });
  return { failures, submitCount };
}
