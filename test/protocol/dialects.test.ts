import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSchema, parseElicitRequest, readDialect } from 'react-mcp-elicitation/core';
import { isPlain } from '../../src/protocol/dialect/isPlain.ts';
import { readSchema } from '../../src/protocol/dialect/readDialect.ts';
import examples from './dialect-examples.json' with { type: 'json' };

const read = (params: unknown) => {
  const request = parseElicitRequest(params);
  return compileSchema('requestedSchema' in request ? request.requestedSchema : undefined);
};
const of = (property: object, rest: object = {}) => ({
  type: 'object',
  properties: { v: property },
  ...rest,
});
const propertyOf = (schema: object) =>
  (readDialect(schema).schema as { properties: Record<string, unknown> }).properties['v'];

const refused = ['spring-nested', 'zod4-record-free', 'mcp-docs-learn-schema'];

describe('PROTO-12 what real servers send', () => {
  const isRefused = ({ id }: { id: string }) => refused.includes(id);
  const named = (list: typeof examples) => list.map((example) => [example.id, example] as const);

  test.each(named(examples.filter(isRefused)))('%s is refused', (_, { params }) => {
    expect(() => read(params)).toThrow(/requestedSchema/);
  });

  const answerable = examples.filter((example) => !isRefused(example));
  test.each(named(answerable))('%s is asked; its answers pass, and no others', (id, example) => {
    const form = read(example.params);
    const accepts = (content: object) => form.validateContent(content).length === 0;
    const isAnswer = (content: object) => Object.values(content).every((value) => value !== null);
    // A text that no offset may stand in is for the server's own pattern to refuse.
    const invalid = id === 'ts-sdk-v2-zod-datetime' ? [] : example.invalid;
    expect(example.valid.filter(isAnswer).filter((content) => !accepts(content))).toEqual([]);
    expect(invalid.filter(accepts)).toEqual([]);
  });
});

