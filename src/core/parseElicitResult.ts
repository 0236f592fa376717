import type { ElicitFormRequest, ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import { checkAnswer } from './checkAnswer.ts';
import { findSensitivities } from './sensitive/findSensitivities.ts';

/**
 * Checks an answer that did not come from this library's form. Returns a copy, to be sent as it is.
 * @throws {ElicitResultError} for an answer of another shape, or to a request of another mode
 * @throws {ElicitContentError} for content outside the schema, with what is wrong in `issues`
 * @example
 * parseElicitResult(request, { action: 'accept', content: { age: 36 } });
 */
export const parseElicitResult = (
  request: ElicitFormRequest | ElicitUrlRequest,
  result: unknown,
): ElicitResult => checkAnswer(request, result, findSensitivities);
