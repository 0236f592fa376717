import { compileForm, type FindSensitivities } from '../../core/compileForm.ts';
import type { CompiledForm, ElicitFormRequest } from '../../core/index.ts';
import { mayBeSensitive } from '../../core/sensitive/trace.ts';

let detector: FindSensitivities | undefined;

/** Loads the vocabulary of what is secret, which is as large as a third of the form: only where a text has a trace of it. */
export async function loadDetector(): Promise<void> {
  ({ findSensitivities: detector } = await import('../../core/sensitive/findSensitivities.ts'));
}

/** Asked at every render. */
const suspects = new WeakMap<ElicitFormRequest, boolean>();

/** Whether a form has to wait for the vocabulary before it can be drawn. */
export function needsDetector(request: ElicitFormRequest): boolean {
  if (detector) return false;
  let isSuspect = suspects.get(request);
  if (isSuspect === undefined) {
    isSuspect = mayBeSensitive(request.requestedSchema.properties, request.message);
    suspects.set(request, isSuspect);
  }
  return isSuspect;
}

/** The request's form, with what is sensitive marked if the vocabulary is there. */
export const compileRequest = ({ requestedSchema, message }: ElicitFormRequest): CompiledForm =>
  compileForm(requestedSchema, message, detector);
