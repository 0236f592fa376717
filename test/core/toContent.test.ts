import { describe, expect, test } from 'vitest';
import { compileSchema, type ToContentOptions } from 'react-mcp-elicitation/core';
import type { FormValue } from '../../src/core/CompiledForm.ts';

const required = (schema: object) =>
  compileSchema({ type: 'object', properties: { v: schema }, required: ['v'] });
const optional = (schema: object) => compileSchema({ type: 'object', properties: { v: schema } });

/** The value sent, `undefined` for none, or the code of the first issue as `!code`. */
function send(form: ReturnType<typeof required>, value: FormValue, options?: ToContentOptions) {
  const result = form.toContent({ f0: value }, options);
  return 'issues' in result ? `!${result.issues[0]!.code}` : result.content['v'];
}

function notes(form: ReturnType<typeof required>, value: FormValue, options?: ToContentOptions) {
  const result = form.toContent({ f0: value }, options);
  return 'notes' in result ? result.notes.map(({ code, params }) => params['advice'] ?? code) : [];
}

describe('FORM-4 what was left out is omitted, never invented', () => {
  const text = { type: 'string' };
  test.each([
    ['optional text', optional(text), '', undefined],
    ['required text', required(text), '', '!empty-required'],
    ['required text that may be empty', required({ ...text, minLength: 0 }), '', ''],
    ['required text of no length', required({ ...text, maxLength: 0 }), '', ''],
    ['required text of one or more', required({ ...text, minLength: 1 }), '', '!empty-required'],
    ['blanks are an answer', required(text), '  ', '  '],
    ['optional number', optional({ type: 'number' }), ' ', undefined],
    ['required number', required({ type: 'number' }), '', '!empty-required'],
    ['optional date', optional({ type: 'string', format: 'date' }), ' ', undefined],
    ['required date', required({ type: 'string', format: 'date' }), '', '!empty-required'],
    ['optional boolean', optional({ type: 'boolean' }), '', undefined],
    ['required boolean', required({ type: 'boolean' }), '', '!empty-required'],
    ['required boolean, no', required({ type: 'boolean' }), 'no', false],
    ['boolean with default', optional({ type: 'boolean', default: true }), 'no', false],
    ['optional select', optional({ type: 'string', enum: ['a'] }), '', undefined],
    ['required select', required({ type: 'string', enum: ['a'] }), '', '!empty-required'],
    [
      'optional multi-select',
      optional({ type: 'array', items: { enum: ['a'] }, minItems: 1 }),
      [],
      undefined,
    ],
    ['required multi-select', required({ type: 'array', items: { enum: ['a'] } }), [], []],
    [
      'required multi-select of one or more',
      required({ type: 'array', items: { enum: ['a'] }, minItems: 1 }),
      [],
      '!min-items',
    ],
    ['a valid empty default, untouched', optional({ ...text, default: '' }), '', ''],
  ])('%s', (_, form, value, sent) => {
    expect(send(form, value)).toEqual(sent);
  });

  test('a default that was cleared is sent empty where that is valid, else left out and said', () => {
    const suggested = optional({ type: 'string', default: 'x' });
    expect(send(suggested, '')).toBe('');
    const filled = optional({ type: 'string', default: 'x', minLength: 1 });
    expect(send(filled, '')).toBeUndefined();
    expect(notes(filled, '')).toEqual(['left-out']);
    expect(send(optional({ type: 'array', items: { enum: ['a'] }, default: ['a'] }), [])).toEqual(
      [],
    );
    const several = optional({
      type: 'array',
      items: { enum: ['a'] },
      default: ['a'],
      minItems: 1,
    });
    expect(notes(several, [])).toEqual(['left-out']);
    expect(notes(optional({ type: 'integer', default: 5 }), '')).toEqual(['left-out']);
  });

  test('a multi-select is sent in the schema’s order', () => {
    const form = optional({ type: 'array', items: { enum: ['a', 'b', 'c'] } });
    expect(send(form, ['o2', 'o0'])).toEqual(['a', 'c']);
  });

  test('values that no control holds are refused', () => {
    expect(send(optional({ type: 'string', enum: ['a'] }), 'o7')).toBe('!option');
    expect(send(optional({ type: 'boolean' }), 'maybe')).toBe('!type');
    expect(send(optional({ type: 'string' }), ['a'])).toBe('!type');
  });
});

