import {
  ElicitResultError,
  parseElicitRequest,
  parseElicitResult,
} from 'react-mcp-elicitation/core';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import type { ElicitResult } from 'react-mcp-elicitation/core';
import { describe, expect, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { settled, setUpHost } from '../host/setUpHost.ts';

const form = ask({}, { message: 'x' });

test("PROTO-5 a host's listener that throws changes nothing, and is reported", async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const queue = createElicitationQueue({
    onEvent() {
      throw new Error('log is full');
    },
  });
  const answer = queue.connection({ name: 'Example' }).onRequest(form);
  await settled();
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  await expect(answer).resolves.toEqual({ action: 'decline' });
  expect(report).toHaveBeenCalledTimes(2);
  report.mockRestore();
});

test('PROTO-3 content that breaks its schema is told by property and rule', () => {
  const request = parseElicitRequest(ask({ age: { type: 'integer', minimum: 18 } }));
  expect(() => parseElicitResult(request, { action: 'accept', content: { age: 9 } })).toThrow(
    expect.objectContaining({
      name: 'ElicitContentError',
      message: 'The content is not valid: "age" fails "minimum".',
    }) as Error,
  );
});

test.each([true, false])(
  'PROTO-3 a property that was not asked for is told once, whether others are allowed or not: %s',
  (additionalProperties) => {
    const { requestedSchema, ...request } = ask({ age: { type: 'integer' } });
    const asked = parseElicitRequest({
      ...request,
      requestedSchema: { ...requestedSchema, additionalProperties },
    });
    expect(() => parseElicitResult(asked, { action: 'accept', content: { name: 'Ada' } })).toThrow(
      'The content is not valid: "name" fails "additional-property".',
    );
  },
);

describe('PROTO-3 an answer that is none', () => {
  const name = ask({ name: { type: 'string', minLength: 2 } }, { required: ['name'] });

  test.each([
    ['no object', 5],
    ['no action', {}],
    ['an action of nobody', { action: 'yolo' }],
    ['content with a decline', { action: 'decline', content: {} }],
    ['a member more', { action: 'cancel', reason: 'x' }],
    ['_meta that is no object', { action: 'cancel', _meta: 'x' }],
    ['_meta that is a list', { action: 'accept', content: { name: 'ada' }, _meta: [] }],
    ['nothing that is required', { action: 'accept', content: {} }],
    ['what breaks the schema', { action: 'accept', content: { name: 'a' } }],
    ['a nested object', { action: 'accept', content: { name: { x: {} } } }],
    ['a property more', { action: 'accept', content: { name: 'ada', x: 1 } }],
    ['null', { action: 'accept', content: { name: null } }],
  ])('throws, and the request waits on: %s', async (_, result) => {
    const { queue, connection, pendingCount } = setUpHost();
    const answer = connection.onRequest(name);
    await settled();
    const { id } = queue.getSnapshot().pending[0]!;
    expect(() => queue.tell({ type: 'respond', id, result: result as ElicitResult })).toThrow(
      expect.any(ElicitResultError) as Error,
    );
    expect(pendingCount()).toBe(1);
    queue.tell({ type: 'respond', id, result: { action: 'accept', content: { name: 'ada' } } });
    await expect(answer).resolves.toEqual({ action: 'accept', content: { name: 'ada' } });
  });
});

describe('PROTO-15 what a host adds for the server', () => {
  const _meta = { 'com.example/trace': { id: 1 } };

  test.each<ElicitResult>([
    { action: 'accept', content: { name: 'ada' }, _meta },
    { action: 'decline', _meta },
    { action: 'cancel', _meta },
  ])('goes out with its answer, and is told with it: %j', async (result) => {
    const { queue, connection, events } = setUpHost();
    const answer = connection.onRequest(ask({ name: { type: 'string' } }));
    await settled();
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result });
    await expect(answer).resolves.toEqual(result);
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'answered', result }));
  });

  test('stays beside the task that the request is of', async () => {
    const { queue, connection } = setUpHost();
    const related = { 'io.modelcontextprotocol/related-task': { taskId: 't1' } };
    const answer = connection.onRequest({ ...form, _meta: related });
    await settled();
    const { id } = queue.getSnapshot().pending[0]!;
    queue.tell({ type: 'respond', id, result: { action: 'decline', _meta } });
    await expect(answer).resolves.toEqual({ action: 'decline', _meta: { ..._meta, ...related } });
  });

  test('is told without the secrets beside it', async () => {
    const { queue, connection, events } = setUpHost();
    const answer = connection.onRequest(ask({ password: { type: 'string' } }));
    await settled();
    const { id } = queue.getSnapshot().pending[0]!;
    const result = { action: 'accept', content: { password: 'hunter2' }, _meta } as const;
    queue.tell({ type: 'respond', id, result });
    await expect(answer).resolves.toEqual(result);
    const told = { action: 'accept', content: {}, _meta };
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ result: told }));
  });

  test('is checked with an answer that did not come from a form here', () => {
    const request = parseElicitRequest(form);
    const result = { action: 'accept', content: {}, _meta };
    expect(parseElicitResult(request, result)).toEqual(result);
    expect(() => parseElicitResult(request, { action: 'decline', meta: _meta })).toThrow('"meta"');
  });
});
