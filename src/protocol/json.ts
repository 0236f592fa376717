import { ElicitRequestError, type PathSegment } from './ElicitRequestError.ts';

/** A JSON object, which arrays and null are not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string, a boolean or a finite number. */
export const isPrimitive = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

export function mustBe(
  expected: string,
  value: unknown,
  path: readonly PathSegment[],
): ElicitRequestError {
  return new ElicitRequestError(
    path,
    value === undefined
      ? `is missing; it must be ${expected}`
      : `must be ${expected}, not ${show(value)}`,
  );
}

function show(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  }
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
