import { describe, expect, test } from 'vitest';
import { compileSchema, parseElicitRequest } from 'react-mcp-elicitation/core';
import examples from './examples.json' with { type: 'json' };

// Real payloads of the three protocol revisions, taken from the specification itself.
const payloads = Object.entries(examples as Record<string, Record<string, unknown>>);

function paramsIn(payload: Record<string, unknown>): Record<string, unknown>[] {
  if (payload['method'] === 'elicitation/create') {
    return [payload['params'] as Record<string, unknown>];
  }
  if ('message' in payload && ('requestedSchema' in payload || 'url' in payload)) return [payload];
  return Object.values(payload).flatMap((inner) => {
    const items: unknown[] = Array.isArray(inner) ? inner : [inner];
    return items.flatMap((item) =>
      typeof item === 'object' && item !== null ? paramsIn(item as Record<string, unknown>) : [],
    );
  });
}

const requests = payloads.flatMap(([name, payload]) =>
  paramsIn(payload).map((params, index) => ({ name: `${name} #${index}`, params })),
);
const schemas = payloads.filter(([, { type }]) =>
  ['string', 'number', 'integer', 'boolean', 'array'].includes(type as string),
);

test('the examples hold what these tests are about', () => {
  expect(requests.length).toBeGreaterThanOrEqual(15);
  expect(schemas.length).toBeGreaterThanOrEqual(24);
});

describe('every request of the specification', () => {
  test.each(requests)('PROTO-1 PROTO-2 PROTO-11 parses: $name', ({ params }) => {
    const mode = params['mode'] ?? 'form';
    expect(parseElicitRequest(params)).toEqual({ ...params, mode });
  });

  test.each(requests.filter(({ params }) => params['mode'] !== 'url'))(
    'FORM-1 compiles: $name',
    ({ params }) => {
      const requestedSchema = params['requestedSchema'] as { properties: object };
      const form = compileSchema(requestedSchema);
      const names = form.fields.map(({ property }) => property);
      expect(names).toEqual(Object.keys(requestedSchema.properties));
      expect(form.issues).toEqual([]);
    },
  );
});

describe('every schema of the specification', () => {
  const compile = (schema: object) =>
    compileSchema({ type: 'object', properties: { value: schema } });
  // One example's default does not match its own pattern.
  const isInvalid = ({ pattern }: Record<string, unknown>) => pattern === '^[A-Za-z]+$';

  test.each(schemas.filter(([, schema]) => !isInvalid(schema)))(
    'FORM-1 FORM-3 compiles, and its default is sent: %s',
    (_, schema) => {
      const form = compile(schema);
      const suggestion = schema['default'];
      expect(form.issues).toEqual([]);
      expect(form.fields[0]!.default).toEqual(suggestion);
      const content = suggestion === undefined ? {} : { value: suggestion };
      expect(form.toContent(form.defaultValues)).toEqual({ content, notes: [] });
    },
  );

  test.each(schemas.filter(([, schema]) => isInvalid(schema)))(
    'FORM-3 compiles, and its default is reported: %s',
    (_, schema) => {
      expect(compile(schema).issues).toMatchObject([{ code: 'default-invalid' }]);
    },
  );
});