describe('FORM-2 numbers are sent exactly or not at all', () => {
  const number = required({ type: 'number' });
  test.each([
    ['42', 42],
    [' -1.50 ', -1.5],
    ['+5', 5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['−5', -5],
    ['1e−2', 0.01],
    // As a page in Hebrew or Arabic writes a limit.
    ['\u200e-5', -5],
    ['\u061c-5\u200f', -5],
    ['-0', 0],
    ['9007199254740994', 9007199254740994],
    ['9007199254740993', '!inexact'],
    ['1152921504606846976', '!inexact'],
    ['0.1234567890123456789', '!inexact'],
    ['1e-400', '!inexact'],
    ['1e400', '!overflow'],
    ['1'.repeat(401), '!too-long'],
    ['1,5', '!not-a-number'],
    ['0x10', '!not-a-number'],
    ['1 000', '!not-a-number'],
    ['Infinity', '!not-a-number'],
    ['e5', '!not-a-number'],
  ])('%j', (typed, sent) => {
    expect(send(number, typed)).toEqual(sent);
  });

  test.each([
    ['５', 5],
    ['1５', 15],
    ['３．５', 3.5],
    ['ー５', -5],
    ['－．５', -0.5],
    ['１ｅ−３', 0.001],
    ['９００７１９９２５４７４０９９３', '!inexact'],
    ['٣', 3],
    ['-٣٫٥', -3.5],
    ['\u061c-٣.٥', -3.5],
    ['۱۲۳۴۵۶۷۸۹۰', 1234567890],
    ['५', 5],
    ['৩.২৫', 3.25],
    ['๑๒', 12],
    ['𝟘𝟙.𝟡', 1.9],
    ['𞥐𞥙', 9],
    // Digits of two scripts, and what is no digit of ten.
    ['1٣', '!not-a-number'],
    ['１٣', '!not-a-number'],
    ['٣۳', '!not-a-number'],
    ['𝟎𝟘', '!not-a-number'],
    ['五', '!not-a-number'],
    ['〇', '!not-a-number'],
    ['⁵', '!not-a-number'],
    ['①', '!not-a-number'],
    ['Ⅴ', '!not-a-number'],
    ['５ー', '!not-a-number'],
    ['ー', '!not-a-number'],
    ['５円', '!not-a-number'],
    ['１，５', '!not-a-number'],
    ['١٬٥٠٠', '!not-a-number'],
    ['٣٫٥٫٥', '!not-a-number'],
    ['１'.repeat(401), '!too-long'],
  ])('%j, in the digits of a script, in every language', (typed, sent) => {
    for (const locale of [undefined, 'en', 'ja', 'ar', 'hi']) {
      expect(send(number, typed, { locale })).toEqual(sent);
    }
  });

  test.each([
    ['date', '２０２６－０１－３１', '2026-01-31'],
    ['date', '２０２６ー０１ー３１', '2026-01-31'],
    ['date', '٢٠٢٦-٠١-٣١', '2026-01-31'],
    ['date', '२०२६-०१-३१', '2026-01-31'],
    ['date', '2026-٠١-31', '!format'],
    ['time', '９：３０', '09:30:00'],
    ['date-time', '２０２６－０１－３１Ｔ０９：３０：００Ｚ', '2026-01-31T09:30:00Z'],
    ['date-time', '۲۰۲۶-۰۱-۳۱T۰۹:۳۰', '2026-01-31T09:30:00Z'],
  ])('a %s that was typed as %j', (format, typed, sent) => {
    expect(send(required({ type: 'string', format }), typed, { timeZone: 'UTC' })).toBe(sent);
  });

  test('rows of a list too', () => {
    const dates = required({ type: 'array', items: { type: 'string', format: 'date' } });
    expect(send(dates, ['२०२६-०१-३१'])).toEqual(['2026-01-31']);
    expect(send(dates, ['2026-٠١-31'])).toBe('!item');
  });

  test('digits of a plain text stay as they were typed', () => {
    expect(send(required({ type: 'string' }), '５٣')).toBe('５٣');
  });

  test.each([
    ['1,5', 1.5],
    ['1,234', 1.234],
  ])(
    '%j is no number where the sign is not known, though %d was suggested',
    (typed, suggestion) => {
      const form = required({ type: 'number', default: suggestion });
      expect(send(form, typed)).toBe('!not-a-number');
    },
  );

  test('the nearest number that can be sent is named', () => {
    expect(number.toContent({ f0: '9007199254740993' })).toMatchObject({
      issues: [{ code: 'inexact', params: { nearest: '9007199254740992' } }],
    });
  });

  test.each([
    ['de', '1,5', 1.5],
    ['de', '1.5', 1.5],
    ['de', '1.234,5', '!not-a-number'],
    ['de', '1,2,3', '!not-a-number'],
    ['en', '1,5', '!not-a-number'],
    ['ar-EG', '1,5', '!not-a-number'],
  ])('in %s, %j', (locale, typed, sent) => {
    expect(send(number, typed, { locale })).toEqual(sent);
  });

  test('a point before three digits is decimal, and said, where a comma is the decimal sign', () => {
    expect(send(number, '1.234', { locale: 'de' })).toBe(1.234);
    expect(notes(number, '1.234', { locale: 'de' })).toEqual(['decimal-point']);
    expect(notes(number, '1.234', { locale: 'en' })).toEqual([]);
  });

  test.each([
    [undefined, '1.500', ['decimal-point']],
    [undefined, '-12.500', ['decimal-point']],
    [undefined, '1.50', []],
    [undefined, '0.125', []],
    [undefined, '1234.500', []],
    ['es', '1,500', ['decimal-point']],
    ['es', '1.500', ['decimal-point']],
    ['es-ES', '1,500', []],
    ['de', '1,500', []],
    ['de', '0.125', []],
  ])('in %s, %s may be meant as thousands: %j', (locale, typed, advice) => {
    expect(notes(number, typed, { locale })).toEqual(advice);
  });

  test.each<[string, object, string[]]>([
    ['52.520', { minimum: -90, maximum: 90 }, []],
    ['1.618', { exclusiveMaximum: 1000 }, []],
    ['52.520', { maximum: 60_000 }, ['decimal-point']],
  ])('what %s means may be told by its bounds: %j', (typed, bounds, advice) => {
    expect(notes(required({ type: 'number', ...bounds }), typed)).toEqual(advice);
  });

  test.each([
    [undefined, '3.142'],
    ['es', '3,142'],
  ])('in %s, the number %s that the server suggests is not meant as thousands', (locale, shown) => {
    const form = required({ type: 'number', default: 3.142 });
    expect(send(form, shown, { locale })).toBe(3.142);
    expect(notes(form, shown, { locale })).toEqual([]);
  });
});

describe('FORM-2 date-times are sent in UTC', () => {
  const dateTime = required({ type: 'string', format: 'date-time' });
  test.each([
    ['Europe/Berlin', '2024-06-01T12:00', '2024-06-01T10:00:00Z'],
    ['Europe/Berlin', '2024-12-01T12:00:30.5', '2024-12-01T11:00:30.5Z'],
    ['UTC', '2024-06-01T12:00', '2024-06-01T12:00:00Z'],
    ['Asia/Kolkata', '2026-01-02T07:34', '2026-01-02T02:04:00Z'],
    ['America/St_Johns', '2024-12-01T12:00', '2024-12-01T15:30:00Z'],
    ['Europe/Berlin', '2024-03-31T02:30', '!gap'],
    ['Pacific/Apia', '2011-12-30T12:00', '!gap'],
    ['Europe/Berlin', '2024-10-27T02:30', '!ambiguous'],
    ['Australia/Lord_Howe', '2024-04-07T01:45', '!ambiguous'],
    ['Europe/Berlin', '1890-01-01T12:00', '1890-01-01T11:06:32Z'],
    ['Europe/Berlin', '0050-01-01T12:00', '0050-01-01T11:06:32Z'],
    ['UTC', '2024-02-30T12:00', '!format'],
    ['UTC', '2024-01-01T24:00', '!format'],
    ['UTC', '2024-01-01t12:00', '!format'],
    ['UTC', '2024-01-01T12:00:00.1234', '!format'],
    ['Europe/Berlin', ' 2024-10-27T02:30:00+01:00 ', '2024-10-27T02:30:00+01:00'],
    ['UTC', 'tomorrow', '!format'],
  ])('%s %s', (timeZone, typed, sent) => {
    expect(send(dateTime, typed, { timeZone })).toBe(sent);
  });

  /** As zod 4 writes `z.iso.datetime({ precision: 3 })`, without the days of each month. */
  const withMilliseconds = String.raw`^\d{4}-\d\d-\d\dT(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}(?:Z))$`;
  test.each([
    ['its milliseconds', withMilliseconds, '2024-06-01T12:00', '2024-06-01T10:00:00.000Z'],
    ['its milliseconds', withMilliseconds, '2024-06-01T12:00:30.5', '2024-06-01T10:00:30.500Z'],
    [
      'Python’s microseconds',
      String.raw`\.\d{6}Z$`,
      '2024-06-01T12:00',
      '2024-06-01T10:00:00.000000Z',
    ],
    ['an offset', String.raw`[+-]\d\d:\d\d$`, '2024-06-01T12:00', '2024-06-01T10:00:00+00:00'],
    ['nothing that a date has', '^x$', '2024-06-01T12:00', '!pattern'],
  ])('a pattern that wants %s gets it: %s, %s', (_, pattern, typed, sent) => {
    const form = required({ type: 'string', format: 'date-time', pattern });
    expect(send(form, typed, { timeZone: 'Europe/Berlin' })).toBe(sent);
  });

  test('an overlap offers both instants, the earlier first', () => {
    expect(dateTime.toContent({ f0: '2024-10-27T02:30' }, { timeZone: 'Europe/Berlin' })).toEqual({
      issues: [
        {
          property: 'v',
          code: 'ambiguous',
          params: { first: '2024-10-27T00:30:00Z', second: '2024-10-27T01:30:00Z' },
        },
      ],
    });
  });

  test('an unknown zone is the caller’s mistake', () => {
    const options = { timeZone: 'Middle/Earth' };
    expect(() => dateTime.toContent({ f0: '2024-06-01T12:00' }, options)).toThrow(RangeError);
  });

  test('a default keeps its zone and fraction digits', () => {
    const suggestion = '2026-01-02T03:04:05.678901+05:30';
    const form = optional({ type: 'string', format: 'date-time', default: suggestion });
    expect(form.toContent(form.defaultValues, { timeZone: 'UTC' })).toMatchObject({
      content: { v: suggestion },
    });
  });
});

describe('FORM-2 texts', () => {
  test('blanks around a format are trimmed, around plain text kept', () => {
    expect(send(required({ type: 'string', format: 'email' }), ' a@b.example ')).toBe(
      'a@b.example',
    );
    expect(send(required({ type: 'string' }), ' a ')).toBe(' a ');
  });

  test.each(['\u00ad', '\u180e', '\u2060', '\u2064'])(
    'the invisible character %j that a web page puts into an address is not meant',
    (mark) => {
      const email = required({ type: 'string', format: 'email' });
      expect(send(email, `ann@exam${mark}ple.com`)).toBe('ann@example.com');
      expect(send(required({ type: 'number' }), `12${mark}`)).toBe(12);
    },
  );

  test('half-typed dates are not omitted', () => {
    const form = optional({ type: 'string', format: 'date' });
    expect(send(form, '', { incomplete: ['f0'] })).toBe('!incomplete');
    expect(send(optional({ type: 'number' }), '', { incomplete: ['f0'] })).toBe('!incomplete');
  });

  test('a time of the day is sent with its seconds', () => {
    const { toContent } = compileSchema({
      type: 'object',
      properties: { at: { type: 'string', format: 'time' } },
    });
    expect(toContent({ f0: '9:30' })).toMatchObject({ content: { at: '09:30:00' } });
    expect(toContent({ f0: '09:30:15Z' })).toMatchObject({ content: { at: '09:30:15Z' } });
    expect(toContent({ f0: '25:00' })).toMatchObject({ issues: [{ code: 'format' }] });
  });

  test.each([
    ['23:59:60Z', true],
    ['01:29:60+01:30', true],
    ['23:29:60+23:30', true],
    ['15:59:60-08:00', true],
    ['22:59:60Z', false],
    ['23:59:60+01:00', false],
    ['23:59:60', false],
    ['23:59:61Z', false],
    ['09:30:00+24:00', false],
    ['09:30:00.5', true],
    ['09:30:00.5z', true],
  ])('RFC 3339 on the time %s: %s', (time, isValid) => {
    const form = required({ type: 'string', format: 'time' });
    expect(send(form, time)).toBe(isValid ? time : '!format');
  });

  test('a lone surrogate cannot be sent', () => {
    expect(send(optional({ type: 'string' }), 'a\ud800')).toBe('!ill-formed');
  });

  test('a textarea’s line breaks are not an edit', () => {
    const form = optional({ type: 'string', default: 'a\r\nb\rc', pattern: '\\r' });
    expect(send(form, 'a\nb\nc')).toBe('a\r\nb\rc');
  });

  test('an address of a host without a dot is sent', () => {
    const email = optional({ type: 'string', format: 'email' });
    expect(send(email, 'me@localhost')).toBe('me@localhost');
    expect(notes(email, 'me@localhost')).toEqual([]);
  });

  test('a pattern that cannot be checked here never blocks', () => {
    const form = required({ type: 'string', pattern: '(?P<n>x)' });
    expect(send(form, 'anything')).toBe('anything');
    expect(notes(form, 'anything')).toEqual(['unchecked-pattern']);
  });
});

describe('advice', () => {
  test('a default that reads as another number in a comma locale', () => {
    const form = optional({ type: 'number', default: 1.234 });
    expect(notes(form, '1.234', { locale: 'de' })).toEqual(['decimal-point']);
  });

  test('the ASCII spelling of an internationalised mailbox is offered, not sent', () => {
    const form = optional({ type: 'string', format: 'email' });
    expect(form.toContent({ f0: 'u@bücher.example' })).toMatchObject({
      issues: [{ code: 'format', params: { ascii: 'u@xn--bcher-kva.example' } }],
    });
  });

  test.each(['0024-01-15', '0000-01-01'])('a year that was hardly meant: %s', (day) => {
    const form = optional({ type: 'string', format: 'date' });
    expect(notes(form, day)).toEqual(['early-year']);
  });

  test.each([
    ['localhost:3000', ['host-port']],
    ['example.com:8443/hook', ['host-port']],
    ['https://localhost:3000', []],
    ['tel:112', []],
    ['urn:isbn:3000', []],
  ])('a host whose port follows is a scheme to a URI: %s has the notes %j', (address, advice) => {
    expect(notes(optional({ type: 'string', format: 'uri' }), address)).toEqual(advice);
  });

  test('a year that is early only in UTC', () => {
    const form = optional({ type: 'string', format: 'date-time' });
    const options = { timeZone: 'Europe/Berlin' };
    expect(notes(form, '0001-01-01T00:00', options)).toEqual(['early-year']);
  });
});

test('PROTO-3 all issues are told at once, each by its property', () => {
  const form = compileSchema({
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'integer', minimum: 3 } },
    required: ['a'],
  });
  expect(form.toContent({ f0: '', f1: '2' })).toEqual({
    issues: [
      { property: 'a', code: 'empty-required', params: {} },
      { property: 'b', code: 'minimum', params: { minimum: 3 } },
    ],
  });
});

