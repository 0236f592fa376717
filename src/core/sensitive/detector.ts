import type { ElicitFormRequest } from '../../protocol/index.ts';
import { compileForm, type FindSensitivities } from '../compileForm.ts';
import type { CompiledForm } from '../CompiledForm.ts';
import { mayBeSensitive } from './trace.ts';

let detector: FindSensitivities | undefined;

/** Loads the vocabulary of secrets. It is large, so it is loaded only if a text has a trace of one. */
export async function loadDetector(): Promise<void> {
  ({ findSensitivities: detector } = await import('./findSensitivities.ts'));
}

/** Kept, since it is asked for at every render. */
const suspects = new WeakMap<ElicitFormRequest, boolean>();

/** Whether the vocabulary is needed to find the secrets in a form, and is not loaded yet. */
export function needsDetector(request: ElicitFormRequest): boolean {
  if (detector) return false;
  let isSuspect = suspects.get(request);
  if (isSuspect === undefined) {
    isSuspect = mayBeSensitive(request.requestedSchema, request.message);
    suspects.set(request, isSuspect);
  }
  return isSuspect;
}

/** The request's form. Its secrets are marked if the vocabulary is loaded. */
export const compileRequest = ({ requestedSchema, message }: ElicitFormRequest): CompiledForm =>
  compileForm(requestedSchema, message, detector);
