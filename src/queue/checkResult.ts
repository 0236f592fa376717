import type { ContentIssue } from '../core/index.ts';
import {
  readResult,
  withoutContent,
  type ElicitFormRequest,
  type ElicitResult,
} from '../protocol/index.ts';
import { formRules } from './loadFormRules.ts';
import type { RequestQueueOptions } from './RequestQueue.ts';
import type { PendingRequest } from './types.ts';

export interface Checked {
  readonly result: ElicitResult;
  readonly issues?: readonly ContentIssue[] | undefined;
}

/** Whether the rules for this answer are not loaded yet. */
export const isUncheckable = ({ mode }: PendingRequest['request'], given: unknown): boolean =>
  mode !== 'url' && (given as ElicitResult | undefined)?.action === 'accept' && !formRules();

/** Call it only if `isUncheckable` returns false. @throws {ElicitResultError} if the result is no valid answer */
export function checkResult(
  request: PendingRequest['request'],
  given: unknown,
  validation: RequestQueueOptions['validation'],
): Checked {
  const read = readResult(given);
  const { action } = read;
  if (request.mode === 'url' || action !== 'accept') return { result: withoutContent(read) };
  const rules = formRules()!;
  const content = rules.parseContent(read.content);
  const result = { action, content, ...read.meta };
  const issues = rules.issuesOf(request as ElicitFormRequest, content);
  if (issues.length === 0) return { result };
  if (validation !== 'warn') throw new rules.ElicitContentError(issues);
  return { result, issues };
}