describe('PROTO-12 what is read of another dialect', () => {
  test.each([
    ['a type that may be null', { type: ['string', 'null'] }, { type: 'string' }],
    ['nullable', { type: 'integer', nullable: true }, { type: 'integer' }],
    [
      'a branch that may be null, with what is said beside it',
      { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], title: 'Age', default: null },
      { type: 'integer', minimum: 1, title: 'Age' },
    ],
    ['bounds that are null', { type: 'string', minLength: null, title: null }, { type: 'string' }],
    ['options without a type', { enum: ['a', 'b'] }, { type: 'string', enum: ['a', 'b'] }],
    ['an option that is null', { enum: ['a', null] }, { type: 'string', enum: ['a'] }],
    ['const', { const: 'DELETE' }, { type: 'string', enum: ['DELETE'] }],
    [
      'options of several types',
      { type: ['string', 'number', 'boolean'], enum: ['a', 1, true] },
      { type: 'choice', enum: ['a', 1, true] },
    ],
    [
      'options of one type, where another is allowed',
      { type: ['string', 'number'], enum: ['a', 'b'] },
      { type: 'string', enum: ['a', 'b'] },
    ],
    [
      'titles of options of several types',
      {
        anyOf: [
          { const: 'a', title: 'A' },
          { const: 1, title: 'One' },
        ],
      },
      {
        type: 'choice',
        anyOf: [
          { const: 'a', title: 'A' },
          { const: 1, title: 'One' },
        ],
      },
    ],
    [
      'titles that are null',
      { type: 'string', oneOf: [{ const: 'a', title: null, description: 'A' }] },
      { type: 'string', oneOf: [{ const: 'a', title: 'A', description: 'A' }] },
    ],
    [
      'numbers with names',
      { type: 'integer', enum: [1, null, 2], enumNames: ['One', 'None', 'Two'] },
      { type: 'choice', enum: [1, 2], enumNames: ['One', 'Two'] },
    ],
    [
      'literals with a description',
      {
        anyOf: [
          { type: 'string', const: 's', description: 'Small' },
          { type: 'string', const: 'm', title: 'Medium' },
        ],
      },
      {
        type: 'string',
        anyOf: [
          { type: 'string', const: 's', title: 'Small', description: 'Small' },
          { type: 'string', const: 'm', title: 'Medium' },
        ],
      },
    ],
    ['number or integer', { type: ['number', 'integer'] }, { type: 'number' }],
    [
      'a text or a number',
      { type: ['integer', 'string'], minimum: 1, maxLength: 3, title: 'T' },
      {
        type: 'union',
        title: 'T',
        branches: [
          { type: 'integer', minimum: 1, maxLength: 3 },
          { type: 'string', minimum: 1, maxLength: 3 },
        ],
      },
    ],
    [
      'an object or nothing, beside a text',
      { anyOf: [{ type: 'string' }, { anyOf: [{ type: 'object' }, { type: 'null' }] }] },
      { type: 'string' },
    ],
    [
      'a list of numbers or nothing, beside a text',
      {
        anyOf: [
          { type: 'string' },
          { anyOf: [{ type: 'array', items: { type: 'number' } }, { type: 'null' }] },
        ],
      },
      { type: 'string' },
    ],
    ['allOf of one', { allOf: [{ type: 'string' }], title: 'T' }, { type: 'string', title: 'T' }],
  ])('%s', (_, sent, expected) => {
    expect(propertyOf(of(sent))).toEqual(expected);
    const { issues } = compileSchema(of(sent));
    expect(issues.map(({ code }) => code)).toContain('dialect');
    // What was read is read as itself.
    const { schema } = readDialect(of(sent));
    expect(readDialect(schema)).toEqual({ schema, readings: [] });
  });

  test.each([
    ['#/$defs/Size', ['v']],
    ['#/properties/other', ['v']],
  ])('the reference %s, the siblings of which win', (reference) => {
    const schema = of(
      { $ref: reference, title: 'Mine' },
      { $defs: { Size: { type: 'string', enum: ['s'], title: 'Theirs' } } },
    );
    const properties = { ...schema.properties, other: { type: 'string', enum: ['s'] } };
    expect(propertyOf({ ...schema, properties })).toEqual({
      type: 'string',
      enum: ['s'],
      title: 'Mine',
    });
  });

  test('a schema of the subset is the very same', () => {
    const schema = of({ type: 'string', enum: ['a'] });
    expect(readDialect(schema)).toEqual({ schema, readings: [] });
    expect(readDialect(schema).schema).toBe(schema);
  });

  test('that a schema has nothing to read says the same as reading it', () => {
    const value = fc.constantFrom<unknown>('a', 'email', 'uuid', 'string', 1, true, null, {}, []);
    const option = fc.record(
      { const: value, title: value, description: value, type: value },
      { requiredKeys: ['const'] },
    );
    const keywords = {
      title: value,
      default: value,
      minLength: fc.nat(2),
      format: value,
      nullable: value,
      $ref: fc.constant('#/$defs/text'),
      allOf: fc.tuple(fc.constant({})),
      enum: fc.array(value, { maxLength: 2 }),
      oneOf: fc.array(option, { maxLength: 2 }),
      anyOf: fc.array(option, { maxLength: 2 }),
    };
    const items = fc.record({ type: fc.constant('string'), ...keywords }, { requiredKeys: [] });
    const type = fc.constantFrom('string', 'number', 'boolean', 'array', 'null', 'choice');
    const text = fc.constantFrom('a', 'email', 'uuid');
    const near = fc.record(
      {
        type: fc.constantFrom('string', 'string', 'integer'),
        title: text,
        default: value,
        maxLength: fc.nat(2),
        format: text,
        'x-a': value,
        oneOf: fc.array(fc.record({ const: text, title: text, icon: value })),
      },
      { requiredKeys: ['type'] },
    );
    const any = fc.record({ type, items, ...keywords }, { requiredKeys: [] });
    const property = fc.oneof(near, any);
    const outcome = (properties: object) => {
      try {
        const $defs = { text: { type: 'string' } };
        const { schema, readings } = readSchema({ type: 'object', properties, $defs });
        return [schema.properties['v'], readings.filter(({ property: name }) => name === 'v')];
      } catch (error) {
        return (error as Error).message;
      }
    };
    let plain = 0;
    const check = (v: object) => {
      const sent = { type: 'object', properties: { v } };
      if (isPlain(sent)) plain++;
      // Beside what has to be read, all is read.
      const other = { type: ['string', 'null'] };
      expect(outcome({ v })).toEqual(outcome({ v, other }));
    };
    fc.assert(fc.property(property, check), {
      numRuns: Number(process.env['FUZZ_RUNS'] ?? 2000),
    });
    expect(plain).toBeGreaterThan(100);
  });

  test('nothing at all is a confirmation, and so is a schema without properties', () => {
    for (const requestedSchema of [null, undefined, {}, { type: 'object' }]) {
      const request = parseElicitRequest({ requestedSchema });
      expect(request).toMatchObject({ message: '', requestedSchema: { properties: {} } });
    }
  });

  test('other properties are refused where the server allows none', () => {
    const form = compileSchema(of({ type: 'string' }, { additionalProperties: false }));
    expect(form.validateContent({ v: 'a', w: 1 })).toMatchObject([
      { property: 'w', code: 'additional-property' },
    ]);
  });

  test('a host that tests servers refuses it', () => {
    for (const requestedSchema of [of({ type: ['string', 'null'] }), { type: 'object' }, null]) {
      expect(() =>
        parseElicitRequest({ message: 'x', requestedSchema }, { dialects: 'refuse' }),
      ).toThrow(/requestedSchema/);
    }
    expect(() =>
      parseElicitRequest({ requestedSchema: of({ type: 'string' }) }, { dialects: 'refuse' }),
    ).toThrow(/message is missing/);
  });
});

