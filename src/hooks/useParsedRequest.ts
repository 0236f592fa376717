'use client';
import { useEffect, useMemo, useRef } from 'react';
import {
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
} from '../core/index.ts';
import { useSameRequest } from './useSameRequest.ts';

/**
 * Reads the params of a request, once for all equal ones.
 *
 * @param onError called once for each request that cannot be shown
 * @param signal tells equal requests apart
 */
export function useParsedRequest(
  params: unknown,
  onError: ((error: ElicitRequestError) => void) | undefined,
  signal: AbortSignal | undefined,
):
  | { request: ElicitFormRequest | ElicitUrlRequest; error?: undefined }
  | { error: ElicitRequestError } {
  const [shown, key] = useSameRequest(params, signal);
  // The same params may come again, as another request.
  const parsed = useMemo(() => ({ key, ...parse(shown) }), [shown, key]);
  const { error } = parsed;

  const reported = useRef<ElicitRequestError>(undefined);

  useEffect(() => {
    if (!error || reported.current === error) return;
    reported.current = error;
    onError?.(error);
  }, [error, onError]);

  return parsed;
}

function parse(params: unknown) {
  try {
    return { request: parseElicitRequest(params) };
  } catch (error) {
    if (error instanceof ElicitRequestError) return { error };
    throw error;
  }
}
