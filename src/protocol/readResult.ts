import { ElicitResultError } from './ElicitResultError.ts';
import { isRecord } from './json.ts';
import type { ElicitResult } from './types.ts';

export interface ReadResult {
  readonly action: ElicitResult['action'];
  readonly content: unknown;
  readonly meta: Pick<ElicitResult, '_meta'> | undefined;
}

/** Its content is not looked at. @throws {ElicitResultError} without an action, or with a member that no answer has */
export function readResult(result: unknown): ReadResult {
  if (!isRecord(result)) throw new ElicitResultError('The result must be an object.');
  // Read once: a getter may say another thing the next time.
  const { action, content, _meta, ...others } = { ...result };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new ElicitResultError(`The result must not have "${unknown}".`);
  }
  if (action !== 'accept' && action !== 'decline' && action !== 'cancel') {
    throw new ElicitResultError('"action" must be "accept", "decline" or "cancel".');
  }
  if (_meta === undefined) return { action, content, meta: _meta };
  if (!isRecord(_meta)) throw new ElicitResultError('"_meta" must be an object.');
  return { action, content, meta: { _meta } };
}

export function withoutContent({ action, content, meta }: ReadResult): ElicitResult {
  if (content === undefined) return { action, ...meta };
  throw new ElicitResultError('"content" belongs to an accepted form only.');
}
