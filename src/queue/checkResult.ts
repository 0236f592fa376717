import type { ContentIssue } from '../core/index.ts';
import { parseResultShape, type ElicitFormRequest, type ElicitResult } from '../protocol/index.ts';
import { formRules } from './formRules.ts';
import type { RequestQueueOptions } from './RequestQueue.ts';
import type { PendingRequest } from './types.ts';

/** An answer that may go out, and what is wrong with it all the same. */
export interface Checked {
  readonly result: ElicitResult;
  readonly issues?: readonly ContentIssue[] | undefined;
}

/** Whether what checks an answer is not loaded. */
export const isUncheckable = ({ mode }: PendingRequest['request'], given: unknown): boolean =>
  mode !== 'url' && (given as ElicitResult | undefined)?.action === 'accept' && !formRules();

/**
 * Call it where the answer is checkable.
 *
 * @throws {ElicitResultError} for what is no answer to the request
 */
export function checkResult(
  request: PendingRequest['request'],
  given: unknown,
  validation: RequestQueueOptions['validation'],
): Checked {
  const result = parseResultShape(request.mode, given);
  if (request.mode === 'url' || result.action !== 'accept') return { result };
  const rules = formRules()!;
  const issues = rules.issuesOf(request as ElicitFormRequest, result.content ?? {});
  if (issues.length === 0) return { result };
  if (validation !== 'warn') throw new rules.ElicitContentError(issues);
  return { result, issues };
}
