import { describe, expect, test } from 'vitest';
import { compileSchema, ElicitRequestError } from 'react-mcp-elicitation/core';

const compile = (properties: object, required?: string[]) =>
  compileSchema({ type: 'object', properties, ...(required && { required }) });
const only = (schema: object) => compile({ value: schema });

describe('FORM-1 every kind of schema becomes a field', () => {
  const titled = [
    { const: 'r', title: 'Red' },
    { const: 'g', title: 'Green' },
  ];
  const options = [
    { id: 'o0', value: 'r', label: 'Red' },
    { id: 'o1', value: 'g', label: 'Green' },
  ];
  const untitled = [
    { id: 'o0', value: 'r', label: 'r' },
    { id: 'o1', value: 'g', label: 'g' },
  ];
  test.each([
    ['plain string', { type: 'string', minLength: 2 }, { kind: 'text', minLength: 2 }],
    ['email', { type: 'string', format: 'email' }, { kind: 'text', format: 'email' }],
    ['uri', { type: 'string', format: 'uri' }, { kind: 'text', format: 'uri' }],
    ['date', { type: 'string', format: 'date' }, { kind: 'text', format: 'date' }],
    ['date-time', { type: 'string', format: 'date-time' }, { kind: 'text', format: 'date-time' }],
    ['number', { type: 'number', maximum: 9 }, { kind: 'number', integer: false, maximum: 9 }],
    ['integer', { type: 'integer' }, { kind: 'number', integer: true }],
    ['boolean', { type: 'boolean' }, { kind: 'boolean' }],
    [
      'untitled select',
      { type: 'string', enum: ['r', 'g'] },
      { kind: 'select', options: untitled },
    ],
    ['titled select', { type: 'string', oneOf: titled }, { kind: 'select', options }],
    [
      'legacy titled select',
      { type: 'string', enum: ['r', 'g'], enumNames: ['Red', 'Green'] },
      { kind: 'select', options },
    ],
    [
      'untitled multi-select',
      { type: 'array', items: { type: 'string', enum: ['r', 'g'] }, minItems: 1 },
      { kind: 'multiselect', options: untitled, minItems: 1 },
    ],
    [
      'titled multi-select',
      { type: 'array', items: { anyOf: titled } },
      { kind: 'multiselect', options },
    ],
    [
      'multi-select by oneOf',
      { type: 'array', items: { oneOf: titled } },
      { kind: 'multiselect', options },
    ],
  ])('%s', (_, schema, field) => {
    const form = only(schema);
    expect(form.fields).toEqual([
      { id: 'f0', property: 'value', label: 'value', required: false, sensitive: false, ...field },
    ]);
    expect(form.issues).toEqual([]);
  });
});

test.each([
  ['What the cluster is for.', 'What the cluster is for.'],
  ['Database schema to migrate', 'Database schema to migrate'],
  ['Schema for booking. Your deposit is charged.', 'Schema for booking. Your deposit is charged.'],
  ['Schema of fees: 20 EUR per person', 'Schema of fees: 20 EUR per person'],
  ["Schema for the 'app password not provisioned' elicitation.", ''],
  ['Schema for eliciting an authorization code or token from user.', ''],
  ['Elicitation schema for a destructive action.', ''],
  ['The schema presented to the user.', ''],
  ['Elicitation form for dbt Cloud host.', ''],
  ['This elicitation grants Acme full access.', 'This elicitation grants Acme full access.'],
  ['By answering this elicitation you agree.', 'By answering this elicitation you agree.'],
  ['Name the cluster.', ''],
])('FORM-7 of the whole form, %j is shown as %j', (description, shown) => {
  const schema = { type: 'object', properties: {}, description };
  const form = compileSchema(schema, { message: 'Name the cluster.' });
  expect(form.description ?? '').toBe(shown);
});

test('FORM-5 title labels, the name where there is none, and description is kept', () => {
  const { fields } = compile({
    a: { type: 'string', title: 'First', description: 'Help' },
    b: { type: 'string', title: '  ' },
  });
  expect(fields).toMatchObject([{ label: 'First', description: 'Help' }, { label: 'b' }]);
  expect(fields[1]).not.toHaveProperty('description');
});

