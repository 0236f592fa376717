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
    const request = parseElicitRequest(params);
    expect(request).toEqual({ ...params, mode: params['mode'] ?? 'form' });
    if (request.mode === 'form') {
      const form = compileSchema(request.requestedSchema);
      expect(form.fields.map(({ property }) => property)).toEqual(
        Object.keys(request.requestedSchema.properties),
      );
      expect(form.issues).toEqual([]);
    }
  });
});

describe('every schema of the specification', () => {
  test.each(schemas)('FORM-1 FORM-3 compiles: %s', (_, schema) => {
    const form = compileSchema({ type: 'object', properties: { value: schema } });
    expect(form.fields).toHaveLength(1);
    const { default: suggestion } = schema;
    const isInvalidByItself = schema['pattern'] === '^[A-Za-z]+$';
    expect(form.issues.map(({ code }) => code)).toEqual(
      isInvalidByItself ? ['default-invalid'] : [],
    );
    expect(form.fields[0]!.default).toEqual(suggestion);
    if (!isInvalidByItself && suggestion !== undefined) {
      expect(form.toContent(form.defaultValues)).toEqual({
        content: { value: suggestion },
        notes: [],
      });
    }
  });
});
