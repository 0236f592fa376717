'use client';
import { useEffect, useMemo, useRef } from 'react';
import {
  compileSchema,
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
  type FormLimits,
} from '../core/index.ts';
import { useSameRequest } from './useSameRequest.ts';

/**
 * Reads the params of a request, once for all equal ones.
 *
 * @param limits how large a form may be
 * @param isStrict refuses forms that ask for something secret
 * @param onError called once for each request that cannot be shown
 * @param signal tells equal requests apart
 */
export function useParsedRequest(
  params: unknown,
  isStrict: boolean,
  limits: FormLimits | undefined,
  onError: ((error: ElicitRequestError) => void) | undefined,
  signal: AbortSignal | undefined,
):
  | { request: ElicitFormRequest | ElicitUrlRequest; error?: undefined }
  | { error: ElicitRequestError; isSensitive: boolean } {
  const [shown, key] = useSameRequest(params, signal);
  // The same params may come again, as another request.
  const parsed = useMemo(
    () => ({ key, ...parse(shown, isStrict, limits) }),
    [shown, key, isStrict, limits],
  );
  const { error } = parsed;

  const reported = useRef<ElicitRequestError>(undefined);

  useEffect(() => {
    if (!error || reported.current === error) return;
    reported.current = error;
    onError?.(error);
  }, [error, onError]);

  return parsed;
}

function parse(params: unknown, isStrict: boolean, limits: FormLimits | undefined) {
  try {
    const request = parseElicitRequest(params, { limits });
    const error = isStrict && request.mode !== 'url' ? findSecret(request) : undefined;
    return error ? { error, isSensitive: true } : { request };
  } catch (error) {
    if (error instanceof ElicitRequestError) return { error, isSensitive: false };
    throw error;
  }
}

function findSecret({
  requestedSchema,
  message,
}: ElicitFormRequest): ElicitRequestError | undefined {
  const { fields } = compileSchema(requestedSchema, { message });
  const secret = fields.find(({ sensitive }) => sensitive);
  if (!secret) return undefined;
  return new ElicitRequestError(
    ['requestedSchema', 'properties', secret.property],
    `asks for what must not be asked for in a form (${String(secret.sensitive)}); use URL mode`,
  );
}