describe('PROTO-12 what cannot be read is refused, and named', () => {
  test.each([
    ['another document', { $ref: 'https://example.com/a.json' }, /\$ref must point/],
    ['what is not there', { $ref: '#/$defs/Nothing' }, /\$ref points to what is not there/],
    ['a circle', { $ref: '#/properties/v' }, /refers to itself/],
    ['a nested object', { type: 'object', properties: {} }, /v\.type must be one of/],
    ['an empty schema', {}, /v\.type is missing/],
    [
      'one of two lists',
      {
        anyOf: [
          { type: 'array', items: { enum: ['a'] } },
          { type: 'array', items: { enum: ['b'] } },
        ],
      },
      /v\.type is missing; it must be one of/,
    ],
    [
      'a list of numbers',
      { type: 'array', items: { enum: [1] } },
      /items must have the type "string"/,
    ],
    ['a union of objects', { anyOf: [{ type: 'object' }, {}] }, /v\.type is missing/],
    [
      'an object or nothing',
      { anyOf: [{ type: 'object', properties: {} }, { type: 'null' }] },
      /v\.type must be one of .*, not "object"/,
    ],
    [
      'a fault in one of several types',
      { anyOf: [{ type: 'integer' }, { type: 'string', pattern: 5 }] },
      /v\.anyOf\[1\]\.pattern must be a string/,
    ],
    ['exactly one of anything', { oneOf: [{ type: 'string' }, true] }, /v\.oneOf\[1\] must be an/],
    [
      'exactly one without a type',
      { oneOf: [{ type: 'integer' }, { minLength: 3 }] },
      /v\.oneOf must be "anyOf" or have distinct types/,
    ],
    [
      'exactly one of two that overlap',
      { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 3 }] },
      /v\.oneOf must be "anyOf" or have distinct types/,
    ],
    [
      'several schemas at once',
      { type: 'string', allOf: [{ pattern: 'a' }, { pattern: 'b' }] },
      /v\.allOf must be written as one schema/,
    ],
    [
      'two bounds of one kind',
      { type: 'integer', minimum: 3, allOf: [{ minimum: 5 }] },
      /v\.minimum is asked for twice/,
    ],
    [
      'a bound that is exclusive by a flag, as in draft 4',
      { type: 'number', minimum: 0, exclusiveMinimum: true },
      /v\.exclusiveMinimum must be a number, not true/,
    ],
    ['a reference from where it stands', { $ref: '1/w' }, /v\.\$ref must point into the schema/],
    [
      'a list of one of several types of its own',
      { type: 'array', items: { type: 'union' } },
      /v\.items\.branches is missing/,
    ],
  ])('%s', (_, property, message) => {
    expect(() => parseElicitRequest({ message: 'x', requestedSchema: of(property) })).toThrow(
      message,
    );
  });

  test.each([
    ['a kind of ours', { type: 'union' }],
    ['a kind of ours, empty', { type: 'choice' }],
    ['a kind of ours in another', { type: 'union', branches: [{ type: 'union' }] }],
    ['a prototype', { allOf: [{ ['__proto__']: { type: 'string' } }] }],
  ])('%s is no way past the checks', (_, property) => {
    const ask = () => parseElicitRequest({ message: 'x', requestedSchema: of(property) });
    const outcome = () => {
      try {
        return compileSchema((ask() as { requestedSchema?: unknown }).requestedSchema).issues;
      } catch (error) {
        return (error as { code: number }).code;
      }
    };
    expect([-32602, [expect.objectContaining({ code: 'unsatisfiable' })]]).toContainEqual(
      outcome(),
    );
  });

  test('branches in branches, however deep', () => {
    const deep = (depth: number): object => {
      let schema: object = { type: 'string' };
      for (let index = 0; index < depth; index++) schema = { anyOf: [schema, { type: 'null' }] };
      return schema;
    };
    expect(propertyOf(of(deep(10)))).toEqual({ type: 'string' });
    for (const depth of [50, 2000]) {
      const requestedSchema = of(deep(depth));
      expect(() => parseElicitRequest({ message: 'x', requestedSchema })).toThrow(/deep/);
    }
  });

  test('references that multiply', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 15 }, (_, index) => [
        `d${index}`,
        { anyOf: Array.from({ length: 8 }, () => ({ $ref: `#/$defs/d${index + 1}` })) },
      ]),
    );
    const schema = of({ $ref: '#/$defs/d0' }, { $defs: { ...$defs, d15: { type: 'string' } } });
    expect(() => parseElicitRequest({ message: 'x', requestedSchema: schema })).toThrow(/too many/);
  });
});

