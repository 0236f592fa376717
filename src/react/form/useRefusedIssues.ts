'use client';
import { useEffect, useRef } from 'react';
import type { ContentIssue, FormSchema } from '../../core/index.ts';
import { readable } from '../request/readable.ts';
import type { SendFailure } from '../../queue/index.ts';

/**
 * Shows the issues that a back end finds in an answer like those found here: at their fields and in the summary.
 *
 * @param submit validates all fields and shows their errors
 */
export function useRefusedIssues(
  failure: SendFailure | undefined,
  schema: FormSchema,
  submit: (onValid: () => void) => () => Promise<void>,
): void {
  const shown = useRef<SendFailure>(undefined);
  useEffect(() => {
    // Effects run again if a host hides the form and shows it again (`Activity`). By then the answer may be corrected.
    if (!failure || shown.current === failure) return;
    shown.current = failure;
    const issues = readable(() => issuesOf(failure.error)) ?? [];
    if (issues.length === 0) return;
    const validate = submit(() => {});
    const refuse = () => schema.refuse(issues);
    // Of a form that was drawn anew, nothing has been judged yet that could be refused.
    void validate().then(refuse).then(validate);
  }, [failure, schema, submit]);
}

/** The issues of an `ElicitContentError`, a `RemoteError`, or any other error that has `issues`, which may be anything. */
function issuesOf(error: unknown): readonly ContentIssue[] {
  const { issues } = error as { issues?: unknown };
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: Partial<ContentIssue> | null) => {
    const { property, code, params } = issue ?? {};
    const isIssue = typeof property === 'string' && typeof code === 'string';
    return isIssue ? [{ property, code, params: sayable(params) }] : [];
  });
}

/** The params that can stand in a message. To write an object may throw. */
const sayable = (params: unknown): ContentIssue['params'] =>
  Object.fromEntries(
    Object.entries(params ?? {}).filter(([, value]) => /string|number/.test(typeof value)),
  ) as ContentIssue['params'];
