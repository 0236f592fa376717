import { carriedBy, readSchema, type ElicitFormRequest } from '../../protocol/index.ts';
import { compileForm, type FindSensitivities } from '../compileForm.ts';
import type { CompiledForm } from '../CompiledForm.ts';
import { wordsFor, type Words } from './trace.ts';

/** What finds secrets, and the words by which it does. */
let detector: FindSensitivities | undefined;
let known: Words = 0;

export function setDetector(loaded: FindSensitivities, words: Words): void {
  if (words < known) return;
  detector = loaded;
  known = words;
}

/** The words that a form needs. The request keeps it, since each render asks for it. */
export function wordsOf(request: ElicitFormRequest): Words {
  const carried: { words?: Words } = carriedBy(request) ?? {};
  return (carried.words ??= wordsFor(request.requestedSchema, request.message));
}

/** Whether words are needed to find the secrets in a form, and are not loaded yet. */
export const needsDetector = (request: ElicitFormRequest): boolean => wordsOf(request) > known;

/**
 * The request's form, which it carries from when it is first asked for.
 * @param find what finds secrets. Default: the words that are loaded, if they are in its scripts
 */
export function formOf(
  request: ElicitFormRequest,
  find = needsDetector(request) ? undefined : detector,
): CompiledForm {
  const carried = carriedBy(request);
  if (carried?.form) return carried.form as CompiledForm;
  const form = compileForm(readSchema(request.requestedSchema), request.message, find);
  // While its secrets are not marked, it can check an answer, and no more.
  if (carried && (find || !wordsOf(request))) carried.form = form;
  return form;
}