/* Whatever our reading lets through, the schema as it was sent lets through. */
describe('PROTO-12 ajv on the schema as it was sent', () => {
  const text = fc.constantFrom('', 'a', 'ab', 'abc', '1', '2.5', 'true', 'x y');
  const value = fc.oneof(text, fc.constantFrom(0, 1, 2, 3, 2.5, -1), fc.boolean());
  const answer = fc.oneof({ weight: 3, arbitrary: value }, fc.array(value, { maxLength: 3 }));
  const bounds = fc.record(
    { minimum: fc.constantFrom(0, 1, null), maximum: fc.constantFrom(2, 3) },
    { requiredKeys: [] },
  );
  const lengths = fc.record(
    { minLength: fc.constantFrom(0, 1, 2), maxLength: fc.constantFrom(2, 3, null) },
    { requiredKeys: [] },
  );
  const told = fc.record(
    { title: fc.constantFrom('T', null), default: fc.constant(null), 'x-a': fc.constant(1) },
    { requiredKeys: [] },
  );
  const leaf = fc.oneof(
    fc
      .tuple(fc.constantFrom('number', 'integer'), bounds)
      .map(([type, rest]) => ({ type, ...rest })),
    lengths.map((rest) => ({ type: 'string', ...rest })),
    fc.constant({ type: 'boolean' }),
    fc.constant({ type: 'null' }),
    value.map((only) => ({ const: only })),
    fc
      .array(value, { minLength: 1, maxLength: 3 })
      .map((values) => ({ enum: [...new Set(values)] })),
    fc
      .uniqueArray(fc.constantFrom('string', 'integer', 'number', 'boolean', 'null'), {
        minLength: 1,
        maxLength: 3,
      })
      .chain((type) =>
        fc.tuple(bounds, lengths).map(([numbers, texts]) => ({ type, ...numbers, ...texts })),
      ),
    fc.constant({ $ref: '#/$defs/text' }),
    fc.constant({ $ref: '#/$defs/count' }),
  );
  const decimal = fc.tuple(fc.constantFrom('number', 'integer'), bounds).map(([type, rest]) => ({
    anyOf: [
      { type, ...rest },
      { type: 'string', pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$' },
    ],
  }));
  const list = fc
    .tuple(
      fc.oneof(
        lengths.map((rest) => ({ type: 'string', ...rest })),
        fc.constant({ enum: ['a', 'ab'] }),
      ),
      fc.record(
        {
          minItems: fc.constantFrom(0, 1, null),
          maxItems: fc.constantFrom(1, 2),
          uniqueItems: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([items, rest]) => ({ type: 'array', items, ...rest }));
  const property = fc
    .oneof(
      leaf,
      list,
      decimal,
      fc
        .tuple(fc.constantFrom('anyOf', 'oneOf'), fc.array(leaf, { minLength: 1, maxLength: 3 }))
        .map(([keyword, branches]) => ({ [keyword]: branches })),
      leaf.map((one) => ({ allOf: [one] })),
    )
    .chain((schema) => told.map((rest) => ({ ...schema, ...rest })));
  const $defs = { text: { type: 'string', minLength: 1 }, count: { type: 'integer', minimum: 1 } };

  /** ajv knows no null among bounds: what is null is not there. */
  const withoutNulls = (schema: unknown): unknown =>
    JSON.parse(
      JSON.stringify(schema, (key, inner: unknown) =>
        inner === null && !['const', 'default'].includes(key) && Number.isNaN(Number(key))
          ? undefined
          : inner,
      ),
    );

  test('agrees with every verdict of ours', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: true });
    addFormats(ajv);
    let pairs = 0;
    const compile = (sent: object) => {
      try {
        return compileSchema(sent);
      } catch (error) {
        // Refused, with the part: a person is not asked.
        if ((error as { code?: number }).code === -32602) return undefined;
        throw error;
      }
    };
    fc.assert(
      fc.property(property, fc.array(answer, { minLength: 1, maxLength: 6 }), (v, values) => {
        const sent = { type: 'object', properties: { v }, $defs };
        const form = compile(sent);
        // What can only be null is not asked for.
        if (!form?.fields.length) return;
        pairs += values.length;
        const accepts = ajv.compile(withoutNulls(sent) as object);
        const ours = values.map((one) => [one, form.validateContent({ v: one }).length === 0]);
        expect(ours).toEqual(values.map((one) => [one, accepts({ v: one })]));
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 1500) },
    );
    expect(pairs).toBeGreaterThan(1000);
  }, 120_000);
});

test.each([
  ['type', { type: ['object', 'null'], properties: { v: { type: 'string' } } }],
  [
    'type and $ref',
    {
      $ref: '#/$defs/Form',
      $defs: {
        Form: { type: ['null', 'object'], properties: { v: { $ref: '#/$defs/Text' } } },
        Text: { type: 'string' },
      },
    },
  ],
])('PROTO-12 a form that may be null is asked: %s', (_, requestedSchema) => {
  const form = read({ message: 'x', requestedSchema });
  expect(form.fields.map(({ property, kind }) => [property, kind])).toEqual([['v', 'text']]);
});

test.each([
  [[{ type: 'string' }, { type: 'number' }], { type: 'string' }],
  [[{ type: 'string', maxLength: 2 }, { type: 'number' }], { type: 'string', maxLength: 2 }],
])('PROTO-12 of the items %j, an answer of MCP can hold the texts', (anyOf, items) => {
  expect(propertyOf(of({ type: 'array', items: { anyOf } }))).toEqual({ type: 'array', items });
});

