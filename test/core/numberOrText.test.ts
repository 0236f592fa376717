import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSchema, parseElicitRequest } from 'react-mcp-elicitation/core';
import { ask } from '../ask.ts';

/** As pydantic writes a `Decimal`: bounds stand on the number alone. */
const decimal = (bounds: object = {}, digits = '\\d*\\.?\\d*$') => ({
  anyOf: [
    { type: 'number', ...bounds },
    { type: 'string', pattern: `^(?!^[-+.]*$)[+-]?0*${digits}` },
  ],
});
/** `max_digits=6, decimal_places=2`. The first alternative has no end, so that it matches almost any text. */
const money = decimal(
  { exclusiveMinimum: 0 },
  '(?:\\d{0,4}|(?=[\\d.]{1,7}0*$)\\d{0,4}\\.\\d{0,2}0*$)',
);
/** As System.Text.Json writes a number that may be quoted. */
const quoted = (type: 'integer' | 'number', bounds: object = {}) => ({
  type: ['string', type],
  pattern:
    type === 'integer'
      ? '^-?(?:0|[1-9]\\d*)$'
      : '^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$',
  ...bounds,
});

const compile = (schema: object) => {
  const request = parseElicitRequest(ask({ v: schema }));
  return compileSchema('requestedSchema' in request ? request.requestedSchema : undefined);
};

/** The value sent, `undefined` for none, or the code of the issue as `!code`. */
function send(schema: object, text: string, locale = 'en') {
  const result = compile(schema).toContent({ f0: text }, { locale });
  return 'issues' in result ? `!${result.issues[0]!.code}` : result.content['v'];
}

const percent = decimal({ minimum: 0, maximum: 100 });

test.each([
  ['a decimal keeps its digits', decimal(), '1.50', '1.50'],
  ['a decimal with blanks around it', decimal(), ' 1.5 ', '1.5'],
  ['a decimal in wide letters', decimal(), 'ー１．５０', '-1.50'],
  ['a decimal in Arabic digits', decimal(), '١٫٥٠', '1.50'],
  ['a spelling that the text does not take', decimal(), '1e3', 1000],
  ['a bound above', percent, '500', '!maximum'],
  ['a bound below', percent, '-5', '!minimum'],
  ['no number', percent, 'twenty', '!not-a-number'],
  ['no number, where the pattern takes anything', money, 'twenty', '!not-a-number'],
  ['a sign of a currency', money, '$20', '!not-a-number'],
  ['a comma in English', money, '9,90', '!not-a-number'],
  [
    'more digits than a number holds',
    decimal(),
    '0.12345678901234567890',
    '0.12345678901234567890',
  ],
  ['too many digits, out of bounds', percent, '100.5000000000000000001', '!maximum'],
  [
    'too many digits where no text may be',
    { type: 'number' },
    '0.12345678901234567890',
    '!inexact',
  ],
  [
    'an integer of System.Text.Json',
    quoted('integer', { minimum: 1, maximum: 5 }),
    '99',
    '!maximum',
  ],
  ['an integer within its bounds', quoted('integer', { minimum: 1, maximum: 5 }), '5', '5'],
  ['a long of System.Text.Json', quoted('integer'), '9007199254740993', '9007199254740993'],
  ['decimals of an integer', quoted('integer'), '1.5', '!integer'],
  ['leading zeros, which the text does not take', quoted('number'), '007.5', 7.5],
  ['nothing', percent, '', undefined],
])('PROTO-12 a number that may be a text: %s', (_, schema, text, sent) => {
  expect(send(schema, text)).toBe(sent);
});

test('PROTO-12 a number that may be a text has the decimal sign of the locale', () => {
  expect(send(money, '9,90', 'de')).toBe('9.90');
  expect(send(money, '1.234,50', 'de')).toBe('!not-a-number');
  const read = compile(decimal()).toContent({ f0: '1.500' }, { locale: 'de' });
  expect(read).toMatchObject({
    content: { v: '1.500' },
    notes: [{ code: 'portability', params: { advice: 'decimal-point', value: 1.5 } }],
  });
});

