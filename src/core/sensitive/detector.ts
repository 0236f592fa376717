import type { ElicitFormRequest } from '../../protocol/index.ts';
import { compileForm, type FindSensitivities } from '../compileForm.ts';
import type { CompiledForm } from '../CompiledForm.ts';
import { mayBeSensitive } from './trace.ts';

let detector: FindSensitivities | undefined;

/** Loads the vocabulary of what is secret, which is as large as a third of the form: only where a text has a trace of it. */
export async function loadDetector(): Promise<void> {
  ({ findSensitivities: detector } = await import('./findSensitivities.ts'));
}

/** Asked at every render. */
const suspects = new WeakMap<ElicitFormRequest, boolean>();

/** Whether it takes the vocabulary to tell what in a form is secret, and that is not there yet. */
export function needsDetector(request: ElicitFormRequest): boolean {
  if (detector) return false;
  let isSuspect = suspects.get(request);
  if (isSuspect === undefined) {
    isSuspect = mayBeSensitive(request.requestedSchema.properties, request.message);
    suspects.set(request, isSuspect);
  }
  return isSuspect;
}

/** The request's form, with what is secret marked if the vocabulary is there. */
export const compileRequest = ({ requestedSchema, message }: ElicitFormRequest): CompiledForm =>
  compileForm(requestedSchema, message, detector);