test.each([
  ['de', '1.000', '!not-a-number'],
  ['de', '1,000', '!not-a-number'],
  ['en', '1.000', '!not-a-number'],
  ['de', '-5.000', '!not-a-number'],
  ['de', '1,0', 1],
  ['en', '1000', 1000],
])('FORM-2 an integer has no decimals that look like thousands: %s %s', (locale, text, sent) => {
  expect(send(required({ type: 'integer' }), text, { locale })).toBe(sent);
});

describe('PROTO-12 one of several types is sent as it was typed, if a string takes that', () => {
  const moment = { type: 'string', format: 'date-time' };
  const options = { timeZone: 'America/Sao_Paulo' };
  test.each([
    [[moment, { type: 'string' }], '2026-01-02T03:04', '2026-01-02T03:04'],
    [[moment, { type: 'integer' }], '2026-01-02T03:04:00Z', '2026-01-02T03:04:00Z'],
    [[{ type: 'string', format: 'time' }, { type: 'string' }], '9:30', '9:30'],
    [[{ type: 'string', format: 'email' }, { type: 'string' }], ' Ada  ', ' Ada  '],
    [[{ type: 'string', format: 'email' }, { type: 'string' }], ' a@b.example ', 'a@b.example'],
  ])('%j: %j', (anyOf, text, sent) => {
    expect(send(required({ anyOf }), text, options)).toBe(sent);
  });
});

