import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../../../src/react/receipt/formatAnswer.ts';

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