test.each([
  ['int | str', { anyOf: [{ type: 'integer' }, { type: 'string' }] }],
  ['a number or a word', { anyOf: [{ type: 'number' }, { const: 'auto' }] }],
  ['a number or a size', { type: ['string', 'number'], pattern: '^-?(?:0|[1-9]\\d*)(?:px|em)$' }],
  ['a text with another rule', { ...quoted('number'), minLength: 3 }],
  ['three types', { anyOf: [...decimal().anyOf, { type: 'boolean' }] }],
])('PROTO-12 %s stays a text', (_, schema) => {
  expect(compile(schema).fields).toMatchObject([{ kind: 'text' }]);
});

test('PROTO-12 a number that may be a text, or null, has the bounds and the words beside it', () => {
  const branches = [...decimal({ minimum: 0, maximum: 5 }).anyOf, { type: 'null' }];
  const form = compile({ anyOf: branches, title: 'Price', default: null });
  expect(form.fields).toEqual([
    {
      id: 'f0',
      property: 'v',
      label: 'Price',
      required: false,
      sensitive: false,
      kind: 'number',
      integer: false,
      minimum: 0,
      maximum: 5,
    },
  ]);
  expect(form.issues.map(({ code }) => code)).toEqual(['dialect', 'dialect']);
});

describe('FORM-3 the suggestion of a number that may be a text', () => {
  test.each([
    ['1.50', 'en', '1.50', '1.50'],
    ['1.50', 'de', '1,50', '1.50'],
    ['0.12345678901234567890', 'en', '0.12345678901234567890', '0.12345678901234567890'],
    [1.5, 'en', '1.5', 1.5],
    [1.125, 'de', '1,125', 1.125],
  ])('%j is sent in %s as it is', (suggestion, locale, shown, sent) => {
    const schema = { ...decimal(), default: suggestion };
    expect(compile(schema).defaultValues).toEqual({ f0: String(suggestion) });
    expect(send(schema, shown, locale)).toBe(sent);
  });

  test('is shown and marked if it breaks a bound', () => {
    expect(send({ ...percent, default: '500' }, '500')).toBe('!maximum');
  });

  test('can be taken back', () => {
    const form = compile({ ...decimal(), default: '1.50' });
    expect(form.toContent({ f0: '' })).toMatchObject({
      content: {},
      notes: [{ code: 'left-out' }],
    });
  });

  test.each([[true], [''], ['twenty'], [['1']]])(
    'is ignored and reported if it is %j',
    (suggestion) => {
      const form = compile({ ...decimal(), default: suggestion });
      expect(form.defaultValues).toEqual({ f0: '' });
      expect(form.issues.map(({ code }) => code)).toContain('default-ignored');
    },
  );
});

test('PROTO-12 what is sent for a number that may be a text, ajv takes, and it is the number that was typed', () => {
  const digits = fc.string({ unit: fc.nat(9).map(String), maxLength: 20 });
  const typed = fc
    .tuple(fc.constantFrom('', '-', '+', '−'), digits, fc.constantFrom('', '.', ','), digits)
    .map((parts) => parts.join(''));
  const schema = fc.constantFrom(decimal(), percent, money, quoted('integer'), quoted('number'));
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
  fc.assert(
    fc.property(schema, typed, fc.constantFrom('en', 'de'), (property, text, locale) => {
      const sent = send(property, text, locale);
      fc.pre(sent !== undefined && !String(sent).startsWith('!'));
      const asSent = ask({ v: property }).requestedSchema;
      expect(ajv.validate(asSent, { v: sent })).toBe(true);
      const written = text.replace(',', '.').replace('−', '-');
      const isTyped = sent === (typeof sent === 'string' ? written : Number(written));
      expect({ text, sent, isTyped }).toMatchObject({ isTyped: true });
      expect(property === percent && Number(sent) > 100).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
