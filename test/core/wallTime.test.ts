import { expect, test } from 'vitest';
import { readWallTime, toWallTime } from '../../src/core/plan/wallTime.ts';

test.each([
  '2026-01-01T24:00',
  '2026-01-01T12:60',
  '2026-01-01T12:00:60',
  '2026-02-29T12:00',
  '2026-13-01T12:00',
  '2026-01-01 12:00',
])('FORM-2 %s is no wall time', (text) => {
  expect(readWallTime(text, 'UTC')).toBeUndefined();
});

test('FORM-2 a wall time and its date-time are told from each other', () => {
  expect(readWallTime('2026-01-01T23:59:59', 'Asia/Kolkata')).toHaveLength(1);
  const [dateTime] = readWallTime('2026-01-01T23:59:59', 'Asia/Kolkata')!;
  expect(toWallTime(dateTime!, 'Asia/Kolkata')).toBe('2026-01-01T23:59:59');
  expect(toWallTime('2026-01-01', 'Asia/Kolkata')).toBeUndefined();
});