test('FORM-5 a description that says what the label or the message says is not said again', () => {
  const properties = {
    a: { type: 'string', title: 'Region', description: 'Region.' },
    b: { type: 'string', title: 'Deploy', description: 'deploy to production' },
    c: { type: 'string', title: 'C', description: 'C#' },
  };
  const { fields } = compileSchema(
    { type: 'object', properties },
    { message: 'Deploy to production?' },
  );
  expect(fields.map(({ description }) => description)).toEqual([undefined, undefined, 'C#']);
});

const titled = (...titles: string[]) =>
  titles.map((title, index) => ({ const: String(index), title }));

test('FORM-5 options with one title are told apart by their values', () => {
  const { fields } = compile({
    who: {
      type: 'string',
      oneOf: [
        { const: 'ann-1', title: 'Ann' },
        { const: 'ann-2', title: 'Ann' },
        { const: 'Bob', title: 'Bob' },
        { const: 'robert', title: 'Bob' },
        { const: 'eve', title: 'Eve' },
      ],
      default: 'ann-2',
    },
  });
  const labels = ['Ann (ann-1)', 'Ann (ann-2)', 'Bob', 'Bob (robert)', 'Eve'];
  expect(fields[0]).toMatchObject({
    options: labels.map((label) => ({ label })),
    default: 'ann-2',
  });
});

test.each([
  [{ oneOf: titled('Berlin', 'Berlin\u200b ') }, ['Berlin (0)', 'Berlin\u200b  (1)']],
  [{ oneOf: titled('A  B', 'A B') }, ['A  B (0)', 'A B (1)']],
  [{ type: 'boolean', enum: [true, false] }, ['true', 'false']],
  [{ oneOf: [{ const: true, title: 'On' }, { const: false }] }, ['On', 'false']],
])('FORM-5 of %j, options that look alike are told apart', (schema, labels) => {
  const [field] = compile({ v: schema }).fields;
  expect(field).toMatchObject({ options: labels.map((label) => ({ label })) });
});

test('FORM-5 fields with one title are told apart by the names of their properties', () => {
  const { fields } = compile({
    contact1_name: { type: 'string', title: 'Name', description: 'name' },
    contact2_name: { type: 'string', title: 'Name\u200b ' },
    name: { type: 'string', title: 'Full name' },
    city: { type: 'string' },
    town: { type: 'string', title: 'city' },
    ' ': { type: 'boolean' },
    '\t': { type: 'boolean' },
  });
  expect(fields.map(({ label }) => label)).toEqual([
    'Name (contact1_name)',
    'Name (contact2_name)',
    'Full name',
    'city',
    'city (town)',
    '',
    '',
  ]);
  expect(fields[0]).not.toHaveProperty('description');
});

test('FORM-8 an empty schema is a form without fields, and content without properties', () => {
  const form = compile({});
  expect(form.fields).toEqual([]);
  expect(form.toContent({})).toEqual({ content: {}, notes: [] });
});

test('FORM-10 any name is data: it comes back as it was', () => {
  const names = ['a.b', 'items[0]', '__proto__', 'constructor', 'toString', 'root', '', '"', '\n'];
  names.push('x'.repeat(10_000));
  const properties = JSON.parse(
    `{${names.map((name) => `${JSON.stringify(name)}:{"type":"string"}`).join(',')}}`,
  ) as object;
  const form = compileSchema({ type: 'object', properties, required: names });
  expect(form.fields.map(({ property }) => property)).toEqual(names);
  expect(form.issues).toEqual([]);
  const values = Object.fromEntries(form.fields.map(({ id }, index) => [id, `answer ${index}`]));
  const result = form.toContent(values);
  if (!('content' in result)) throw new Error(JSON.stringify(result.issues));
  expect(Object.getPrototypeOf(result.content)).toBeNull();
  expect(Object.entries(result.content)).toEqual(names.map((name, i) => [name, `answer ${i}`]));
  expect(form.validateContent(result.content)).toEqual([]);
  expect(form.validateContent({}).map(({ property }) => property)).toEqual(names);
});

