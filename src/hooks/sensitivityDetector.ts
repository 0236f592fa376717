import { compileForm, type FindSensitivities } from '../core/compileForm.ts';
import type { CompiledForm, ElicitFormRequest } from '../core/index.ts';
import { mayBeSensitive } from '../core/sensitive/trace.ts';

let detector: FindSensitivities | undefined;

/** Loads the vocabulary of what is secret, which is as large as a third of the form: only where a text has a trace of it. */
export async function loadDetector(): Promise<void> {
  ({ findSensitivities: detector } = await import('../core/sensitive/findSensitivities.ts'));
}

/** Whether a form has to wait for the vocabulary before it can be drawn. */
export const needsDetector = ({ requestedSchema, message }: ElicitFormRequest): boolean =>
  detector === undefined && mayBeSensitive(requestedSchema.properties, message);

/** The request's form, with what is sensitive marked if the vocabulary is there. */
export const compileRequest = ({ requestedSchema, message }: ElicitFormRequest): CompiledForm =>
  compileForm(requestedSchema, message, detector);