describe('PROTO-12 a list of anything', () => {
  test.each([{}, { items: {} }, { items: true }, { items: { title: 'Item' } }])(
    'is asked as a list of texts: %j',
    (items) => {
      const sent = of({ type: 'array', minItems: 1, ...items });
      const form = compileSchema(sent);
      expect(form.fields).toMatchObject([{ kind: 'list', minItems: 1 }]);
      expect(form.issues).toMatchObject([{ code: 'dialect' }]);
      const { content } = form.toContent({ f0: ['a', 'b'] }) as { content: object };
      expect(content).toEqual({ v: ['a', 'b'] });
      expect(new Ajv2020().validate(sent, content)).toBe(true);
      const params = { message: 'x', requestedSchema: sent };
      expect(() => parseElicitRequest(params, { dialects: 'refuse' })).toThrow(/items/);
    },
  );

  test('is asked where it may be null', () => {
    const property = { anyOf: [{ type: 'array', items: {} }, { type: 'null' }], default: null };
    expect(compileSchema(of(property)).fields).toMatchObject([{ kind: 'list', required: false }]);
  });

  test.each([
    { prefixItems: [{ type: 'number' }] },
    { items: [{ type: 'number' }] },
    { unevaluatedItems: false },
    { contains: { type: 'number' } },
    { enum: [[1], [2]] },
    { items: false },
  ])('is refused where more is said of it: %j', (items) => {
    expect(() => compileSchema(of({ type: 'array', ...items }))).toThrow(/items/);
  });
});

test('PROTO-12 as many titled numbers are read as titled texts', () => {
  const options = Array.from({ length: 60_000 }, (_, value) => ({
    const: value,
    title: `n${value}`,
  }));
  expect(compileSchema(of({ oneOf: options })).fields[0]).toMatchObject({ kind: 'select' });
});

test('PROTO-12 what may be one of two forms is refused, since neither would be asked', () => {
  const branch = (value: string) => ({ type: 'object', properties: { kind: { const: value } } });
  const requestedSchema = { oneOf: [branch('a'), branch('b')] };
  expect(() => read({ message: 'x', requestedSchema })).toThrow(
    'requestedSchema.oneOf must be written in "properties"',
  );
});

test.each([
  ['a suggestion', { default: '' }, []],
  ['what is listed, if there has to be an answer', {}, ['v']],
])('FORM-4 an e-mail address or nothing: nothing is an answer as %s', (_, rest, required) => {
  const property = { anyOf: [{ type: 'string', format: 'email' }, { const: '' }], ...rest };
  const form = read({ message: 'x', requestedSchema: of(property, { required }) });
  expect(form.toContent(form.defaultValues)).toMatchObject({ content: { v: '' } });
});

test('FORM-4 a suggestion that is cleared is an empty text where that is an answer', () => {
  const cleared = (...types: string[]) => {
    const property = { type: types, default: types.includes('string') ? 'latest' : 5 };
    const form = read({ message: 'x', requestedSchema: of(property) });
    return form.toContent({ [form.fields[0]!.id]: '' });
  };
  expect(cleared('string', 'integer')).toMatchObject({ content: { v: '' } });
  expect(cleared('boolean', 'integer')).toMatchObject({
    content: {},
    notes: [{ code: 'left-out' }],
  });
});

test('FORM-3 a suggestion keeps its type where it is judged', () => {
  const form = read({
    message: 'x',
    requestedSchema: of({ type: ['boolean', 'integer'], default: 5 }),
  });
  expect(form.issues.map(({ code }) => code)).toEqual(['dialect']);
});

test('PROTO-12 a list is noted once, however often its schema is read', () => {
  const properties = { tags: { type: 'array', items: { type: 'string' } } };
  const params = { message: 'x', requestedSchema: { type: 'object', properties } };
  const { requestedSchema } = parseElicitRequest(params) as { requestedSchema: object };
  expect(compileSchema(requestedSchema).issues).toMatchObject([{ code: 'dialect' }]);
});

test('PROTO-12 two fields of one definition go by their own names, since its title is the name of a class', () => {
  const schema = {
    type: 'object',
    $defs: { Region: { type: 'string', title: 'Region', enum: ['eu', 'us'] } },
    properties: {
      source: { $ref: '#/$defs/Region' },
      target: { $ref: '#/$defs/Region', title: 'Where to' },
      backup: { $ref: '#/$defs/Region' },
    },
  };
  const labels = (requestedSchema: object) =>
    read({ message: 'x', requestedSchema }).fields.map(({ label }) => label);
  expect(labels(schema)).toEqual(['source', 'Where to', 'backup']);
});

