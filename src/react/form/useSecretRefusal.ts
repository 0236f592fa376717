'use client';
import { useMemo } from 'react';
import { ElicitRequestError, type ElicitFormRequest } from '../../core/index.ts';
import { compileRequest } from './sensitivityDetector.ts';
import { useReportedError } from '../request/useReportedError.ts';

/** For a host that lets no form ask for a secret: why this one is refused. Mount it once that can be told. */
export function useSecretRefusal(
  request: ElicitFormRequest,
  onError: ((error: ElicitRequestError) => void) | undefined,
): ElicitRequestError | undefined {
  const error = useMemo(() => findSecret(request), [request]);
  useReportedError(error, onError);
  return error;
}

function findSecret(request: ElicitFormRequest): ElicitRequestError | undefined {
  const secret = compileRequest(request).fields.find(({ sensitive }) => sensitive);
  if (!secret) return undefined;
  return new ElicitRequestError(
    ['requestedSchema', 'properties', secret.property],
    `asks for what must not be asked for in a form (${String(secret.sensitive)}); use URL mode`,
  );
}
