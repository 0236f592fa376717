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
