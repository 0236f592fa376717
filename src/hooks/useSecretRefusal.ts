'use client';
import { useMemo } from 'react';
import { ElicitRequestError, type ElicitFormRequest } from '../core/index.ts';
import { compileRequest } from './sensitivityDetector.ts';
import { useDetector, type DetectorState } from './useDetector.ts';
import { useReportedError } from './useReportedError.ts';

/** For a host that lets no form ask for a secret: why this one is refused, once that can be told. */
export function useSecretRefusal(
  request: ElicitFormRequest,
  onError: ((error: ElicitRequestError) => void) | undefined,
): DetectorState & { error: ElicitRequestError | undefined } {
  const detector = useDetector(request);
  const { isReady } = detector;
  const error = useMemo(() => (isReady ? findSecret(request) : undefined), [isReady, request]);
  useReportedError(error, onError);
  return { ...detector, error };
}

function findSecret(request: ElicitFormRequest): ElicitRequestError | undefined {
  const secret = compileRequest(request).fields.find(({ sensitive }) => sensitive);
  if (!secret) return undefined;
  return new ElicitRequestError(
    ['requestedSchema', 'properties', secret.property],
    `asks for what must not be asked for in a form (${String(secret.sensitive)}); use URL mode`,
  );
}