describe('PROTO-12 a title that comes by reference and is the name of its definition is that of a class', () => {
  const $defs = {
    DeployTarget: { type: 'string', title: 'DeployTarget', enum: ['eu', 'us'] },
    Int: { type: 'integer', title: 'int' },
    Price: { type: 'number', title: 'Price in euros' },
    'Delivery address': { type: 'string', title: 'Delivery address' },
    age: { type: 'integer', title: 'Age' },
    Auto: { const: 'auto', title: 'Auto' },
    Off: { const: 0, title: 'Off' },
  };
  const to = (name: string) => ({ $ref: `#/$defs/${name}` });
  const fieldOf = (v: object) => compileSchema(of(v, { $defs })).fields[0]!;

  test.each([
    ['of an enum', to('DeployTarget'), 'v'],
    ['in other letter case', to('Int'), 'v'],
    ['beside null', { anyOf: [to('DeployTarget'), { type: 'null' }], default: null }, 'v'],
    ['in allOf', { allOf: [to('DeployTarget')] }, 'v'],
    ['that the field replaces', { ...to('DeployTarget'), title: 'DeployTarget' }, 'DeployTarget'],
    ['that says more', to('Price'), 'Price in euros'],
    ['in words', to('Delivery address'), 'Delivery address'],
    ['whose definition has no name of a class', to('age'), 'Age'],
  ])('%s', (_, property, label) => {
    expect(fieldOf(property)).toMatchObject({ label });
  });

  test('that is the name of the property too is a label', () => {
    const properties = { int: to('Int') };
    const titled = { Int: { ...$defs.Int, title: 'INT' } };
    expect(compileSchema({ type: 'object', properties, $defs: titled }).fields).toMatchObject([
      { label: 'INT' },
    ]);
  });

  test('stays where an SDK has named the property, since fastmcp calls all of them "value"', () => {
    const properties = { value: to('DeployTarget') };
    expect(compileSchema({ type: 'object', properties, $defs }).fields).toMatchObject([
      { label: 'DeployTarget' },
    ]);
  });

  test('of an option is the option’s', () => {
    const options = [{ label: 'Auto' }, { label: 'Off' }];
    expect(fieldOf({ anyOf: [to('Auto'), to('Off')] })).toMatchObject({ label: 'v', options });
  });
});

describe('PROTO-12 options are what every keyword allows', () => {
  const ajv = new Ajv2020({ strict: false });
  const one = (value: unknown) => ({ const: value });
  test.each([
    { type: 'integer', enum: ['1', '2'] },
    { type: 'boolean', enum: ['yes', 'no'] },
    { type: 'integer', oneOf: [{ const: '1', title: 'One' }] },
    { type: 'integer', enum: [1, {}] },
    { type: 'integer', enum: [1, 2], oneOf: [one(1), one(2), one(7)] },
    { type: 'integer', enum: [1, 7], oneOf: [one(1), one(1), one(7)] },
    { enum: [1, 'x'], anyOf: [one('x'), one('y')] },
    { anyOf: [{ enum: ['a'], oneOf: [one('a'), one('b')] }, one('c')] },
    { oneOf: [{ enum: ['a', 'b'] }, one('b')] },
  ])('%j', (property) => {
    const form = read({ message: 'x', requestedSchema: of(property) });
    const validate = ajv.compile(of(property));
    const verdicts = (accepts: (v: unknown) => boolean) =>
      [1, 2, 7, '1', 'a', 'b', 'c', 'x', 'yes', true].map((v) => [v, accepts(v)]);
    expect(verdicts((v) => form.validateContent({ v }).length === 0)).toEqual(
      verdicts((v) => validate({ v })),
    );
  });

  test('a value that is listed twice in one branch counts once', () => {
    const property = { oneOf: [{ type: 'string', enum: ['a', 'a'] }, one('b')] };
    const form = read({ message: 'x', requestedSchema: of(property) });
    expect(form.validateContent({ v: 'a' })).toEqual([]);
  });

  test('the names of a branch stay', () => {
    const named = { type: 'string', enum: ['a', 'b'], enumNames: ['A!', 'B!'] };
    const form = read({ message: 'x', requestedSchema: of({ anyOf: [named, one('c')] }) });
    expect(form.fields).toMatchObject([
      { options: [{ label: 'A!' }, { label: 'B!' }, { label: 'c' }] },
    ]);
  });

  test('names that are not as many as the options are left out', () => {
    const property = { enum: [null, 'a', 'b'], enumNames: ['none'] };
    const form = read({ message: 'x', requestedSchema: of(property) });
    expect(form.fields).toMatchObject([{ options: [{ label: 'a' }, { label: 'b' }] }]);
  });
});

test('PROTO-12 a mode, message or elicitationId that is null is as absent, and refused with `dialects: refuse`', () => {
  const requestedSchema = { type: 'object', properties: null };
  const params = { mode: null, message: null, elicitationId: null, requestedSchema };
  expect(read(params).fields).toEqual([]);
  expect(() => parseElicitRequest(params, { dialects: 'refuse' })).toThrow(/mode/);
});

