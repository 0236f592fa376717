'use client';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { ContentIssue, Field } from '../../core/index.ts';
import { controlIdOf, useFormInternals } from './field/useElicitationField.ts';

export interface ErrorSummaryState {
  /** The fields that keep a submitted form from being sent; none before the first submit. */
  readonly failures: readonly { field: Field; issue: ContentIssue; controlId: string }[];
  /** For the summary, which takes focus after each failed submit. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** What a failed submit failed of. */
export function useErrorSummary(): ErrorSummaryState {
  const { form, verdicts, idPrefix } = useFormInternals();
  const { submitCount } = useSyncExternalStore(
    verdicts.subscribe,
    verdicts.readSummary,
    verdicts.readSummary,
  );
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submitCount > 0) ref.current?.focus();
  }, [submitCount]);

  if (submitCount === 0) return { failures: [], ref };
  const failures = form.fields.flatMap((field) => {
    const { issue } = verdicts.cell(field.id).read();
    return issue ? [{ field, issue, controlId: controlIdOf(idPrefix, field.id) }] : [];
  });
  return { failures, ref };
}
