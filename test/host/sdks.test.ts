import {
  Client as ClientV2,
  getSupportedElicitationModes as modesOfV2,
} from '@modelcontextprotocol/client';
import {
  InMemoryTransport as InMemoryTransportV2,
  McpServer as McpServerV2,
} from '@modelcontextprotocol/server';
import {
  Client as ClientV1,
  getSupportedElicitationModes as modesOfV1,
} from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport as InMemoryTransportV1 } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server as ServerV1 } from '@modelcontextprotocol/sdk/server/index.js';
import { ElicitRequestSchema, ElicitResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  createElicitationQueue,
  rawElicitParams,
  type ElicitationConnection,
  type ElicitationQueue,
} from 'react-mcp-elicitation/host';
import { waitFor } from '../waitFor.ts';

const info = { name: 'test', version: '1.0.0' };
const params = {
  message: 'Which branch?',
  requestedSchema: {
    type: 'object' as const,
    properties: {
      branch: { type: 'string' as const, pattern: '^[a-z]+$', minLength: 2 },
      lines: { type: 'number' as const },
      tags: { type: 'array' as const, items: { type: 'string' as const, enum: ['a', 'b'] } },
      draft: { type: 'boolean' as const },
    },
    required: ['branch'],
  },
  _meta: { 'io.example/id': 7 },
};

/** A server that asks, connected to a client registered as our documentation says. */
type Connect = (
  queue: ElicitationQueue,
  connection: ElicitationConnection,
) => Promise<(params: object, signal?: AbortSignal) => Promise<unknown>>;

const v1 =
  (register?: (client: ClientV1, connection: ElicitationConnection) => void): Connect =>
  async (queue, connection) => {
    const client = new ClientV1(info, { capabilities: connection.clientOptions.capabilities });
    register?.(client, connection);
    const server = new ServerV1(info, { capabilities: {} });
    const [clientTransport, serverTransport] = InMemoryTransportV1.createLinkedPair();
    const transport = register ? clientTransport : connection.wrapTransport(clientTransport);
    await Promise.all([server.connect(serverTransport), client.connect(transport)]);
    // SDK v1 (1.32.2) ignores the cancellation of a request whose id is 0, the first one.
    await server.ping();
    return (asked, signal) =>
      server.request(
        { method: 'elicitation/create', params: asked as Record<string, unknown> },
        ElicitResultSchema,
        signal && { signal },
      );
  };

const v2 =
  (register?: (client: ClientV2, connection: ElicitationConnection) => void): Connect =>
  async (queue, connection) => {
    const client = new ClientV2(info, { capabilities: connection.clientOptions.capabilities });
    register?.(client, connection);
    const { server } = new McpServerV2(info);
    const [clientTransport, serverTransport] = InMemoryTransportV2.createLinkedPair();
    const transport = register ? clientTransport : connection.wrapTransport(clientTransport);
    await Promise.all([server.connect(serverTransport), client.connect(transport)]);
    return (asked, signal) =>
      server.request(
        { method: 'elicitation/create', params: asked as never },
        signal && { signal },
      );
  };

const rawV1 = v1((client, connection) =>
  client.setRequestHandler(
    ElicitRequestSchema.extend({ params: z.looseObject({}) }),
    connection.onRequest,
  ),
);
const rawV2 = v2((client, connection) =>
  client.setRequestHandler('elicitation/create', { params: rawElicitParams }, connection.onRequest),
);
/** Below the client, which has no handler. */
const wrappedV1 = v1();
const wrappedV2 = v2();
const parsedV1 = v1((client, connection) =>
  client.setRequestHandler(ElicitRequestSchema, connection.onRequest),
);
const parsedV2 = v2((client, connection) =>
  client.setRequestHandler('elicitation/create', connection.onRequest),
);

async function setUp(connect: Connect) {
  const queue = createElicitationQueue();
  const ask = await connect(queue, queue.connection({ name: 'Example' }));
  return { queue, ask };
}