test.each([null, ''])(
  'PROTO-12 a mode that is %j is as absent: the request is a form, or a URL if it has one, and that is told',
  (mode) => {
    const form = { mode, message: 'x', requestedSchema: of({ type: 'string' }) };
    expect(parseElicitRequest(form)).toMatchObject({ mode: 'form' });
    expect(read(form).issues).toMatchObject([
      { property: '', code: 'dialect', message: '"mode" is empty.' },
    ]);
    const url = { mode, message: 'x', url: 'https://a.example', elicitationId: '1' };
    for (const page of [url, { ...url, requestedSchema: null }]) {
      expect(parseElicitRequest(page)).toEqual({ ...url, mode: 'url' });
    }
    expect(parseElicitRequest({ ...form, url: url.url })).toMatchObject({ mode: 'form' });
    for (const request of [form, url]) {
      expect(() => parseElicitRequest(request, { dialects: 'refuse' })).toThrow(/mode/);
    }
    expect(() => parseElicitRequest(url, { modes: ['form'] })).toThrow(/"url" was not declared/);
  },
);

test('FORM-3 a suggested list is sent as it was suggested, empty entries too', () => {
  const property = { type: 'array', items: { type: 'string' }, default: ['a', '', 'b'] };
  const form = read({ message: 'x', requestedSchema: of(property) });
  expect(form.toContent(form.defaultValues)).toMatchObject({ content: { v: ['a', '', 'b'] } });
  const [field] = form.fields;
  expect(form.toContent({ [field!.id]: ['a', '', 'c'] })).toMatchObject({
    content: { v: ['a', 'c'] },
  });
});

test.each([
  { type: 'integer', writeOnly: true },
  { type: 'number', format: 'password' },
  { type: 'array', items: { type: 'string' }, writeOnly: true },
  { enum: [1, 2], writeOnly: true },
])('TRUST-3 a schema may say itself that its answer is secret: %j', (property) => {
  const form = compileSchema(of(property));
  expect(form.fields[0]!.sensitive).toBe('credential');
});

test('PROTO-12 a format that other clients refuse is noted', () => {
  const issuesOf = (format: string) =>
    compileSchema(of({ type: 'string', format })).issues.map(({ code }) => code);
  expect(['uuid', 'password', 'email', 'color'].map(issuesOf)).toEqual([
    ['dialect'],
    ['dialect'],
    [],
    ['format-ignored'],
  ]);
});

test('PROTO-12 many optional choices from one definition are read', () => {
  const country = { enum: Array.from({ length: 249 }, (_, index) => `C${index}`) };
  const property = { anyOf: [{ $ref: '#/$defs/Country' }, { type: 'null' }] };
  const requestedSchema = {
    type: 'object',
    $defs: { Country: country },
    properties: Object.fromEntries(Array.from({ length: 350 }, (_, at) => [`k${at}`, property])),
  };
  expect(read({ message: 'x', requestedSchema }).fields).toHaveLength(350);
});

test('PROTO-11 PROTO-12 unknown members of an option take no choice away', () => {
  const oneOf = [
    { const: 'r', title: 'React', _meta: { preview: 'x' }, icon: 'r.svg', disabled: null },
    { const: 'v', title: 'Vue' },
  ];
  const one = compileSchema(of({ type: 'string', oneOf }));
  expect(one.fields).toMatchObject([
    { kind: 'select', options: [{ label: 'React' }, { label: 'Vue' }] },
  ]);
  expect(one.issues).toEqual([]);
  expect(compileSchema(of({ type: 'string', oneOf: oneOf.slice(0, 1) })).fields).toMatchObject([
    { label: 'v', options: [{ label: 'React' }] },
  ]);
  const several = compileSchema(of({ type: 'array', items: { anyOf: oneOf } }));
  expect(several.fields).toMatchObject([{ kind: 'multiselect', options: [{}, {}] }]);
});

test('PROTO-12 an option keeps its description beside a title, of whatever type it is', () => {
  const optionsOf = (schema: object) =>
    (compileSchema(of(schema)).fields[0] as { options?: object[] }).options;
  const said = { title: 'Seven', description: 'The lucky one' };
  const seven = [{ label: 'Seven', description: 'The lucky one' }];
  expect(optionsOf({ type: 'string', oneOf: [{ const: '7', ...said }] })).toMatchObject(seven);
  expect(optionsOf({ type: 'integer', oneOf: [{ const: 7, ...said }] })).toMatchObject(seven);
  expect(optionsOf({ anyOf: [{ const: 7, ...said }, { type: 'null' }] })).toMatchObject(seven);
  const untitled = optionsOf({ type: 'string', oneOf: [{ const: '7', description: 'Seven' }] });
  expect(untitled).toEqual([{ id: 'o0', value: '7', label: 'Seven' }]);
});

test('PROTO-12 an empty list of properties is a confirmation: PHP writes an empty object so', () => {
  const form = compileSchema({ type: 'object', properties: [] });
  expect(form.fields).toEqual([]);
  expect(form.issues).toMatchObject([{ code: 'dialect' }]);
});

test('PROTO-1 a URL without a mode is no confirmation', () => {
  const url = { message: 'Sign in', url: 'https://a.example', elicitationId: '1' };
  expect(() => parseElicitRequest(url)).toThrow('mode must be "url" for a request with a "url"');
});

