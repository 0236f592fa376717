import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage } from '../../../src/react/settings/formatMessage.ts';

test('HOST-6 parameters are filled in, numbers as the locale writes them', () => {
  expect(formatMessage('{count} of {b}', { count: 1234.5, b: 'x' }, 'de')).toBe('1.234,5 of x');
  // What a person may go on to type is not grouped.
  expect(formatMessage('{minimum} or more', { minimum: 1234.5 }, 'de')).toBe('1234,5 or more');
  expect(formatMessage('{minimum} or more', { minimum: 15 }, 'ar-EG')).toBe('15 or more');
  // Nobody types how long a text may be.
  const most = 'At most {maxLength} characters (you entered {actual})';
  expect(formatMessage(most, { maxLength: 2000, actual: 12_345 }, 'en')).toBe(
    'At most 2,000 characters (you entered 12,345)',
  );
  expect(formatMessage('{minItems}–{maxItems}', { minItems: 3, maxItems: 1e4 }, 'de')).toBe(
    '3–10.000',
  );
  expect(formatMessage('{position} من {count}', { position: 1, count: 3 }, 'ar-EG')).toBe('١ من ٣');
  expect(formatMessage('{n}', { n: 0.1 }, 'en')).toBe('0.1');
  expect(formatMessage('{n}', { n: 9007199254740991 }, 'en')).toBe('9007199254740991');
});

test('HOST-6 the plural form is that of the first number in the sentence', () => {
  const message = { one: '{count} match', other: '{count} matches' };
  expect(formatMessage(message, { count: 1 }, 'en')).toBe('1 match');
  expect(formatMessage(message, { count: 2 }, 'en')).toBe('2 matches');
  const russian = { one: '{count} поле', few: '{count} поля', other: '{count} полей' };
  expect(formatMessage(russian, { count: 3 }, 'ru')).toBe('3 поля');
  const behind = { one: '{domain}: {count} part', other: '{domain}: {count} parts' };
  expect(formatMessage(behind, { domain: 'a.b', count: 1 }, 'en')).toBe('a.b: 1 part');
});

test('HOST-6 English words in another locale keep the plural forms of English', () => {
  const message = { one: '{count} match', other: '{count} matches' };
  expect(formatMessage(message, { count: 1 }, 'ja', 'en')).toBe('1 match');
  expect(formatMessage(message, { count: 1_021 }, 'ru', 'en')).toBe('1\u00a0021 matches');
});

test('a placeholder without its parameter stays, and a parameter is never read as a placeholder', () => {
  expect(formatMessage('{server} asks', {}, 'en')).toBe('{server} asks');
  expect(formatMessage('{a}{b}', { a: '{b}', b: '$&' }, 'en')).toBe('{b}$&');
});

test('HOST-6 limits read as the format of English has them', () => {
  const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 17, useGrouping: false });
  const limits = fc.oneof(fc.double({ noNaN: true }), fc.integer());
  fc.assert(
    fc.property(limits, (n) => {
      // JSON has no negative zero that anybody means.
      expect(formatMessage('{n}', { n }, 'en')).toBe(format.format(n === 0 ? 0 : n));
    }),
  );
});
