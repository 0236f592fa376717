import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type } from 'arktype';
import Type from 'typebox';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { z as z3 } from 'zod3';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { compileSchema, createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';

const text = { type: 'string' };
const literals = Type.Union([
  Type.Literal('low', { title: 'Low' }),
  Type.Literal('high', { title: 'High' }),
  Type.String({ maxLength: 9 }),
]);
/** As pydantic 2.13 writes a model of one property. */
const pydantic = (schema: object) => ({
  $defs: { Color: { enum: ['low', 'high'], title: 'Color', type: 'string' } },
  type: 'object',
  title: 'Model',
  properties: { v: { title: 'V', ...schema } },
});
const listed = { enum: ['low', 'high'], type: 'string' };
const shared = z.enum(['low', 'high']).meta({ id: 'Level' });
const level = z.union([z.literal('low').meta({ title: 'Low' }), z.literal('high')]);

const asked: [name: string, schema: unknown, labels?: readonly string[]][] = [
  ["pydantic: Literal['low', 'high'] | str", pydantic({ anyOf: [listed, text] })],
  ['pydantic: Color | str', pydantic({ anyOf: [{ $ref: '#/$defs/Color' }, text] })],
  ['pydantic: str | Color', pydantic({ anyOf: [text, { $ref: '#/$defs/Color' }] })],
  [
    'pydantic: Color | str | None',
    pydantic({ anyOf: [{ $ref: '#/$defs/Color' }, text, { type: 'null' }], default: null }),
  ],
  [
    "pydantic: Annotated[Literal['low', 'high'] | str, Field(max_length=5)]",
    pydantic({ anyOf: [listed, text], maxLength: 5 }),
  ],
  [
    "pydantic: Literal['low'] | Literal['high'] | Annotated[str, Field(pattern='^v[0-9]+$')]",
    pydantic({
      anyOf: [
        { const: 'low', type: 'string' },
        { const: 'high', type: 'string' },
        { pattern: '^v[0-9]+$', type: 'string' },
      ],
    }),
  ],
  [
    "pydantic: Literal['low', 'high'] | date",
    pydantic({ anyOf: [listed, { format: 'date', type: 'string' }] }),
  ],
  ["pydantic: Literal['low', 'high'] | int", pydantic({ anyOf: [listed, { type: 'integer' }] })],
  ['zod 4', z.toJSONSchema(z.object({ v: z.union([z.enum(['low', 'high']), z.string().min(3)]) }))],
  ['zod 4, shared', z.toJSONSchema(z.object({ v: z.union([shared, z.email()]), w: shared }))],
  ['zod 4, literals', z.toJSONSchema(z.object({ v: level.or(z.string()) })), ['Low', 'high']],
  [
    'zod 3',
    zodToJsonSchema(
      z3.object({ v: z3.literal('low').or(z3.literal('high')).or(z3.string()) }) as never,
    ),
  ],
  ['typebox', Type.Object({ v: literals }), ['Low', 'High']],
  ['typebox, an enum', Type.Object({ v: Type.Union([Type.Enum(['low', 'high']), Type.String()]) })],
  [
    'valibot',
    toJsonSchema(
      v.object({ v: v.union([v.picklist(['low', 'high']), v.pipe(v.string(), v.minLength(3))]) }),
    ),
  ],
  // Longer than three letters, 'high' is one of its texts.
  ['arktype', type.raw({ v: "'low' | 'high' | string > 3" }).toJsonSchema(), ['low']],
  // https://typespec.io: an extensible union, as the SDKs of Azure for .NET have it.
  ['TypeSpec', { type: 'object', properties: { v: { anyOf: [text, listed] } } }],
  [
    'a C# record, by JsonNode',
    {
      type: 'object',
      properties: { v: { anyOf: [{ oneOf: [{ const: 'low' }, { const: 'high' }] }, text] } },
    },
  ],
];

const compile = (requestedSchema: unknown) => {
  const request = parseElicitRequest({ message: 'Asked.', requestedSchema });
  return compileSchema('requestedSchema' in request ? request.requestedSchema : undefined);
};

describe('FORM-16 options and a free text are one question', () => {
  test.each(asked)('%s', (_, schema, labels) => {
    const form = compile(schema);
    const [field, another] = form.fields;
    const options = (labels ?? ['low', 'high']).map((label) => ({ label }));
    expect(field).toMatchObject({ kind: 'text', options });
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const judge = ajv.compile({ ...(schema as object), $schema: undefined } as object);
    const others = another && { w: 'low' };
    const typed = ['low', 'high', 'v1', 'ab', 'abc', 'twelve times', '2026-01-31', 'a@b.example'];
    const sent = typed.flatMap((answer) => {
      const read = form.toContent({ f0: answer, f1: 'o0' });
      // Nothing that is valid is refused, and nothing that is not is sent.
      expect([answer, 'content' in read]).toEqual([answer, judge({ ...others, v: answer })]);
      return 'content' in read ? [read.content['v']] : [];
    });
    expect(sent).toEqual(expect.arrayContaining(['low', 'high']));
  });

  const form = compile({
    type: 'object',
    properties: { v: { anyOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'], maxLength: 1 }, text] } },
    required: ['v'],
  });

  test('nothing chosen and nothing typed is not the empty text', () => {
    expect(form.toContent({ f0: '' })).toMatchObject({ issues: [{ code: 'empty-required' }] });
    expect(form.toContent({ f0: ' ' })).toMatchObject({ issues: [{ code: 'empty-required' }] });
  });

  test('each option has an id of its own', () => {
    const [field] = form.fields;
    const ids = field && 'options' in field ? field.options?.map(({ id }) => id) : [];
    expect(ids).toEqual(['o0', 'o1', 'o2', 'o3']);
  });

  test('a receipt has the title of an option, or the text', () => {
    const requestedSchema = {
      type: 'object',
      properties: { v: { anyOf: [{ const: 'low', title: 'Low' }, text] } },
    };
    const request = parseElicitRequest({ message: 'Asked.', requestedSchema });
    const of = (value: string) =>
      createReceipt({
        request,
        result: { action: 'accept', content: { v: value } },
        server: { name: 'Example' },
      }).answers![0]!.chosen;
    expect([of('low'), of('Middle')]).toEqual([['Low'], ['Middle']]);
  });
});
