import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as famousNames from '../../etc/generateFamousNames.ts';
import * as suffixes from '../../etc/generateSuffixes.ts';
import { generatedFile, generateUnicode } from '../../etc/generateUnicode.ts';
import { isAllowed } from '../../src/url/isAllowed.ts';
import { skeleton } from '../../src/url/skeleton.ts';

test('the tables are what the Unicode data gives: else run `npm run generate:unicode`', () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(generateUnicode());
});

test('the lists of names are what their sources give: else run `npm run generate:suffixes` or `generate:names`', () => {
  expect(readFileSync(suffixes.generatedFile, 'utf8')).toBe(suffixes.generateSuffixes());
  expect(readFileSync(famousNames.generatedFile, 'utf8')).toBe(famousNames.generateFamousNames());
});

test.each([
  ['the first allowed one', 0xb7, true],
  ['a letter', 0xfc, true],
  ['between two ranges', 0x180, false],
  ['an ideograph', 0x4e00, true],
  ['a rare ideograph', 0x3400, false],
  ['the last ideograph', 0x29d98, true],
  ['beyond all', 0x10ffff, false],
  ['allowed by Unicode, removed by browsers', 0x2019, false],
])('a table reads back: %s', (_, codePoint, expected) => {
  expect(isAllowed(codePoint)).toBe(expected);
});

test.each([
  ['pаypаl', 'paypal'],
  ['раура', 'paypa'],
  ['g00gle', 'google'],
  ['rnicrosoft', 'microsoft'],
  ['gооgӏе', 'google'],
  ['ѕсоре', 'scope'],
  ['łódź', 'lodz'],
  ['七est', 'test'],
])('%s looks like %s', (one, other) => {
  expect(skeleton(one)).toBe(skeleton(other));
});
