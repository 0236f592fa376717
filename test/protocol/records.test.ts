import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { z as z3 } from 'zod3';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { compileSchema, parseElicitRequest } from 'react-mcp-elicitation/core';

const read = (requestedSchema: object) => {
  const request = parseElicitRequest({ message: 'Which features should be on?', requestedSchema });
  return compileSchema('requestedSchema' in request ? request.requestedSchema : undefined);
};

const features = ['search', 'export'] as const;
/** As pydantic writes `dict[Feature, bool]`. */
const pydantic = {
  $defs: { Feature: { enum: [...features], title: 'Feature', type: 'string' } },
  type: 'object',
  propertyNames: { $ref: '#/$defs/Feature' },
  additionalProperties: { type: 'boolean' },
};

const records: readonly [string, object, boolean][] = [
  ['zod 4', z.toJSONSchema(z.record(z.enum(features), z.boolean()), { io: 'input' }), true],
  ['zod 4, partial', z.toJSONSchema(z.partialRecord(z.enum(features), z.boolean())), false],
  ['zod 3', zodToJsonSchema(z3.record(z3.enum(features), z3.boolean()) as never), false],
  ['pydantic', pydantic, false],
  ['one that may be null', { ...pydantic, type: ['object', 'null'] }, false],
];

describe('PROTO-12 a record whose names are listed asks for each of them', () => {
  test.each(records)('%s', (_, requestedSchema, isRequired) => {
    const form = read(requestedSchema);
    expect(form.fields).toMatchObject(
      features.map((label) => ({ label, kind: 'boolean', required: isRequired })),
    );
    expect(form.toContent({ f0: 'yes', f1: 'no' })).toMatchObject({
      content: { search: true, export: false },
    });
    expect(form.issues.map(({ code }) => code)).toContain('dialect');
    const accepts = new Ajv2020({ strict: false, validateSchema: false }).compile(requestedSchema);
    const contents = [{}, { search: true }, { search: true, export: false }, { search: 'x' }];
    for (const content of [...contents, { search: true, export: true, other: true }]) {
      expect(form.validateContent(content).length === 0).toBe(accepts(content));
    }
  });

  test('each goes by its own name, not by that of the class of all', () => {
    const { fields } = read({
      $defs: { Color: { title: 'Favorite', type: 'string', enum: ['red', 'blue'] } },
      type: 'object',
      propertyNames: { enum: ['front', 'back'] },
      additionalProperties: { $ref: '#/$defs/Color' },
    });
    expect(fields.map(({ label }) => label)).toEqual(['front', 'back']);
  });

  test('has no more of them than a form may have', () => {
    const names = Array.from({ length: 1001 }, (_, index) => `n${index}`);
    const values = { enum: Array.from({ length: 90_000 }, (_, index) => `v${index}`) };
    const record = { propertyNames: { enum: names }, additionalProperties: values };
    expect(() => read({ type: 'object', ...record })).toThrow(/has 1001 properties/);
  });
});

describe('PROTO-12 an object that names nothing of what it asks is refused', () => {
  const text = { type: 'string' };
  test.each([
    ['values of any name', { additionalProperties: text }, 'additionalProperties'],
    [
      'values of any name, beside no properties',
      { properties: {}, additionalProperties: text },
      'additionalProperties',
    ],
    [
      'values of names that match a pattern',
      { propertyNames: { pattern: '^[A-Z]+$' }, additionalProperties: text },
      'additionalProperties',
    ],
    ['patterns of names', { patternProperties: { '^.*$': text } }, 'patternProperties'],
    [
      'names that are numbers',
      { propertyNames: { enum: [1, 2] }, additionalProperties: text },
      'additionalProperties',
    ],
    ['anything but one value', { additionalProperties: { not: text } }, 'additionalProperties'],
    [
      'patterns of names, beside listed ones',
      {
        propertyNames: { enum: ['a'] },
        additionalProperties: text,
        patternProperties: { '^a': { minLength: 3 } },
      },
      'patternProperties',
    ],
  ])('%s', (_, record, part) => {
    expect(() => read({ type: 'object', ...record })).toThrow(
      `requestedSchema.${part} must be written in "properties"`,
    );
  });

  test('names of anything', () => {
    expect(() => read({ type: 'object', propertyNames: { enum: ['a'] } })).toThrow(
      'requestedSchema.properties.a is missing; it must be an object',
    );
  });

  test.each([
    {},
    { properties: {} },
    { properties: {}, required: [] },
    { properties: {}, additionalProperties: false },
    { properties: {}, additionalProperties: true },
    { properties: {}, additionalProperties: {} },
    { additionalProperties: false },
    { additionalProperties: true },
    // As the Go SDK, TypeSpec and zod's `never` write `false`.
    { additionalProperties: { not: {} } },
    { properties: {}, additionalProperties: { not: {} } },
    { additionalProperties: { description: 'Anything else', examples: [1] } },
    { propertyNames: { type: 'string' }, additionalProperties: {} },
    { propertyNames: { enum: ['a'] }, additionalProperties: false },
    { patternProperties: {} },
  ])('%j is a confirmation', (rest) => {
    const form = read({ type: 'object', ...rest });
    expect(form.toContent(form.defaultValues)).toMatchObject({ content: {} });
  });
});
