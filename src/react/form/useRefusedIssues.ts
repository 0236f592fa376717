'use client';
import { useEffect } from 'react';
import type { ContentIssue, FormSchema } from '../../core/index.ts';
import type { SendFailure } from '../request/useAnswerOnce.ts';

/**
 * Shows what a back end has against an answer as what fails here is: at its fields, and summed up.
 *
 * @param submit judges all fields, and says so
 */
export function useRefusedIssues(
  failure: SendFailure | undefined,
  schema: FormSchema,
  submit: (onValid: () => void) => () => Promise<void>,
): void {
  useEffect(() => {
    const issues = issuesOf(failure?.error);
    if (issues.length === 0) return;
    schema.refuse(issues);
    void submit(() => {})();
  }, [failure, schema, submit]);
}

/** Of an `ElicitContentError`, a `RemoteError`, or what has the same. */
function issuesOf(error: unknown): readonly ContentIssue[] {
  const issues = (error as { issues?: readonly ContentIssue[] } | undefined)?.issues;
  return Array.isArray(issues) ? issues : [];
}
