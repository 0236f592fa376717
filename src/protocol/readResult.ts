import { ElicitResultError } from './ElicitResultError.ts';
import { isRecord } from './json.ts';
import type { ElicitResult } from './types.ts';

export interface ReadResult {
  readonly action: ElicitResult['action'];
  readonly content: unknown;
}

/** Its content is not looked at. @throws {ElicitResultError} without an action, or with a member that no answer has */
export function readResult(result: unknown): ReadResult {
  if (!isRecord(result)) throw new ElicitResultError('The result must be an object.');
  // Read once: a getter may say another thing the next time.
  const { action, content, ...others } = { ...result };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new ElicitResultError(`The result has a member that it must not have: "${unknown}".`);
  }
  if (action !== 'accept' && action !== 'decline' && action !== 'cancel') {
    throw new ElicitResultError('"action" must be "accept", "decline" or "cancel".');
  }
  return { action, content };
}

export function withoutContent({ action, content }: ReadResult): ElicitResult {
  if (content === undefined) return { action };
  throw new ElicitResultError('"content" belongs to a form that is accepted, and to nothing else.');
}
