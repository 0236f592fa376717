'use client';
import { useEffect, useRef } from 'react';
import type { CompiledForm, SchemaIssue } from '../../core/index.ts';

/** Reports the faults in the server's schema to the host, once. */
export function useReportedIssues(
  form: CompiledForm,
  onIssue: ((issue: SchemaIssue) => void) | undefined,
): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    for (const issue of form.issues) onIssue?.(issue);
  }, [form, onIssue]);
}
