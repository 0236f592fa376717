import {
  ElicitResultError,
  parseResultShape,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
import { compileForm } from './compileForm.ts';
import type { ContentIssue } from './CompiledForm.ts';

/** Content that does not fit its form. */
export class ElicitContentError extends ElicitResultError {
  override readonly name = 'ElicitContentError';
  /** What is wrong with the content. */
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const faults = issues.map(({ property, code }) => `"${property}" fails "${code}"`);
    super(`The content is not valid: ${faults.slice(0, 10).join(', ')}.`);
    this.issues = issues;
  }
}

/**
 * Checks an answer that did not come from this library's own form: it has exactly what the request asks for.
 *
 * @param request from `parseElicitRequest`
 * @returns a copy that goes to the server as it is
 * @throws {ElicitResultError} for an answer of another shape, or to a request of another mode
 * @throws {ElicitContentError} for content outside the schema, with what is wrong in `issues`
 * @example
 * parseElicitResult(request, { action: 'accept', content: { age: 36 } });
 */
export function parseElicitResult(
  request: ElicitFormRequest | ElicitUrlRequest,
  result: unknown,
): ElicitResult {
  const parsed = parseResultShape(request.mode, result);
  if (request.mode === 'url' || parsed.action !== 'accept') return parsed;
  const issues = issuesOf(request as ElicitFormRequest, parsed.content ?? {});
  if (issues.length > 0) throw new ElicitContentError(issues);
  return parsed;
}

/** The issues of some content: what its form does not allow, or does not ask for. */
export const issuesOf = (
  { requestedSchema }: ElicitFormRequest,
  content: ElicitContent,
): readonly ContentIssue[] =>
  compileForm(
    { ...requestedSchema, additionalProperties: false },
    undefined,
    undefined,
  ).validateContent(content);
