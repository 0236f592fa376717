import {
  ElicitResultError,
  isRecord,
  readResult,
  withoutContent,
  type ElicitContent,
  type ElicitMode,
  type ElicitResult,
} from '../protocol/index.ts';

/** Checks an answer's shape (MCP, `ElicitResult`): content only for an accepted form. @throws {ElicitResultError} */
export function parseResultShape(mode: ElicitMode, given: unknown): ElicitResult {
  const result = readResult(given);
  if (result.action !== 'accept' || mode === 'url') return withoutContent(result);
  return { action: result.action, content: parseContent(result.content), ...result.meta };
}

/** Checks the content of an accepted form: values of MCP's types. @throws {ElicitResultError} */
export function parseContent(content: unknown = {}): ElicitContent {
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