test.each(['2026-01-02T03:04', '2026-01-02T03:04:00', '2026-10-25T02:30'])(
  'PROTO-12 where a date may stand alone, nobody is told a zone, so %s is refused without one',
  (text) => {
    const anyOf = ['date-time', 'date'].map((format) => ({ type: 'string', format }));
    expect(send(required({ anyOf }), text, { timeZone: 'Europe/Berlin' })).toBe('!format');
  },
);

test('PROTO-12 of several types, an option goes by its value, and keeps its type', () => {
  const options = [
    { const: 1, title: '2' },
    { const: 2, title: 'two' },
  ];
  const form = required({ anyOf: [{ oneOf: options }, { type: 'boolean' }] });
  expect(send(form, '2')).toBe(2);
  expect(send(form, 'two')).toBe('!type');
  const beside = required({ anyOf: [{ enum: [1, 2] }, { type: 'string' }] });
  expect(send(beside, '2')).toBe(2);
  expect(send(beside, '3')).toBe('3');
});

test('FORM-2 a time in a list may be written without seconds', () => {
  const form = required({ type: 'array', items: { type: 'string', format: 'time' } });
  expect(send(form, ['9:30', ' 10:00:05 '])).toEqual(['09:30:00', '10:00:05']);
});

test.each([
  [{ type: 'string', format: 'email' }, '\u202aada@b.example\u202c', 'ada@b.example'],
  [{ type: 'string', format: 'uri' }, 'https://a.example/\u200e', 'https://a.example/'],
  [{ type: 'string', format: 'ipv4' }, '\u200b192.0.2.1', '192.0.2.1'],
  [{ type: 'number' }, '\u20665\u2069', 5],
  [{ type: 'string' }, 'a\u200db', 'a\u200db'],
])('FORM-2 invisible marks that were copied along are no fault: %j', (schema, text, sent) => {
  expect(send(required(schema), text)).toBe(sent);
});

