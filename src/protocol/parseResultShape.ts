import { ElicitResultError } from './ElicitResultError.ts';
import { isRecord } from './json.ts';
import type { ElicitContent, ElicitMode, ElicitResult } from './types.ts';

/**
 * Checks an answer's shape (MCP, `ElicitResult`): it has an action, and content only for an accepted form.
 *
 * @throws {ElicitResultError} for anything else
 */
export function parseResultShape(mode: ElicitMode, result: unknown): ElicitResult {
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
  if (action !== 'accept' || mode === 'url') {
    if (content !== undefined) {
      throw new ElicitResultError(
        '"content" belongs to a form that is accepted, and to nothing else.',
      );
    }
    return { action };
  }
  return { action, content: parseContent(content ?? {}) };
}

function parseContent(content: unknown): ElicitContent {
  if (!isRecord(content)) throw new ElicitResultError('"content" must be an object.');
  // A null prototype: `__proto__` is a property name like any other.
  const parsed: ElicitContent = Object.create(null) as ElicitContent;
  for (const [property, value] of Object.entries(content)) {
    if (!isValue(value)) {
      throw new ElicitResultError(
        `The value of "${property}" must be a string, a finite number, a boolean, or an array of strings.`,
      );
    }
    parsed[property] = Array.isArray(value) ? [...value] : value;
  }
  return parsed;
}

const isValue = (value: unknown): value is ElicitContent[string] =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));