describe('PROTO-12 a title that is no text refuses no question', () => {
  const labelsOf = (property: object) => {
    const form = read({ message: 'x', requestedSchema: of(property) });
    expect(new Set(form.issues.map(({ code }) => code))).toEqual(new Set(['dialect']));
    const [field] = form.fields;
    return field && 'options' in field ? field.options.map(({ label }) => label) : field?.label;
  };

  test.each([
    ['of a property', { type: 'string', title: true }, 'v'],
    ['a description in lines', { type: 'string', description: ['One', 'Two'] }, 'v'],
    ['a number', { type: 'string', oneOf: [{ const: 'y', title: 2026 }] }, ['2026']],
    ['of an option', { type: 'string', oneOf: [{ const: 'y', title: true }] }, ['y']],
    ['of an option that is a number', { oneOf: [{ const: 7, title: 2026 }] }, ['2026']],
    [
      'of an option of a list',
      { type: 'array', items: { type: 'string', anyOf: [{ const: 'y', title: 2026 }] } },
      ['2026'],
    ],
  ])('%s', (_, property, expected) => {
    expect(labelsOf(property)).toEqual(expected);
  });

  test('a host that tests servers refuses it', () => {
    const requestedSchema = of({ type: 'string', title: true });
    const ask = () => parseElicitRequest({ message: 'x', requestedSchema }, { dialects: 'refuse' });
    expect(ask).toThrow(/v\.title must be a string, not true/);
  });

  test('a choice of the server’s own is checked like any other', () => {
    const property = { type: 'choice', anyOf: [{ const: 1, title: 5 }] };
    expect(() => read({ message: 'x', requestedSchema: of(property) })).toThrow(/title/);
  });
});

describe('PROTO-12 `$schema`', () => {
  const root = 'json-schema.org';
  const under = ($schema: unknown) => ({
    message: 'Which?',
    requestedSchema: of({ type: 'string' }, { $schema }),
  });
  const names = ['draft/2020-12', 'draft/2019-09', 'draft-07', 'draft-06', 'draft-04'];
  test.each(names)('%s is read, with or without its hash, over http and https', (name) => {
    for (const scheme of ['http', 'https']) {
      for (const hash of ['', '#']) {
        const { fields, issues } = read(under(`${scheme}://${root}/${name}/schema${hash}`));
        expect(fields).toHaveLength(1);
        expect(issues).toEqual([]);
      }
    }
  });

  test.each([`http://${root}/draft-03/schema#`, `https://${root}/schema`, '', 'other', 7])(
    '%j is an error that names what is read',
    (named) => {
      const refusal = expect.objectContaining({
        code: -32602,
        path: ['requestedSchema', '$schema'],
        message: expect.stringMatching(
          /2020-12, 2019-09, draft-07, draft-06 or draft-04/,
        ) as string,
      }) as Error;
      expect(() => parseElicitRequest(under(named))).toThrow(refusal);
      expect(() => parseElicitRequest(under(named), { dialects: 'refuse' })).toThrow(refusal);
    },
  );

  test('under draft-07 and older, what stands beside a `$ref` does not count', () => {
    const schema = ($schema: string) => ({
      ...of({ $ref: '#/$defs/Name', maxLength: 3 }, { $defs: { Name: { type: 'string' } } }),
      $schema,
    });
    expect(propertyOf(schema(`http://${root}/draft-07/schema#`))).toEqual({ type: 'string' });
    expect(propertyOf(schema(`https://${root}/draft/2020-12/schema`))).toEqual({
      type: 'string',
      maxLength: 3,
    });
  });
});

test.each([{ type: 'null' }, { const: null }, { type: ['null'] }])(
  'PROTO-12 a property that can only be null is left out of the form: %j',
  (property) => {
    const schema = of(property, { required: [] as string[] });
    Object.assign(schema.properties, { name: { type: 'string' } });
    const { fields, issues, validateContent } = read({ message: 'Who?', requestedSchema: schema });
    expect(fields.map((field) => field.property)).toEqual(['name']);
    expect(issues).toEqual([expect.objectContaining({ property: 'v', code: 'dialect' })]);
    expect(validateContent({ name: 'Ada' })).toEqual([]);
    const demanded = read({ message: 'Who?', requestedSchema: { ...schema, required: ['v'] } });
    expect(demanded.issues).toContainEqual(
      expect.objectContaining({ property: 'v', code: 'unsatisfiable' }),
    );
  },
);

test.each([
  [{ type: 'string', format: 'uri', 'x-mcp-file': {} }, []],
  [{ type: 'array', items: { type: 'string', format: 'uri', 'x-mcp-file': {} } }, ['items']],
])(
  'PROTO-12 a file is refused with the reason, never asked for as a text: %j',
  (property, below) => {
    expect(() => read({ message: 'Which?', requestedSchema: of(property) })).toThrow(
      expect.objectContaining({
        code: -32602,
        path: ['requestedSchema', 'properties', 'v', ...below, 'x-mcp-file'],
        message: expect.stringMatching(/asks for a file/) as string,
      }) as Error,
    );
  },
);
