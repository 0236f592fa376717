import {
  parseResultShape,
  type ElicitFormRequest,
  type ElicitRequestError,
} from '../protocol/index.ts';
import { answersOf } from './answersOf.ts';
import type { FormValues } from './CompiledForm.ts';
import type { Field } from './Field.ts';
import { ElicitContentError, issuesOf, parseElicitResult } from './parseElicitResult.ts';
import { compileRequest, loadDetector, needsDetector } from './sensitive/detector.ts';
import { secretRefusal as refusalOf } from './sensitive/secretRefusal.ts';

/*
 * What a queue has to know about forms. It is loaded with the first form: a host that is never asked does not load it,
 * and a host that draws forms has most of it anyway.
 */

export { ElicitContentError, issuesOf, parseElicitResult };
export { loadDetector, needsDetector };

/** The fields that ask for something secret. Call it only if `needsDetector` returns false. */
export const secretsOf = (request: ElicitFormRequest): readonly Field[] =>
  compileRequest(request).fields.filter(({ sensitive }) => sensitive);

/** The error for a form that asks for something secret. Undefined for any other form. */
export const secretRefusal = (request: ElicitFormRequest): ElicitRequestError | undefined =>
  refusalOf(compileRequest(request).fields);

/**
 * The draft for a form that was answered before, which a person has to accept again. Undefined for anything that is not
 * an accepted answer: it may come from storage. The answer may lack what is secret in it, required or not.
 */
export function draftFrom(request: ElicitFormRequest, answer: unknown): FormValues | undefined {
  try {
    const result = parseResultShape('form', answer);
    if (result.action !== 'accept') return undefined;
    return answersOf(compileRequest(request), result.content ?? {});
  } catch {
    return undefined;
  }
}
