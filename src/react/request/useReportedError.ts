'use client';
import { useEffect, useRef, useState } from 'react';
import type { ElicitRequestError } from '../../core/index.ts';
import { report } from '../../queue/index.ts';

/**
 * Calls `onError` once for each request that cannot be shown, under StrictMode too.
 *
 * @param key tells requests apart
 * @returns the error that was reported. Its server has it, so other settings of the host must not show the request any more
 */
export function useReportedError(
  error: ElicitRequestError | undefined,
  onError: ((error: ElicitRequestError) => void) | undefined,
  key = 0,
): ElicitRequestError | undefined {
  const [refused, setRefused] = useState<{ key: number; error: ElicitRequestError }>();
  const isRefused = refused?.key === key;
  if (error && !isRefused) setRefused({ key, error });
  const refusal = isRefused ? refused.error : error;
  const reported = useRef<ElicitRequestError>(undefined);
  useEffect(() => {
    if (!refusal || reported.current === refusal) return;
    reported.current = refusal;
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
