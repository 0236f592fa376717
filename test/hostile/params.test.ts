import fc from 'fast-check';
import {
  compileSchema,
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
} from 'react-mcp-elicitation/core';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { describe, expect, test } from 'vitest';
import { ask } from '../ask.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 3000);
/** All that can be done with a request before it is drawn. */
function readAll(params: unknown): void {
  const request = parseElicitRequest(params);
  if (request.mode === 'url') return;
  const { message, requestedSchema } = request as ElicitFormRequest;
  const form = compileSchema(requestedSchema, { message });
  form.toContent(form.defaultValues);
  form.validateContent({});
}
/** Undefined, or what it was refused with; anything else is thrown. */
function refusalOf(params: unknown): ElicitRequestError | undefined {
  try {
    readAll(params);
    return undefined;
  } catch (error) {
    if (error instanceof ElicitRequestError) return error;
    throw error;
  }
}

describe('PROTO-2 arbitrary JSON is read or refused with -32602', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'type',
      'properties',
      'required',
      'title',
      'description',
      'default',
      'enum',
      'enumNames',
      'oneOf',
      'anyOf',
      'const',
      'items',
      'minItems',
      'maxItems',
      'minLength',
      'maxLength',
      'pattern',
      'format',
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'multipleOf',
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'length',
      'a.b',
      '',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(
      'string',
      'number',
      'integer',
      'boolean',
      'array',
      'object',
      'email',
      'uri',
      'date',
      'date-time',
      null,
      true,
      0,
      -1,
      1e308,
      5e-324,
      '',
      '(a+)+$',
      '[',
      '\\p{L}+',
      '2026-02-30',
      'NaN',
      [],
      {},
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.double(),
    fc.integer(),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('tree')), { maxLength: 5 }).map((entries) => {
        const object: Record<string, unknown> = {};
        for (const [name, value] of entries) {
          Object.defineProperty(object, name, {
            value,
            enumerable: true,
            configurable: true,
            writable: true,
          });
        }
        return object;
      }),
    ),
  }));
  const primitive = fc
    .tuple(
      fc.constantFrom('string', 'number', 'integer', 'boolean', 'array'),
      fc.dictionary(key, tree, { maxKeys: 4 }),
    )
    .map(([type, rest]) => ({ ...rest, type }));
  const params = fc.oneof(
    tree,
    fc.record({ message: tree, requestedSchema: tree, mode: tree }, { requiredKeys: [] }),
    fc
      .dictionary(key, fc.oneof(primitive, tree), { maxKeys: 4 })
      .map((properties) => ask(properties)),
    fc.record({ mode: fc.constant('url'), message: fc.string(), url: tree, elicitationId: tree }),
  );

  test.each([
    { type: { toString: '' } },
    { anyOf: [{ type: { toString: '' } }, { type: 'string', pattern: '^\\d+$' }] },
    { $ref: '#/$defs/Size' },
  ])('what ought to be a text may look like an object of JavaScript: %j', (property) => {
    const params = ask({ '': property });
    const $defs = { Size: { title: { toString: '' }, type: 'string' } };
    const requestedSchema = { ...params.requestedSchema, $defs };
    expect(refusalOf({ ...params, requestedSchema })?.code ?? -32602).toBe(-32602);
  });

  test('nothing else is thrown', () => {
    fc.assert(
      fc.property(params, (some) => {
        const json: unknown = JSON.parse(JSON.stringify(some) ?? 'null');
        expect(refusalOf(json)?.code ?? -32602).toBe(-32602);
      }),
      { numRuns },
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

test.each(['minimum', 'exclusiveMaximum', 'multipleOf'])(
  'PROTO-2 a %s that is no number beside options throws nothing else',
  (bound) => {
    const choice = { enum: [0], [bound]: [{ toString: 'string' }] };
    const requestedSchema = { type: 'object', properties: { choice } };
    expect(refusalOf({ message: 'x', requestedSchema })).toBeUndefined();
  },
);

describe('FORM-10 no key of a request reaches a prototype', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('%s', (name) => {
    const polluting = `{"${name}": {"polluted": true, "type": "string", "prototype": {"polluted": true}}}`;
    for (const text of [
      `{"message": "x", "requestedSchema": {"type": "object", "properties": ${polluting}}}`,
      `{"message": "x", "requestedSchema": {"type": "object", "properties": {"a": ${polluting}}}}`,
      `{"message": "x", "${name}": {"polluted": true}, "requestedSchema": {"type": "object", "properties": {}, "${name}": {"polluted": true}}}`,
    ]) {
      refusalOf(JSON.parse(text));
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      expect((Object as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
    }
  });
});

describe('TRUST-4 hosts in one process get no JSON, but objects', () => {
  test('a getter that says another thing the second time is believed once', () => {
    let reads = 0;
    const properties = {
      get a() {
        return { type: reads++ === 0 ? 'string' : 'object' };
      },
    };
    const request = parseElicitRequest(ask(properties)) as ElicitFormRequest;
    expect(compileSchema(request.requestedSchema).fields[0]).toMatchObject({ kind: 'text' });
    expect(compileSchema(request.requestedSchema).fields[0]).toMatchObject({ kind: 'text' });
  });

  test('what changes after it was read changes nothing', () => {
    const schema = { type: 'string', title: 'Name' };
    const request = parseElicitRequest(ask({ name: schema })) as ElicitFormRequest;
    schema.title = 'Password';
    expect(compileSchema(request.requestedSchema).fields[0]!.label).toBe('Name');
  });

  test('cycles, endless nesting and throwing getters are refused; what is frozen is read', () => {
    const cyclic: Record<string, unknown> = { type: 'string' };
    cyclic['self'] = cyclic;
    let deep: unknown = {};
    for (let depth = 0; depth < 200_000; depth++) deep = [deep];
    const throwing = {
      get a(): never {
        throw new Error('no');
      },
    };
    for (const properties of [{ a: cyclic }, { a: { type: 'string', extra: deep } }, throwing]) {
      expect(refusalOf(ask(properties))).toMatchObject({ path: ['requestedSchema'] });
    }
    const requestedSchema = () => {};
    expect(refusalOf({ message: '', requestedSchema })).toMatchObject({
      path: ['requestedSchema'],
    });
    const frozen = Object.freeze({ a: Object.freeze({ type: 'string' }) });
    expect(refusalOf(Object.freeze(ask(frozen)))).toBeUndefined();
    // What is not ours passes through, whatever it is.
    expect(refusalOf({ ...ask({}), _meta: { deep, cyclic } })).toBeUndefined();
  });
});

test('TRUST-4 a default that no text can be made of is ignored', () => {
  const toString = { toString: 1, valueOf: 1 };
  for (const value of [toString, [toString, 'x'], [[toString]]]) {
    expect(refusalOf(ask({ password: { type: 'string', default: value } }))).toBeUndefined();
  }
});

test('TRUST-4 nested options are refused, however deep', () => {
  let schema: unknown = { type: 'string' };
  for (let depth = 0; depth < 5000; depth++) schema = { type: 'array', items: schema };
  expect(refusalOf(ask({ a: schema }))).toMatchObject({ code: -32602 });
});

test.each([
  ['dots', `pin${'.'.repeat(2_000_000)}x`],
  ['quotation marks', '《'.repeat(2_000_000)],
  ['a heap of marks', `pin${'\u0301\u0327'.repeat(1_000_000)}`],
  ['digits', 'digit '.repeat(300_000)],
  ['ligatures of eighteen letters', '\ufdfa'.repeat(1_000_000)],
  ['single letters', 'p i n '.repeat(300_000)],
])('TRUST-4 megabytes of %s are judged no further than they are shown', (_, text) => {
  const properties = {
    [text.slice(0, 100_000)]: { type: 'string', title: text, description: text },
  };
  const { fields } = compileSchema({ type: 'object', properties }, { message: text });
  expect(fields).toHaveLength(1);
});

function deep(levels: number): object {
  let inner = {};
  for (let level = 0; level < levels; level++) inner = { 'x-deep': inner };
  return inner;
}

describe('TRUST-4 limits', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`p${index}`, { type: 'string' }]),
    );
  const options = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);

  test('fields', () => {
    expect(refusalOf(ask(many(1000)))).toBeUndefined();
    expect(refusalOf(ask(many(1001)))!.message).toContain('has 1001 properties, over 1000');
  });

  test('options, of all properties together', () => {
    const split = (count: number) =>
      ask({
        a: { type: 'string', enum: options(50_000) },
        b: {
          type: 'array',
          items: { anyOf: options(count).map((value) => ({ const: value, title: value })) },
        },
      });
    expect(refusalOf(split(50_000))).toBeUndefined();
    expect(refusalOf(split(50_001))).toMatchObject({
      path: ['requestedSchema', 'properties', 'b'],
    });
  });

  test('the length of the schema', () => {
    const description = 'x'.repeat(10_000_001);
    expect(refusalOf(ask({ a: { type: 'string', description } }))).toMatchObject({
      path: ['requestedSchema'],
    });
  });

  const numbered = (count: number, value: (index: number) => unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value(index)]));
  const list = <Item>(count: number, item: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => item(index));

  test.each<[string, object]>([
    [
      'entries of a list',
      { a: { type: 'array', items: { type: 'string' }, default: options(100_001) } },
    ],
    [
      'types of a property',
      { a: { anyOf: list(101, (index) => ({ type: 'string', minLength: index })) } },
    ],
    [
      'types of a property in a dialect of ours',
      {
        a: {
          type: 'union',
          branches: list(101, (index) => ({ type: 'string', minLength: index })),
        },
      },
    ],
    ['keywords', { a: { type: 'string', ...numbered(100_001, () => 1) } }],
    ['parts', { a: { type: 'string', allOf: list(100_000, (index) => ({ [`k${index}`]: 1 })) } }],
    [
      'copies of what stands beside branches',
      { a: { ...numbered(3000, () => 1), anyOf: list(3000, () => ({ type: 'string' })) } },
    ],
    ['levels', { a: { type: 'string', ...deep(201) } }],
  ])('%s', (_, properties) => {
    expect(refusalOf(ask(properties))).toMatchObject({ code: -32602 });
  });

  test('options that references multiply', () => {
    const requestedSchema = {
      type: 'object',
      $defs: { many: { enum: options(90_000) } },
      properties: numbered(2, () => ({
        anyOf: [{ $ref: '#/$defs/many' }, { type: 'integer', minimum: 1 }],
      })),
    };
    expect(refusalOf({ message: '', requestedSchema })!.message).toContain('options');
  });

  // Each took seconds, and hundreds of megabytes.
  test.each([
    [
      'lists that references multiply',
      {
        $defs: { many: { oneOf: list(20_000, (at) => ({ const: `v${at}`, description: 'd' })) } },
        properties: numbered(150, () => ({ $ref: '#/$defs/many' })),
      },
    ],
    [
      'a list beside branches',
      {
        properties: {
          a: {
            type: 'integer',
            enum: list(5000, (at) => at),
            anyOf: list(1000, (at) => ({ maximum: at })),
          },
        },
      },
    ],
  ])('%s', (_, schema) => {
    const requestedSchema = { type: 'object', ...schema };
    expect(refusalOf({ message: '', requestedSchema })!.message).toContain('too many parts');
  });

  // Each took seconds or minutes.
  test.each([
    [
      'parts of a form with a property each',
      list(20_000, (at) => ({ properties: { [`k${at}`]: { type: 'string' } } })),
    ],
    [
      'parts beside a form of many properties',
      [
        { properties: numbered(5000, () => ({ type: 'string' })) },
        ...list(2000, (at) => ({ properties: { [`p${at}`]: {} } })),
      ],
    ],
    [
      'lists of types',
      list(2, (part) => ({ type: list(50_000, (at) => `t${part * 50_000 + at}`) })),
    ],
  ])('%s', (_, allOf) => {
    expect(refusalOf({ message: '', requestedSchema: { allOf } })).toMatchObject({ code: -32602 });
  });

  test('do not touch what people may need', () => {
    const types = list(100, (index) => ({ type: 'string', minLength: index }));
    expect(refusalOf(ask({ a: { anyOf: types } }))).toBeUndefined();
    expect(refusalOf(ask({ a: { type: 'string', ...deep(190) } }))).toBeUndefined();
    for (const quoted of ['"', '\\"', '\\\\"']) {
      const description = `${quoted}${'[{,'.repeat(200_000)}`;
      expect(refusalOf(ask({ a: { type: 'string', description } }))).toBeUndefined();
    }
    const numbers = list(20_000, (index) => ({ const: index, title: `${index}` }));
    expect(refusalOf(ask({ a: { oneOf: numbers } }))).toBeUndefined();
  });

  test('are the host’s to set, for a queue as well', async () => {
    const limits = { fields: 2 };
    expect(() => parseElicitRequest(ask(many(3)), { limits })).toThrow('over 2');
    expect(() =>
      parseElicitRequest(ask(many(2000)), { limits: { fields: Infinity } }),
    ).not.toThrow();
    const { onRequest } = createElicitationQueue({ limits }).connection({ name: 'A' });
    await expect(onRequest(ask(many(3)))).rejects.toMatchObject({ code: -32602 });
  });
});
