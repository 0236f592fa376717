import type { ElicitContent, ElicitFormRequest, ElicitRequestError } from '../protocol/index.ts';
import { answersOf } from './answersOf.ts';
import type { FormValues } from './CompiledForm.ts';
import type { Field } from './Field.ts';
import { compileRequest, loadDetector, needsDetector } from './sensitive/detector.ts';
import { secretRefusal as refusalOf } from './sensitive/secretRefusal.ts';

/*
 * What a queue has to know about forms. It is loaded with the first form: a host that is never asked does not load it,
 * and a host that draws forms has most of it anyway.
 */

export { ElicitContentError, issuesOf, parseElicitResult } from './parseElicitResult.ts';
export { loadDetector, needsDetector };

/** The fields that ask for something secret. Call it only if `needsDetector` returns false. */
export const secretsOf = (request: ElicitFormRequest): readonly Field[] =>
  compileRequest(request).fields.filter(({ sensitive }) => sensitive);

/** The error for a form that asks for something secret. Undefined for any other form. */
export const secretRefusal = (request: ElicitFormRequest): ElicitRequestError | undefined =>
  refusalOf(compileRequest(request).fields);

/** What a form would hold if it had been answered with this content. */
export const draftOf = (request: ElicitFormRequest, content: ElicitContent): FormValues =>
  answersOf(compileRequest(request), content);
