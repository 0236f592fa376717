import { describe, expect, test } from 'vitest';
import { compileSchema } from 'react-mcp-elicitation/core';

const codes = (schema: object, value: unknown) =>
  compileSchema({ type: 'object', properties: { v: schema } })
    .validateContent({ v: value })
    .map(({ code }) => code);

describe('FORM-2 the verdict is that of JSON Schema 2020-12', () => {
  const string = { type: 'string' };
  test.each([
    ['length in code points', { ...string, maxLength: 1 }, '😀', []],
    ['a family is seven', { ...string, minLength: 7 }, '👨‍👩‍👧‍👦', []],
    ['nothing is normalised', { ...string, minLength: 2 }, 'e\u0301', []],
    ['a lone surrogate is one', { ...string, maxLength: 1 }, '\ud800', []],
    ['too short', { ...string, minLength: 2 }, '😀', ['min-length']],
    ['a pattern is unanchored', { ...string, pattern: 'b' }, 'abc', []],
    ['a pattern has flag u', { ...string, pattern: '^.$' }, '😀', []],
    ['a pattern fails', { ...string, pattern: '^\\d+$' }, 'x', ['pattern']],
    ['no string', string, 5, ['type']],
    ['1.0 and 1e308 are integers', { type: 'integer' }, 1e308, []],
    ['1.5 is none', { type: 'integer' }, 1.5, ['integer']],
    ['exclusive limits', { type: 'number', exclusiveMinimum: 1 }, 1, ['exclusive-minimum']],
    ['multipleOf', { type: 'number', multipleOf: 2 }, 3, ['multiple-of']],
    ['multipleOf as it is written', { type: 'number', multipleOf: 0.1 }, 0.3, []],
    [
      'multipleOf of nearly',
      { type: 'number', multipleOf: 0.1 },
      0.30000000000000004,
      ['multiple-of'],
    ],
    ['multipleOf of large ones', { type: 'number', multipleOf: 1e-300 }, 1e300, []],
    ['NaN is no number', { type: 'number' }, NaN, ['type']],
    ['a boolean is strict', { type: 'boolean' }, 'true', ['type']],
    [
      'duplicates are allowed',
      { type: 'array', items: { enum: ['a'] }, minItems: 2 },
      ['a', 'a'],
      [],
    ],
    ['items are checked', { type: 'array', items: { enum: ['a'] } }, ['b'], ['option']],
    ['siblings of enum hold', { ...string, enum: ['a', 'bb'], minLength: 2 }, 'a', ['min-length']],
    ['unknown formats do not', { ...string, format: 'color' }, 'x', []],
    [
      'uniqueItems',
      { type: 'array', items: { enum: ['a'] }, uniqueItems: true },
      ['a', 'a'],
      ['unique-items'],
    ],
  ])('%s', (_, schema, value, expected) => {
    expect(codes(schema, value)).toEqual(expected);
  });

  test('presence is by own property', () => {
    const form = compileSchema({
      type: 'object',
      properties: { toString: { type: 'string' }, constructor: { type: 'string' } },
      required: ['toString'],
    });
    expect(form.validateContent({})).toEqual([
      { property: 'toString', code: 'required', params: {} },
    ]);
    const content = Object.assign(Object.create(null) as object, { toString: 'x' });
    expect(form.validateContent(content)).toEqual([]);
  });

  test('what the schema does not know is valid, and what is no object is not', () => {
    const form = compileSchema({ type: 'object', properties: {} });
    expect(form.validateContent({ other: null })).toEqual([]);
    for (const content of [null, [], 'x', undefined]) {
      expect(form.validateContent(content)).toMatchObject([{ code: 'type' }]);
    }
  });
});

test('TRUST-4 a text of megabytes is judged, not thrown at', () => {
  const long = `http://a/${'%20'.repeat(4_000_000)}`;
  expect(codes({ type: 'string', format: 'uri' }, long)).toEqual([]);
});

describe('FORM-2 formats', () => {
  const accepted: Record<string, readonly string[]> = {
    date: ['2024-02-29', '0000-01-01', '9999-12-31', '2000-02-29'],
    'date-time': [
      '1985-04-12T23:20:50.52Z',
      '1998-12-31T23:59:60Z',
      '1998-12-31T15:59:60.123-08:00',
      // The same second, on the next day there.
      '1999-01-01T00:59:60+01:00',
      '1963-06-19t08:30:06z',
      '1990-12-31T15:59:59-00:00',
    ],
    email: [
      'me@localhost',
      '"a b"@example.com',
      'a+b@[127.0.0.1]',
      'x@[IPv6:::1]',
      `${'a'.repeat(64)}@example.com`,
    ],
    uri: ['urn:isbn:1', 'mailto:', 'http://[::1]:80/a?b#c', 'javascript:alert(1)', 'http://a:/'],
  };
  const refused: Record<string, readonly string[]> = {
    date: [
      '2023-02-29',
      '1900-02-29',
      '2024-13-01',
      '2024-1-01',
      '24-01-01',
      '２024-01-01',
      '2024-02-30 ',
    ],
    'date-time': [
      '1998-12-31T23:58:60Z',
      '1998-12-30T23:59:60Z',
      '1999-01-02T00:59:60+01:00',
      '2024-01-01 12:00:00Z',
      '2024-01-01T12:00:00',
      '2024-01-01T12:00Z',
      '2024-01-01T12:00:00+0100',
      '2024-01-01T24:00:00Z',
    ],
    email: [
      'a',
      'a@',
      '@b',
      'a..b@c.d',
      'a@-b.c',
      'a@b_c.d',
      'ä@b.c',
      'a@b.',
      `${'a'.repeat(65)}@b.c`,
    ],
    uri: [
      '//a',
      'a',
      'http://a b',
      'http://a/%zz',
      'http://ä',
      'http://a:b/',
      'http://[::1',
      'http://a@b@c',
    ],
  };
  test.each(Object.keys(accepted))('%s', (format) => {
    const schema = { type: 'string', format };
    expect(accepted[format]!.filter((text) => codes(schema, text).length > 0)).toEqual([]);
    expect(refused[format]!.filter((text) => codes(schema, text).length === 0)).toEqual([]);
  });
});
