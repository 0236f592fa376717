import { parseElicitRequest } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';
import { plainText, withoutDeception } from '../../src/react/frame/plainText.ts';
import { hasTrace } from '../../src/core/sensitive/trace.ts';
import { ask } from '../ask.ts';

/*
 * What took seconds takes milliseconds now. Each of these would run into the time limit of a test, or be drawn at full
 * length, without its mend.
 */

const nest = (depth: number): unknown[] => (depth === 0 ? [] : [nest(depth - 1)]);
const junk = (x: unknown) => ask({ a: { type: 'string', x } });

test.each([
  ['objects', Array.from({ length: 600_000 }, () => ({}))],
  ['numbers', Array.from({ length: 600_000 }, () => 1)],
  ['lists within lists', Array.from({ length: 6000 }, () => nest(100))],
])('TRUST-4 a schema of too many parts is refused before it is copied: %s', (_, parts) => {
  expect(() => parseElicitRequest(junk(parts))).toThrow('has over 500000 parts');
});

test('TRUST-4 a schema that is too long is refused before it is copied', () => {
  expect(() => parseElicitRequest(junk('a'.repeat(11_000_000)))).toThrow('is longer than 10000000');
});

test('TRUST-4 a hundred thousand options with titles and descriptions are few enough', () => {
  const oneOf = Array.from({ length: 99_999 }, (_, index) => ({
    const: `c${index}`,
    title: `T${index}, "${index}", [or] {not}`,
    description: 'D',
  }));
  expect(() => parseElicitRequest(ask({ a: { type: 'string', oneOf } }))).not.toThrow();
});

test('TRUST-4 a host that allows more options gets more parts', () => {
  const oneOf = Array.from({ length: 150_000 }, (_, index) => ({ const: `c${index}`, title: 'T' }));
  const request = ask({ a: { type: 'array', items: { anyOf: oneOf }, x: Array(100_000).fill(1) } });
  expect(() => parseElicitRequest(request)).toThrow('has over 500000 parts');
  expect(() => parseElicitRequest(request, { limits: { options: 200_000 } })).not.toThrow();
});

test('TRUST-2 runs of tag characters are read once, and only a region’s flag keeps them', () => {
  const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  expect(withoutDeception(`To ${england}!`)).toBe(`To ${england}!`);
  const hidden = '\u{1f3f4}' + '\u{e0061}'.repeat(100_000);
  expect(withoutDeception(hidden)).toBe('\u{1f3f4}\ufffd');
  expect(plainText('\u{e0061}\u{e0062}', 10).shown).toBe('\ufffd');
});

test('TRUST-4 the look for an address after a sign in a word is short', () => {
  // Without a bound it reads on to the end from each of these words.
  expect(hasTrace(`${'a1b'.repeat(300_000)}.com`)).toBe(true);
});