describe('FORM-3 defaults', () => {
  test('every kind is pre-filled', () => {
    const form = compile({
      text: { type: 'string', default: 'x' },
      number: { type: 'number', default: 1e21 },
      yes: { type: 'boolean', default: true },
      no: { type: 'boolean', default: false },
      select: { type: 'string', enum: ['a', 'b'], default: 'b' },
      several: { type: 'array', items: { enum: ['a', 'b', 'c'] }, default: ['c', 'a', 'c'] },
      nothing: { type: 'string' },
    });
    expect(form.defaultValues).toEqual({
      f0: 'x',
      f1: '1e+21',
      f2: 'yes',
      f3: 'no',
      f4: 'o1',
      f5: ['o2', 'o0'],
      f6: '',
    });
    expect(form.toContent(form.defaultValues)).toEqual({
      content: { text: 'x', number: 1e21, yes: true, no: false, select: 'b', several: ['a', 'c'] },
      notes: [],
    });
  });

  test.each([
    ['a number for a string', { type: 'string', default: 5 }],
    ['a fraction for an integer', { type: 'integer', default: 1.5 }],
    ['text for a boolean', { type: 'boolean', default: 'true' }],
    ['a boolean for a number or a text', { type: ['integer', 'string'], default: true }],
    ['a fraction for an integer or a text', { type: ['integer', 'string'], default: 1.5 }],
    ['a text for a number or a boolean', { type: ['integer', 'boolean'], default: 'abc' }],
    ['an option that is not there', { type: 'string', enum: ['a'], default: 'b' }],
    [
      'one of several that is not there',
      { type: 'array', items: { enum: ['a'] }, default: ['a', 'b'] },
    ],
    [
      'an option that oneOf lists twice',
      { type: 'string', oneOf: [{ const: 'a' }, { const: 'a' }, { const: 'b' }], default: 'a' },
    ],
  ])('%s is ignored as a whole and reported', (_, schema) => {
    const form = only(schema);
    expect(form.fields[0]).not.toHaveProperty('default');
    expect(form.issues.map(({ code }) => code)).toContain('default-ignored');
    expect(form.toContent(form.defaultValues)).toEqual({ content: {}, notes: [] });
  });

  test.each([
    ['has the wrong type', { type: 'string', default: 5 }],
    ['is not one of the options', { type: 'string', enum: ['a'], default: 'b' }],
    [
      'is too long for a secret',
      { type: 'string', title: 'Password', default: 'x'.repeat(100_000) },
    ],
  ])('one that %s is reported as such', (why, schema) => {
    expect(only(schema).issues).toContainEqual({
      property: 'value',
      code: 'default-ignored',
      message: `The default ${why}.`,
    });
  });

  test.each([
    ['too large', { type: 'integer', maximum: 8, default: 64 }, '64', 'maximum'],
    ['too short', { type: 'string', minLength: 3, default: 'ab' }, 'ab', 'min-length'],
    [
      'no such day',
      { type: 'string', format: 'date', default: '2026-02-30' },
      '2026-02-30',
      'format',
    ],
    [
      'blanks around',
      { type: 'string', format: 'date', default: ' 2026-02-03' },
      ' 2026-02-03',
      'format',
    ],
    [
      'a time without offset',
      { type: 'string', format: 'date-time', default: '2026-02-03T10:00:00' },
      '2026-02-03T10:00:00',
      'format',
    ],
    ['ill-formed', { type: 'string', default: '\ud800' }, '\ud800', 'ill-formed'],
    [
      'too few',
      { type: 'array', minItems: 2, items: { enum: ['a', 'b'] }, default: ['a'] },
      ['o0'],
      'min-items',
    ],
  ])(
    'one that breaks a constraint is shown, reported, and blocks: %s',
    (_, schema, shown, code) => {
      const form = only(schema);
      expect(form.defaultValues['f0']).toEqual(shown);
      expect(form.issues.map((issue) => issue.code)).toEqual(['default-invalid']);
      expect(form.toContent(form.defaultValues)).toMatchObject({ issues: [{ code }] });
    },
  );
});

