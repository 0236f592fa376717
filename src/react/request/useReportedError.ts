'use client';
import { useEffect, useRef } from 'react';
import type { ElicitRequestError } from '../../core/index.ts';
import { report } from '../../queue/index.ts';

/** Calls `onError` once for each error, under StrictMode too. */
export function useReportedError(
  error: ElicitRequestError | undefined,
  onError: ((error: ElicitRequestError) => void) | undefined,
): void {
  const reported = useRef<ElicitRequestError>(undefined);
  useEffect(() => {
    if (!error || reported.current === error) return;
    reported.current = error;
    if (onError) onError(error);
    else reportUnshown('This request', error);
  }, [error, onError]);
}

/** Tells the developer that a server waits, because the host has no `onError`. */
export function reportUnshown(request: string, cause: Error): void {
  const message = `${request} cannot be shown. Answer its server in \`onError\`: ${cause.message}`;
  report(new Error(message, { cause }));
}
