import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatList, formatNumber } from '../../../src/react/receipt/formatAnswer.ts';

test('HOST-6 numbers and lists of a receipt read as the formats of English have them', () => {
  const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 17 });
  const list = new Intl.ListFormat('en', { type: 'unit' });
  const numbers = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constant(0.1));
  fc.assert(
    fc.property(numbers, fc.array(fc.string(), { minLength: 1 }), (value, titles) => {
      const sent = value === 0 ? 0 : value;
      expect(formatNumber(sent, 'en')).toBe(number.format(sent));
      expect(formatList(titles, 'en')).toBe(list.format(titles));
    }),
  );
  expect(formatNumber(1234.5, 'de')).toBe('1.234,5');
  expect(formatList(['a', 'b'], 'ja')).toBe('a b');
});
