'use client';
import { useEffect, useRef } from 'react';
import type { ElicitRequestError } from '../../core/index.ts';

/** Calls `onError` once for each error, under StrictMode too. */
export function useReportedError(
  error: ElicitRequestError | undefined,
  onError: ((error: ElicitRequestError) => void) | undefined,
): void {
  const reported = useRef<ElicitRequestError>(undefined);
  useEffect(() => {
    if (!error || reported.current === error) return;
    reported.current = error;
    onError?.(error);
  }, [error, onError]);
}
