'use client';
import { useMemo } from 'react';
import {
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
} from '../../core/index.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import { useReportedError } from './useReportedError.ts';
import { useSameRequest } from './useSameRequest.ts';

/**
 * Parses the params of a request. Equal params are parsed once.
 *
 * @param limits how large a form may be
 * @param onError called once for each request that cannot be shown
 * @param server tells the requests of several servers apart
 * @param signal tells equal requests apart
 */
export function useParsedRequest(
  params: unknown,
  { limits, dialects }: Pick<ParseElicitRequestOptions, 'limits' | 'dialects'>,
  onError: ((error: ElicitRequestError) => void) | undefined,
  server: ElicitationServer,
  signal: AbortSignal | undefined,
):
  | { key: number; request: ElicitFormRequest | ElicitUrlRequest; error?: undefined }
  | { error: ElicitRequestError } {
  const [shown, key] = useSameRequest(params, server, signal);
  // `key` is a dependency, because the same params may come again as another request.
  const { fields, options, schemaLength } = limits ?? {};
  const parsed = useMemo(
    () => ({ key, ...parse(shown, { limits: { fields, options, schemaLength }, dialects }) }),
    [shown, key, fields, options, schemaLength, dialects],
  );
  useReportedError(parsed.error, onError);
  return parsed;
}

function parse(params: unknown, options: ParseElicitRequestOptions) {
  try {
    return { request: parseElicitRequest(params, options) };
  } catch (error) {
    if (error instanceof ElicitRequestError) return { error };
    throw error;
  }
}