describe.each([
  ['v1, raw', rawV1],
  ['v2, raw', rawV2],
  ['v1, below the client', wrappedV1],
  ['v2, below the client', wrappedV2],
  ['v1, parsed by the SDK', parsedV1],
  ['v2, parsed by the SDK', parsedV2],
])('HOST-1 SDK %s', (_, connect) => {
  test('the request comes through, and the answer gets back', async () => {
    const { queue, ask } = await setUp(connect);
    const answer = ask(params);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    const [pending] = queue.getSnapshot().pending;
    expect(pending!.request).toMatchObject({ mode: 'form', message: 'Which branch?' });
    const content = { branch: 'main', lines: 1.5, tags: ['a'], draft: false };
    queue.tell({ type: 'respond', id: pending!.id, result: { action: 'accept', content } });
    await expect(answer).resolves.toMatchObject({ action: 'accept', content });
  });

  test.each(['decline', 'cancel'] as const)('PROTO-3 %s goes without content', async (action) => {
    const { queue, ask } = await setUp(connect);
    const answer = ask(params);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: { action } });
    const result = (await answer) as object;
    expect(result).toMatchObject({ action });
    expect(result).not.toHaveProperty('content');
  });

  test('HOST-3 a server that cancels withdraws its request', async () => {
    const { queue, ask } = await setUp(connect);
    const controller = new AbortController();
    const answer = ask(params, controller.signal);
    const failure = answer.catch((error: unknown) => error);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    const [pending] = queue.getSnapshot().pending;
    controller.abort('changed my mind');
    await waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
    expect(pending!.signal.aborted).toBe(true);
    expect(await failure).toBeInstanceOf(Error);
  });

  test.each(['answered-elsewhere', 'timed-out'])(
    'HOST-3 the person is told that it was withdrawn, although the server writes "%s"',
    async (reason) => {
      const { queue, ask } = await setUp(connect);
      queue.attachRenderer();
      const controller = new AbortController();
      const failure = ask(params, controller.signal).catch((error: unknown) => error);
      await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
      controller.abort(reason);
      await waitFor(() =>
        expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'withdrawn' }]),
      );
      await failure;
    },
  );
});

test.each([
  ['v1', rawV1],
  ['v2', rawV2],
  ['v1 below the client', wrappedV1],
  ['v2 below the client', wrappedV2],
])('PROTO-2 with SDK %s, what cannot be shown gets -32602', async (_, connect) => {
  const { ask } = await setUp(connect);
  const properties = { a: { type: 'object' } };
  const nested = { message: 'x', requestedSchema: { type: 'object', properties } };
  await expect(ask(nested)).rejects.toMatchObject({ code: -32602 });
});

test.each([
  ['v1', rawV1],
  ['v2', rawV2],
  ['v1 below the client', wrappedV1],
  ['v2 below the client', wrappedV2],
])('raw registration with SDK %s keeps what the SDK does not know', async (_, connect) => {
  const { queue, ask } = await setUp(connect);
  void ask(params).catch(() => {});
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  expect(queue.getSnapshot().pending[0]!.request).toMatchObject({
    requestedSchema: params.requestedSchema,
  });
});

test.each([
  ['v1', rawV1],
  ['v2', rawV2],
  ['v1 below the client', wrappedV1],
  ['v2 below the client', wrappedV2],
])('PROTO-6 with nothing mounted, SDK %s sends -32603', async (_, connect) => {
  const queue = createElicitationQueue({ rendererTimeout: 10 });
  const ask = await connect(queue, queue.connection({ name: 'Example' }));
  await expect(ask(params)).rejects.toMatchObject({
    code: -32603,
    message: expect.stringContaining('of this queue is mounted'),
  });
});

describe.each([
  ['v1', modesOfV1, rawV1],
  ['v2', modesOfV2, rawV2],
])('PROTO-6 with SDK %s', (_, modesOf, connect) => {
  test.each([
    [undefined, { supportsFormMode: true, supportsUrlMode: true }],
    [['form'] as const, { supportsFormMode: true, supportsUrlMode: false }],
    [['url'] as const, { supportsFormMode: false, supportsUrlMode: true }],
  ])('modes %s are what the SDK takes its capability for', (modes, expected) => {
    const { clientOptions } = createElicitationQueue({ modes }).connection({ name: 'Example' });
    expect(modesOf(clientOptions.capabilities.elicitation)).toEqual(expected);
  });

  test('PROTO-2 a mode that was not declared gets -32602', async () => {
    const queue = createElicitationQueue({ modes: ['url'] });
    const ask = await connect(queue, queue.connection({ name: 'Example' }));
    await expect(ask(params)).rejects.toMatchObject({ code: -32602 });
    expect(queue.getSnapshot().pending).toEqual([]);
  });
});
