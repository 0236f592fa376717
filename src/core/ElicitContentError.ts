import { ElicitResultError } from '../protocol/index.ts';
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