test('FORM-2 the last minutes of the year 9999 are no gap of the clocks', () => {
  const form = required({ type: 'string', format: 'date-time' });
  const options = { timeZone: 'America/Sao_Paulo' };
  expect(send(form, '9999-12-31T23:59', options)).toBe('!format');
  expect(send(form, '9999-12-31T03:00', options)).toBe('9999-12-31T06:00:00Z');
});

test.each(['ada@bücher\\shop.de', 'ada@bücher.de/x', 'ada@bücher.de:25', 'ada@１２３'])(
  'FORM-6 %s is not offered as another address',
  (text) => {
    const result = required({ type: 'string', format: 'email' }).toContent({ f0: text });
    expect(result).toMatchObject({ issues: [{ code: 'format' }] });
    expect('issues' in result && result.issues[0]!.params['ascii']).toBe(undefined);
  },
);

test.each([
  ['https://münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
  ['https://a.example/a b', 'https://a.example/a%20b'],
  ['https://a.example/a\nb', 'https://a.example/ab'],
  ['www.example.com/x', 'https://www.example.com/x'],
  ['Ada Lovelace', undefined],
  ['a.b@example.com', undefined],
  ['https://a b', undefined],
  ['1.5', undefined],
  ['https://１２７.１/', undefined],
  ['/home/me/project', 'file:///home/me/project'],
  ['/home/me/50% of #1?', 'file:///home/me/50%25%20of%20%231%3F'],
  ['C:\\Users\\me\\My project', 'file:///C:/Users/me/My%20project'],
  ['//host/share', undefined],
  ['https://a.example/ https://b.example/', undefined],
  ['https://a.example\nhttps://b.example', undefined],
  ['https://a.example/ www.b.example', undefined],
  ['/home/me/My notes: a', 'file:///home/me/My%20notes:%20a'],
])('FORM-6 for the address %j, %j is offered', (text, ascii) => {
  const result = required({ type: 'string', format: 'uri' }).toContent({ f0: text });
  expect(result).toMatchObject({ issues: [{ code: 'format' }] });
  expect('issues' in result && result.issues[0]!.params['ascii']).toBe(ascii);
});

test('FORM-4 an optional field of several types that is left empty is left out, also where "" is listed', () => {
  const anyOf = [{ type: 'string', format: 'email' }, { const: '' }];
  expect(send(optional({ anyOf }), '')).toBeUndefined();
  expect(send(required({ anyOf }), '')).toBe('');
});
