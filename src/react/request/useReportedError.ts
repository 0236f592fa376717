'use client';
import { useEffect, useRef, useState } from 'react';
import type { ElicitRequestError } from '../../core/index.ts';
import { report } from '../../queue/index.ts';

/**
 * Calls `onError` once for a request that cannot be shown, under StrictMode too.
 * @returns the error that was reported. Its server has it, so other settings of the host must not show the request any more
 */
export function useReportedError(
  error: ElicitRequestError | undefined,
  onError: ((error: ElicitRequestError) => void) | undefined,
): ElicitRequestError | undefined {
  const [refused, setRefused] = useState(error);
  if (error && !refused) setRefused(error);
  const refusal = refused ?? error;
  const isReported = useRef(false);
  useEffect(() => {
    if (!refusal || isReported.current) return;
    isReported.current = true;
    if (onError) onError(refusal);
    else reportUnshown('This request', refusal);
  }, [refusal, onError]);
  return refusal;
}

/** Tells the developer that a server waits, because the host has no `onError`. */
export function reportUnshown(request: string, cause: Error): void {
  const message = `${request} cannot be shown. Answer its server in \`onError\`: ${cause.message}`;
  report(new Error(message, { cause }));
}
