import { toJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import Type, { type TSchema } from 'typebox';
import Value from 'typebox/value';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { z as z3 } from 'zod3';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { compileSchema, parseElicitRequest } from 'react-mcp-elicitation/core';
import type { FormValue } from '../../src/core/CompiledForm.ts';

/** A property as a server's author writes it: what goes over the wire, and who judges the answer. */
interface Asked {
  readonly schema: object;
  readonly takes: (content: unknown) => boolean;
}

const zod4 = (property: z.ZodType): Asked => {
  const schema = z.object({ v: property });
  return {
    schema: z.toJSONSchema(schema, { io: 'input' }),
    takes: (content) => schema.safeParse(content).success,
  };
};
const ofZod3 = (property: z3.ZodTypeAny): Asked => {
  const schema = z3.object({ v: property });
  return {
    // Made for the types of zod 3 and 4 at once, which is too deep for a compiler.
    schema: zodToJsonSchema(schema as never),
    takes: (content) => schema.safeParse(content).success,
  };
};
const typebox = (property: TSchema): Asked => {
  const schema = Type.Object({ v: property });
  return { schema, takes: (content) => Value.Check(schema, content) };
};
const valibot = (property: v.GenericSchema): Asked => {
  const schema = v.object({ v: property });
  return {
    schema: toJsonSchema(schema, { errorMode: 'ignore' }),
    takes: (content) => v.safeParse(schema, content).success,
  };
};
const arktype = (property: string): Asked => {
  const schema = type.raw({ v: property });
  return {
    schema: schema.toJsonSchema(),
    takes: (content) => !(schema(content) instanceof type.errors),
  };
};

/** What people type, whatever they are asked. */
const typed = [
  '',
  ' ',
  'a b',
  '"a b"@c.example',
  'x'.repeat(300),
  ...[
    'a ab v1 Ada true false null - . ١٢ 0 1 2 3 -1 1.5 0.01 0.015 19.99 1e3 1,5 007 1.50',
    'DELETE delete auto red S low high a@b.example A.B+c@d.example a@b a@[192.0.2.1] ü@b.example',
    'https://example.com http://example.com/a?b#c mailto:a@b.example example.com //x',
    '2026-01-02 2026-02-30 2024-02-29 2026-01-02T03:04 2026-01-02T03:04:05 2026-01-02T03:04:05Z',
    '2026-01-02T03:04:05+01:00 2026-01-02T03:04:60Z 09:30 09:30:15 09:30:15Z 09:30:15.5+02:00',
    '24:00 9:30 PT15M P1Y2M P1W P PT P1.5D p1d 192.0.2.1 192.0.2.256 192.0.02.1 2001:db8::1 ::',
    '::ffff:192.0.2.1 1::2::3 01234567-89ab-4cde-8f01-23456789abcd',
    '01234567-89AB-4CDE-8F01-23456789ABCD 00000000-0000-0000-0000-000000000000',
    '01234567-89ab-cdef-0123-456789abcdef',
  ].flatMap((line) => line.split(' ')),
];

/** Each answer that a form lets through, by what its control can hold. */
function answersOf({ schema }: Asked): unknown[] {
  const request = parseElicitRequest({ message: 'Asked.', requestedSchema: schema });
  const form = compileSchema('requestedSchema' in request ? request.requestedSchema : undefined);
  const [field] = form.fields;
  const holds = (): readonly FormValue[] => {
    if (field?.kind === 'select') return ['', ...field.options.map(({ id }) => id)];
    if (field?.kind === 'boolean') return ['', 'true', 'false'];
    if (field?.kind === 'multiselect') {
      const all = field.options.map(({ id }) => id);
      return [[], all, ...all.map((one) => [one])];
    }
    if (field?.kind === 'list') return [[], ...typed.map((one) => [one]), ['ab', 'cd'], typed];
    return typed;
  };
  return holds().flatMap((value) => {
    const read = form.toContent({ [field!.id]: value }, { locale: 'en', timeZone: 'Asia/Kolkata' });
    return 'content' in read ? [read.content] : [];
  });
}

const shapes: readonly [string, string, Asked][] = [
  ['zod 4', 'nullable', zod4(z.int().min(0).nullable())],
  ['zod 4', 'nullable and optional', zod4(z.string().min(2).nullable().optional())],
  ['zod 4', 'nullish with a default', zod4(z.string().nullish().default(null))],
  ['zod 4', 'a literal', zod4(z.literal('DELETE'))],
  ['zod 4', 'a boolean literal', zod4(z.literal(true))],
  ['zod 4', 'literals of several types', zod4(z.union([z.literal('auto'), z.literal(1)]))],
  ['zod 4', 'number literals', zod4(z.literal([1, 2, 3]))],
  ['zod 4', 'an enum', zod4(z.enum(['red', 'green']))],
  ['zod 4', 'a union of types', zod4(z.union([z.number(), z.string().min(3)]))],
  ['zod 4', 'options and a text', zod4(z.union([z.enum(['red', 'S']), z.string().min(3)]))],
  ['zod 4', 'options and addresses', zod4(z.union([z.literal('auto'), z.email()]))],
  ['zod 4', 'numbers and a text', zod4(z.union([z.literal([1, 2]), z.string()]))],
  ['zod 4', 'a list', zod4(z.array(z.string().min(2)).max(3))],
  ['zod 4', 'a list of addresses', zod4(z.array(z.email()))],
  ['zod 4', 'a list of options', zod4(z.array(z.enum(['a', 'b'])).min(1))],
  ['zod 4', 'a multiple', zod4(z.number().multipleOf(0.01))],
  ['zod 4', 'an integer', zod4(z.int().gt(0).lt(3))],
  ['zod 4', 'a trimmed text', zod4(z.string().trim().min(1).max(20))],
  ['zod 4', 'a date with a time', zod4(z.iso.datetime())],
  ['zod 4', 'a date with a time of any offset', zod4(z.iso.datetime({ offset: true }))],
  ['zod 4', 'a date', zod4(z.iso.date())],
  ['zod 4', 'a time', zod4(z.iso.time())],
  ['zod 4', 'a duration', zod4(z.iso.duration())],
  ['zod 4', 'a uuid', zod4(z.uuid())],
  ['zod 4', 'a guid', zod4(z.guid())],
  ['zod 4', 'an IPv4 address', zod4(z.ipv4())],
  ['zod 4', 'an IPv6 address', zod4(z.ipv6())],
  ['zod 4', 'an e-mail address', zod4(z.email())],
  ['zod 4', 'a URL', zod4(z.url())],
  ['zod 4', 'a template', zod4(z.templateLiteral(['v', z.number()]))],
  ['zod 3', 'nullable', ofZod3(z3.number().int().nullable())],
  ['zod 3', 'a nullable text', ofZod3(z3.string().max(5).nullable())],
  ['zod 3', 'a literal', ofZod3(z3.literal('DELETE'))],
  ['zod 3', 'literals of several types', ofZod3(z3.union([z3.literal('auto'), z3.literal(1)]))],
  ['zod 3', 'a native enum', ofZod3(z3.nativeEnum({ Low: 1, High: 2 } as const))],
  ['zod 3', 'a union of types', ofZod3(z3.union([z3.number(), z3.boolean()]))],
  ['zod 3', 'options and a text', ofZod3(z3.literal('a').or(z3.string().max(3)))],
  ['zod 3', 'a list', ofZod3(z3.array(z3.string().min(2)).max(3))],
  ['zod 3', 'a multiple', ofZod3(z3.number().multipleOf(0.01))],
  ['zod 3', 'a date with a time', ofZod3(z3.string().datetime())],
  ['zod 3', 'a uuid', ofZod3(z3.string().uuid())],
  ['zod 3', 'an e-mail address', ofZod3(z3.string().email())],
  ['zod 3', 'an IP address', ofZod3(z3.string().ip({ version: 'v4' }))],
  ['typebox', 'a union with null', typebox(Type.Union([Type.Integer(), Type.Null()]))],
  ['typebox', 'a literal', typebox(Type.Literal('DELETE'))],
  ['typebox', 'an enum', typebox(Type.Enum(['red', 'green']))],
  [
    'typebox',
    'a union of literals',
    typebox(Type.Union([Type.Literal('low'), Type.Literal(1), Type.Literal(true)])),
  ],
  [
    'typebox',
    'options and a text',
    typebox(Type.Union([Type.Literal('low'), Type.String({ maxLength: 2 })])),
  ],
  ['typebox', 'a list', typebox(Type.Array(Type.String({ minLength: 2 }), { uniqueItems: true }))],
  ['typebox', 'a uuid', typebox(Type.String({ format: 'uuid' }))],
  ['typebox', 'a duration', typebox(Type.String({ format: 'duration' }))],
  ['typebox', 'a multiple', typebox(Type.Number({ multipleOf: 0.5, minimum: 0 }))],
  ['valibot', 'nullable', valibot(v.nullable(v.pipe(v.number(), v.integer())))],
  ['valibot', 'an enum', valibot(v.picklist(['red', 1]))],
  ['valibot', 'a literal', valibot(v.literal('DELETE'))],
  [
    'valibot',
    'a union of types',
    valibot(v.union([v.number(), v.pipe(v.string(), v.minLength(3))])),
  ],
  [
    'valibot',
    'options and a text',
    valibot(v.union([v.picklist(['red', 'S']), v.pipe(v.string(), v.minLength(3))])),
  ],
  ['valibot', 'a list', valibot(v.pipe(v.array(v.string()), v.maxLength(3)))],
  ['valibot', 'a uuid', valibot(v.pipe(v.string(), v.uuid()))],
  ['valibot', 'an e-mail address', valibot(v.pipe(v.string(), v.email()))],
  ['valibot', 'a date', valibot(v.pipe(v.string(), v.isoDate()))],
  ['arktype', 'nullable', arktype('number.integer >= 0 | null')],
  ['arktype', 'an enum', arktype("'red' | 'green'")],
  ['arktype', 'options of several types', arktype("'auto' | 1 | true")],
  ['arktype', 'a union of types', arktype('number | string >= 3')],
  ['arktype', 'options and a text', arktype("'a' | 'S' | string > 3")],
  ['arktype', 'a list', arktype('string[] <= 3')],
  ['arktype', 'a bounded number', arktype('0 < number < 3')],
  ['arktype', 'a multiple', arktype('number % 2')],
];

/** What a framework refuses, and its JSON Schema says nothing of: no form can know. */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  'zod 4, a trimmed text': [' '],
  'zod 3, a date with a time': ['2026-01-02T03:04:05+01:00'],
  'zod 3, an e-mail address': ['"a b"@c.example', 'a@b', 'a@[192.0.2.1]'],
  'valibot, an e-mail address': ['"a b"@c.example', 'a@b', 'a@[192.0.2.1]'],
};

describe('PROTO-12 what frameworks write', () => {
  test.each(shapes)('%s, %s: what the form lets through, their own validator takes', (...shape) => {
    const [framework, name, asked] = shape;
    const answers = answersOf(asked);
    expect(answers).not.toEqual([]);
    const refused = answers.filter((content) => !asked.takes(content));
    expect(refused).toEqual((unsaid[`${framework}, ${name}`] ?? []).map((text) => ({ v: text })));
  });
});

test.each([
  ['zod 3', ofZod3(z3.string().url().or(z3.string().length(0)))],
  ['zod 4', zod4(z.union([z.url(), z.string().max(0)]))],
  ['valibot', valibot(v.union([v.pipe(v.string(), v.url()), v.pipe(v.string(), v.maxLength(0))]))],
])('FORM-4 %s: a required text or nothing may be left empty', (_, asked) => {
  const answers = answersOf(asked);
  expect(answers).toContainEqual({ v: '' });
  expect(answers.filter((content) => !asked.takes(content))).toEqual([]);
});
