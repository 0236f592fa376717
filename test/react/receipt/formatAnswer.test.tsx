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

test('HOST-6 dates of a receipt read as the formats of English have them', () => {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
  const [min, max] = [new Date('1000-01-01'), new Date('9999-12-31')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (day) => {
      const sent = day.toISOString().slice(0, 10);
      expect(formatText(sent, 'date', 'en', 'UTC')).toBe(date.format(day));
    }),
  );
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata');
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), zones, (instant, timeZone) => {
      const [styles, sent] = [{ dateStyle: 'medium', timeStyle: 'medium' }, instant.toISOString()];
      const words = new Intl.DateTimeFormat('en', { ...styles, timeZone } as object).format(
        instant,
      );
      const said = `${words} · ${timeZone}\n(${sent})`;
      expect(formatText(sent, 'date-time', 'en', timeZone)).toBe(said);
    }),
  );
  expect(formatText('2026-01-31', 'date', 'th', 'UTC')).toContain('2026');
  expect(formatText('2026-01-31', 'date', 'th-u-ca-buddhist', 'UTC')).toContain('2569');
});
