import { expect, test } from 'vitest';
import { plainLine, plainText } from '../../src/react/frame/plainText.ts';

const lines = (text: string) => plainText(text, 100).shown;

test.each([
  ['right-to-left override', 'a\u202eb', 'a\ufffdb'],
  ['isolates', '\u2067a\u2069\u2069', '\ufffda\ufffd\ufffd'],
  ['zero-width space', 'pass\u200bword', 'pass\ufffdword'],
  ['joiners within a Latin word', 'pass\u200dword', 'pass\ufffdword'],
  ['word joiner and BOM', 'a\u2060b\ufeffc', 'a\ufffdb\ufffdc'],
  ['Hangul filler', 'a\u3164b', 'a\ufffdb'],
  ['tags', 'a\u{e0041}\u{e0042}', 'a\ufffd'],
  ['controls', 'a\u0000b\u0007c\u009b', 'a\ufffdb\ufffdc\ufffd'],
  ['lone surrogates', 'a\ud800b', 'a\ufffdb'],
  ['a heap of marks', `a${'\u0301'.repeat(50)}b`, `a${'\u0301'.repeat(4)}b`],
  ['other line ends', 'a\r\nb\u2028c\u0085d', 'a\nb\nc\nd'],
])('TRUST-2 %s cannot deceive', (_, text, shown) => {
  expect(lines(text)).toBe(shown);
});

test.each([
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क्\u200dष'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a flag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['tabs and lines', 'a\tb\nc'],
  ['accents', 'e\u0301\u0323'],
  ['Arabic with marks', 'مُحَمَّد'],
])('TRUST-2 what people write stays: %s', (_, text) => {
  expect(lines(text)).toBe(text);
});

test('TRUST-2 a label is one line, whatever it has in it', () => {
  expect(plainLine('Name\n\n\n\tVerified by your bank')).toBe('Name Verified by your bank');
  expect(plainLine('x'.repeat(10_000))).toBe(`${'x'.repeat(500)}…`);
});

test('TRUST-2 what is cut is counted, and no character is cut in two', () => {
  expect(plainText('abc', 3)).toEqual({ shown: 'abc', rest: 0 });
  expect(plainText('abcd', 3)).toEqual({ shown: 'abc', rest: 1 });
  expect(plainText('ab😀', 3)).toEqual({ shown: 'ab', rest: 1 });
});
