'use client';
import { useEffect, useMemo } from 'react';
import { ElicitRequestError, parseElicitRequest, type ElicitFormRequest } from '../core/index.ts';
import { useSameRequest } from './useSameRequest.ts';

/**
 * Reads the params of a request, once for all equal ones.
 *
 * @param onError called once for each request that cannot be shown
 */
export function useParsedRequest(
  params: unknown,
  onError: ((error: ElicitRequestError) => void) | undefined,
): { request: ElicitFormRequest; error?: undefined } | { error: ElicitRequestError } {
  const [shown] = useSameRequest(params);
  const parsed = useMemo(() => parse(shown), [shown]);
  const { error } = parsed;

  useEffect(() => {
    if (error) onError?.(error);
    // Once a request, not again for each callback that the host makes anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);

  return parsed;
}

function parse(params: unknown) {
  try {
    return { request: parseElicitRequest(params, { modes: ['form'] }) as ElicitFormRequest };
  } catch (error) {
    if (error instanceof ElicitRequestError) return { error };
    throw error;
  }
}
