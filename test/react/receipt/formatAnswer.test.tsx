import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, formatText } from '../../../src/react/receipt/formatAnswer.ts';

test('HOST-6 numbers of a receipt read as the formats of English have them', () => {
  const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 17 });
  const numbers = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constant(0.1));
  fc.assert(
    fc.property(numbers, (value) => {
      const sent = value === 0 ? 0 : value;
      expect(formatNumber(sent, 'en')).toBe(number.format(sent));
    }),
  );
  expect(formatNumber(1234.5, 'de')).toBe('1.234,5');
});

test('HOST-6 dates of a receipt read as the locale has them, in the calendar they were sent in', () => {
  const [sent, zone] = ['2026-01-31T23:30:00Z', 'Asia/Kolkata'];
  expect(formatText('2026-01-31', 'date', 'en', 'UTC')).toBe('Jan 31, 2026');
  expect(formatText('2026-01-31', 'date', 'de', 'America/New_York')).toBe('31.01.2026');
  expect(formatText(sent, 'date-time', 'de', zone)).toBe(
    `01.02.2026, 05:00:00 · ${zone}\n(${sent})`,
  );
  expect(formatText('2026-01-31', 'date', 'th', 'UTC')).toContain('2026');
  expect(formatText('2026-01-31', 'date', 'th-u-ca-buddhist', 'UTC')).toContain('2569');
});
