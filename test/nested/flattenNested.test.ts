import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { flattenNested } from 'react-mcp-elicitation/nested';
import { expect, test } from 'vitest';
import { waitFor } from '../waitFor.ts';

const address = {
  type: 'object',
  properties: { city: { type: 'string', title: 'City' }, zip: { type: 'string' } },
  required: ['city'],
};
/** As Jackson writes it, and pydantic, with a reference. */
const schemas = {
  inline: {
    type: 'object',
    properties: { name: { type: 'string' }, address },
    required: ['name', 'address'],
  },
  referred: {
    type: 'object',
    properties: { name: { type: 'string' }, address: { $ref: '#/$defs/Address' } },
    required: ['name', 'address'],
    $defs: { Address: address },
  },
};

const setUp = (nested?: typeof flattenNested) => {
  const queue = createElicitationQueue({ nested });
  queue.subscribe(() => {});
  const asked = async () => {
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    return queue.getSnapshot().pending[0]!;
  };
  return { queue, asked, connection: queue.connection({ name: 'Spring' }) };
};

test.each(Object.entries(schemas))(
  'PROTO-2 an object in an object is asked as fields, and answered as it was asked: %s',
  async (_, requestedSchema) => {
    const { queue, asked, connection } = setUp(flattenNested);
    const answer = connection.onRequest({ message: 'Where?', requestedSchema });
    const { id, request } = await asked();
    expect(request).toMatchObject({
      requestedSchema: {
        properties: {
          name: { type: 'string' },
          'address.city': { type: 'string', title: 'address › City' },
          'address.zip': { type: 'string', title: 'address › zip' },
        },
        required: ['name', 'address.city'],
      },
    });
    const content = { name: 'Ada', 'address.city': 'London' };
    queue.tell({ type: 'respond', id, result: { action: 'accept', content } });
    await expect(answer).resolves.toEqual({
      action: 'accept',
      content: { name: 'Ada', address: { city: 'London' } },
    });
  },
);

test('PROTO-9 so it is in a round', async () => {
  const { queue, asked, connection } = setUp(flattenNested);
  const params = { message: 'Where?', requestedSchema: schemas.inline };
  const retry = connection.answerInputRequired({
    params: {},
    result: { inputRequests: { one: { method: 'elicitation/create', params } } },
  });
  const { id } = await asked();
  const content = { name: 'Ada', 'address.city': 'London' };
  queue.tell({ type: 'respond', id, result: { action: 'accept', content } });
  await expect(retry).resolves.toMatchObject({
    inputResponses: {
      one: { action: 'accept', content: { name: 'Ada', address: { city: 'London' } } },
    },
  });
});

test('PROTO-2 a host that does not say so refuses it', async () => {
  const { connection } = setUp();
  const answer = connection.onRequest({ message: 'Where?', requestedSchema: schemas.inline });
  await expect(answer).rejects.toMatchObject({ code: -32602 });
});

test.each([
  [
    'a circle',
    { $ref: '#/$defs/Node' },
    {
      Node: {
        type: 'object',
        properties: { next: { $ref: '#/$defs/Node' }, twin: { $ref: '#/$defs/Node' } },
      },
    },
  ],
  ['a list of objects', { type: 'array', items: address }, {}],
  ['a reference that is none', { $ref: { toString: '' } }, {}],
  ['an object without listed members', { type: 'object' }, {}],
])('PROTO-2 what cannot be flattened is refused, with the path: %s', async (_, property, $defs) => {
  const { connection } = setUp(flattenNested);
  const requestedSchema = { type: 'object', properties: { a: property }, required: ['a'], $defs };
  const answer = connection.onRequest({ message: 'Where?', requestedSchema });
  await expect(answer).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('properties') as string,
  });
});

test('PROTO-2 references to references to nothing are not followed for ever', () => {
  const refer = (name: string) => ({
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`p${index}`, { $ref: `#/$defs/${name}` }]),
    ),
  });
  const levels = Array.from({ length: 7 }, (_, level) => [`L${level}`, refer(`L${level + 1}`)]);
  const $defs = { ...Object.fromEntries(levels), L7: { type: 'object', properties: {} } } as object;
  const { requestedSchema } = flattenNested({ ...refer('L0'), $defs });
  expect(Object.keys(requestedSchema['properties'] as object).length).toBeLessThan(100_000);
});

test('PROTO-2 a name may be any text', () => {
  const { requestedSchema, toContent } = flattenNested({
    type: 'object',
    properties: JSON.parse(
      '{"__proto__":{"type":"object","properties":{"constructor":{"type":"string"}}},"a.b":{"type":"string"},"a":{"type":"object","properties":{"b":{"type":"string"}}}}',
    ) as object,
  });
  const names = Object.keys(requestedSchema['properties'] as object);
  expect(names).toEqual(['__proto__.constructor', 'a.b', 'a.b ']);
  const content = toContent({ '__proto__.constructor': 'x', 'a.b': 'y', 'a.b ': 'z' });
  expect(JSON.stringify(content)).toBe('{"__proto__":{"constructor":"x"},"a.b":"y","a":{"b":"z"}}');
});
