'use client';
import { useState } from 'react';
import type { ElicitFormRequest } from '../../core/index.ts';
import { compileForm } from '../../core/compileForm.ts';
import { formOf } from '../../core/sensitive/formOf.ts';
import { readSchema } from '../../protocol/index.ts';
import type { ElicitationFormState, UseElicitationFormOptions } from './ElicitationFormState.ts';
import { useCompiledForm } from './useCompiledForm.ts';
import { useDetector } from './useDetector.ts';

/**
 * The state of one form-mode request, without markup. Mount it anew for each request.
 * @throws {ElicitRequestError} for a schema outside the subset that MCP allows
 */
export function useElicitationForm(
  request: ElicitFormRequest,
  options: UseElicitationFormOptions,
): ElicitationFormState {
  const { isReady } = useDetector(request);
  const { requestedSchema, message } = request;
  const compile = () => ({
    form: isReady ? formOf(request) : compileForm(readSchema(requestedSchema), message, undefined),
    isJudged: isReady,
  });
  const [compiled, setCompiled] = useState(compile);
  // `ElicitationForm` waits for the detector. This hook draws nothing that it could hold back, so here alone a form is compiled twice.
  if (isReady && !compiled.isJudged) setCompiled(compile);
  return useCompiledForm(compiled.form, compiled.isJudged, options);
}
