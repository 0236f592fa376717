'use client';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLatest } from '../dom/useLatest.ts';
import type { ContentIssue, Field } from '../../core/index.ts';
import { controlIdOf, useFormInternals } from './field/useElicitationField.ts';

export interface ErrorSummaryState {
  /** Whether several fields made the last submit fail. They are then listed until all of them are corrected. */
  readonly isList: boolean;
  /** The fields that keep a submitted form from being sent; none before the first submit. */
  readonly failures: readonly { field: Field; issue: ContentIssue; controlId: string }[];
  /** For the summary, which takes focus after each failed submit. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** The fields that made a submit fail. */
export function useErrorSummary(): ErrorSummaryState {
  const { form, verdicts, spoken, idPrefix } = useFormInternals();
  const { submitCount } = useSyncExternalStore(
    verdicts.subscribe,
    verdicts.readSummary,
    verdicts.readSummary,
  );
  const ref = useRef<HTMLDivElement>(null);

  const failures = form.fields.flatMap((field) => {
    const issue = submitCount > 0 && verdicts.cell(field.id).read().issue;
    return issue ? [{ field, issue, controlId: controlIdOf(idPrefix, field.id) }] : [];
  });
  const [listed, setListed] = useState({ submitCount: 0, isList: false });
  const { isList } = listed;
  if (listed.submitCount !== submitCount) setListed({ submitCount, isList: failures.length > 1 });
  const focusFirst = useLatest(() => {
    if (isList) {
      for (const { field } of failures) spoken.hear(field.id);
      ref.current?.focus();
      // Browsers show the middle of what is higher than the window. jsdom has no such method.
      ref.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
    } else if (failures[0]) spoken.pointTo(failures[0].field.id);
  });

  const focusedAt = useRef(0);
  useEffect(() => {
    // Effects run again if a host hides the form and shows it again (`Activity`).
    if (submitCount === focusedAt.current) return;
    focusedAt.current = submitCount;
    focusFirst.current();
  }, [submitCount, focusFirst]);

  return { isList, failures, ref };
}
