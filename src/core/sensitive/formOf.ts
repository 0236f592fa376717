import { carriedBy, readSchema, type ElicitFormRequest } from '../../protocol/index.ts';
import { compileForm, type FindSensitivities } from '../compileForm.ts';
import type { CompiledForm } from '../CompiledForm.ts';
import { mayBeSensitive } from './trace.ts';

/** The vocabulary that finds secrets, once it is loaded. */
let detector: FindSensitivities | undefined;

export function setDetector(loaded: FindSensitivities): void {
  detector = loaded;
}

/** Whether a form has a trace of a secret. The request keeps the answer, since it is asked for at every render. */
export function isSuspect(request: ElicitFormRequest): boolean {
  const carried: { isSuspect?: boolean } = carriedBy(request) ?? {};
  return (carried.isSuspect ??= mayBeSensitive(request.requestedSchema, request.message));
}

/** Whether the vocabulary is needed to find the secrets in a form, and is not loaded yet. */
export const needsDetector = (request: ElicitFormRequest): boolean =>
  !detector && isSuspect(request);

/**
 * The request's form, which it carries from when it is first asked for.
 * @param find what finds secrets. Default: the vocabulary, if it is loaded
 */
export function formOf(request: ElicitFormRequest, find = detector): CompiledForm {
  const carried = carriedBy(request);
  if (carried?.form) return carried.form as CompiledForm;
  const form = compileForm(readSchema(request.requestedSchema), request.message, find);
  // While its secrets are not marked, it can check an answer, and no more.
  if (carried && (find || !isSuspect(request))) carried.form = form;
  return form;
}