describe('FORM-9 what nothing can satisfy compiles and says so', () => {
  test.each([
    ['min over max length', { type: 'string', minLength: 5, maxLength: 4 }],
    ['minimum over maximum', { type: 'number', minimum: 5, maximum: 4 }],
    ['an open interval of one point', { type: 'number', minimum: 5, exclusiveMaximum: 5 }],
    ['no integer in range', { type: 'integer', minimum: 0.2, maximum: 0.8 }],
    ['no integer between', { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 }],
    [
      'no integer between two that a double can hold',
      { type: 'integer', exclusiveMinimum: 2 ** 53 + 2, exclusiveMaximum: 2 ** 53 + 4 },
    ],
    [
      'no integer between two below zero that a double can hold',
      { type: 'integer', exclusiveMinimum: -(2 ** 53) - 4, exclusiveMaximum: -(2 ** 53) - 2 },
    ],
    ['no options', { type: 'string', enum: [] }],
    ['all options twice', { type: 'string', oneOf: [{ const: 'a' }, { const: 'a' }] }],
    ['no option long enough', { type: 'string', enum: ['a', 'b'], minLength: 2 }],
    [
      'min over max items',
      { type: 'array', items: { enum: ['a', 'b'] }, minItems: 2, maxItems: 1 },
    ],
    ['more items than options', { type: 'array', items: { enum: ['a', 'a'] }, minItems: 2 }],
  ])('%s', (_, schema) => {
    const form = compile({ value: schema }, ['value']);
    expect(form.issues.map(({ code }) => code)).toContain('unsatisfiable');
    expect(form.toContent(form.defaultValues)).toMatchObject({
      issues: [{ property: 'value', code: 'unsatisfiable' }],
    });
    // An optional one may be left out.
    const optional = only(schema);
    expect(optional.toContent(optional.defaultValues)).toEqual({ content: {}, notes: [] });
  });

  test.each([
    ['one point', { type: 'number', minimum: 5, maximum: 5 }],
    ['one integer', { type: 'integer', exclusiveMinimum: 0.5, maximum: 1.5 }],
    ['large integers', { type: 'integer', exclusiveMinimum: 1e300 }],
    ['open to both sides', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
    ['an empty list that need not be chosen from', { type: 'array', items: { enum: [] } }],
  ])('satisfiable: %s', (_, schema) => {
    expect(only(schema).issues).toEqual([]);
  });

  test('a required name without a property', () => {
    const form = compile({ a: { type: 'string' } }, ['b']);
    expect(form.issues).toMatchObject([{ property: 'b', code: 'unsatisfiable' }]);
    expect(form.toContent({ f0: 'x' })).toMatchObject({
      issues: [{ property: 'b', code: 'unsatisfiable' }],
    });
    expect(form.validateContent({ a: 'x', b: 1 })).toEqual([]);
  });

  test('a name that is not well-formed Unicode', () => {
    const form = compile({ '\ud800': { type: 'string', default: 'x' } });
    expect(form.issues).toMatchObject([{ code: 'unsatisfiable' }]);
    expect(form.toContent({ f0: 'y' })).toEqual({ content: {}, notes: [] });
  });
});

describe('options', () => {
  test('oneOf wants exactly one match: what is listed twice is hidden and never valid', () => {
    const form = only({
      type: 'string',
      oneOf: [{ const: 'a' }, { const: 'b', title: 'B' }, { const: 'a', title: 'again' }],
    });
    expect(form.fields[0]).toMatchObject({ options: [{ value: 'b', label: 'B' }] });
    expect(form.issues).toMatchObject([{ code: 'option-hidden' }]);
    expect(form.validateContent({ value: 'a' })).toMatchObject([{ code: 'option' }]);
  });

  test('enum and anyOf merge duplicates', () => {
    expect(only({ type: 'string', enum: ['a', 'a'] }).fields[0]).toMatchObject({
      options: [{ value: 'a' }],
    });
    const anyOf = [
      { const: 'a', title: 'A' },
      { const: 'a', title: 'B' },
    ];
    expect(only({ type: 'array', items: { anyOf } }).fields[0]).toMatchObject({
      options: [{ value: 'a', label: 'A' }],
    });
  });

  test('enumNames of another length are ignored and reported', () => {
    const form = only({ type: 'string', enum: ['a', 'b'], enumNames: ['A'] });
    expect(form.fields[0]).toMatchObject({ options: [{ label: 'a' }, { label: 'b' }] });
    expect(form.issues).toMatchObject([{ code: 'enum-names-ignored' }]);
  });

  test('the empty string is an option like any other', () => {
    const form = compile({ value: { type: 'string', enum: ['', 'a'] } }, ['value']);
    expect(form.toContent({ f0: 'o0' })).toEqual({ content: { value: '' }, notes: [] });
    expect(form.toContent({ f0: '' })).toMatchObject({ issues: [{ code: 'empty-required' }] });
  });

  test('a title that shows nothing does not hide what is sent', () => {
    const oneOf = [
      { const: 'rm -rf /', title: '' },
      { const: 'keep', title: ' \u200b\u3164' },
    ];
    const names = { type: 'string', enum: ['a'], enumNames: ['\u2060'] };
    expect(only({ type: 'string', oneOf }).fields[0]).toMatchObject({
      options: [{ label: 'rm -rf /' }, { label: 'keep' }],
    });
    expect(only(names).fields[0]).toMatchObject({ options: [{ label: 'a' }] });
  });

  test('several lists beside each other all hold', () => {
    const form = only({
      type: 'string',
      enum: ['a', 'b'],
      oneOf: [{ const: 'b' }, { const: 'c' }],
    });
    expect(form.fields[0]).toMatchObject({ options: [{ value: 'b' }] });
  });

  test('an option with a lone surrogate is valid, and hidden because it cannot be sent', () => {
    const form = only({ type: 'string', enum: ['\ud800', 'a'] });
    expect(form.fields[0]).toMatchObject({ options: [{ value: 'a' }] });
    expect(form.validateContent({ value: '\ud800' })).toEqual([]);
  });
});

test('TRUST-4 all patterns of a schema share one budget while it is compiled', () => {
  const hostile = { type: 'string', pattern: '(?=a*b)a', default: 'a'.repeat(5000) };
  const refusing = { type: 'string', pattern: '^b$', default: 'a' };
  expect(only(refusing).issues).toMatchObject([{ code: 'default-invalid' }]);
  expect(compile({ hostile, refusing }).issues).toEqual([]);
});

test('FORM-3 an empty default that is not valid is reported, and may be left out', () => {
  const form = only({ type: 'string', minLength: 1, default: '' });
  expect(form.issues).toMatchObject([{ code: 'default-invalid' }]);
  expect(form.toContent(form.defaultValues)).toMatchObject({ content: {} });
});

test('what is ignored of the schema itself is reported to the developer', () => {
  const { issues } = compileSchema({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: {},
    'x-version': 1,
    type: 'object',
    title: 'Contact',
    properties: { mail: { type: 'string' }, phone: { type: 'string' } },
    additionalProperties: false,
    required: [],
    minProperties: 1,
    anyOf: [{ required: ['mail'] }, { required: ['phone'] }],
  });
  expect(issues).toEqual([
    {
      property: '',
      code: 'keyword-ignored',
      message: 'The keyword "minProperties" is not checked here.',
    },
    { property: '', code: 'keyword-ignored', message: 'The keyword "anyOf" is not checked here.' },
  ]);
});

test('what is ignored is reported to the developer', () => {
  const form = only({ type: 'integer', minLength: 3, contains: 1, 'x-order': 1, $comment: 'c' });
  expect(form.issues.map(({ code, message }) => [code, message])).toEqual([
    ['keyword-ignored', 'The keyword "minLength" is not checked here.'],
    ['keyword-ignored', 'The keyword "contains" is not checked here.'],
  ]);
  expect(only({ type: 'string', format: 'color' }).issues).toMatchObject([
    { code: 'format-ignored' },
  ]);
  expect(only({ type: 'string', pattern: '(' }).issues).toMatchObject([
    { code: 'pattern-unchecked' },
  ]);
  expect(only({ type: 'string', pattern: '^[\\w-.]+$' }).issues).toMatchObject([
    { code: 'pattern-unchecked' },
  ]);
  expect(only({ type: 'number', multipleOf: 0.1, default: null }).issues).toEqual([]);
});

test('PROTO-2 what is outside the subset throws, naming the part', () => {
  expect(() => compileSchema(5)).toThrow(ElicitRequestError);
  expect(() => only({ type: 'object' })).toThrow(
    /^requestedSchema\.properties\.value\.type must be/,
  );
});

test('PROTO-2 what the caller does to the schema afterwards changes nothing', () => {
  const properties = { a: { type: 'string', minLength: 3, pattern: '^a' } };
  const form = compileSchema({ type: 'object', properties });
  Object.assign(properties.a, { minLength: 0, pattern: 'b' });
  expect(form.validateContent({ a: 'b' }).map(({ code }) => code)).toEqual([
    'min-length',
    'pattern',
  ]);
});
