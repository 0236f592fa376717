import { expect, test } from 'vitest';
import { formatMessage } from '../../src/hooks/formatMessage.ts';

test('HOST-6 parameters are filled in, numbers as the locale writes them', () => {
  expect(formatMessage('{a} of {b}', { a: 1234.5, b: 'x' }, 'de')).toBe('1.234,5 of x');
  expect(formatMessage('{n}', { n: 0.1 }, 'en')).toBe('0.1');
  expect(formatMessage('{n}', { n: 9007199254740991 }, 'en')).toBe('9,007,199,254,740,991');
});

test('HOST-6 the plural form is that of the first number in the sentence', () => {
  const message = { one: '{count} match', other: '{count} matches' };
  expect(formatMessage(message, { count: 1 }, 'en')).toBe('1 match');
  expect(formatMessage(message, { count: 2 }, 'en')).toBe('2 matches');
  const russian = { one: '{count} поле', few: '{count} поля', other: '{count} полей' };
  expect(formatMessage(russian, { count: 3 }, 'ru')).toBe('3 поля');
});

test('a placeholder without its parameter stays, and a parameter is never read as a placeholder', () => {
  expect(formatMessage('{server} asks', {}, 'en')).toBe('{server} asks');
  expect(formatMessage('{a}{b}', { a: '{b}', b: '$&' }, 'en')).toBe('{b}$&');
});
