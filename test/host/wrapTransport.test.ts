import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { createTasks } from 'react-mcp-elicitation/tasks';
import examples from '../protocol/dialect-examples.json' with { type: 'json' };
import { waitFor } from '../waitFor.ts';

type Message = Record<string, unknown>;

/** A transport of nobody's SDK. */
class Pipe {
  readonly sent: Message[] = [];
  sessionId = 'abc';
  onmessage: ((message: unknown, extra?: unknown) => void) | undefined;
  onclose: (() => void) | undefined;
  onerror: ((error: Error) => void) | undefined;
  #isOpen = false;
  get isOpen() {
    return this.#isOpen;
  }
  async start() {
    this.#isOpen = true;
  }
  async send(message: Message) {
    if (!this.#isOpen) throw new Error('The pipe is closed.');
    this.sent.push(message);
  }
  async close() {
    this.#isOpen = false;
    this.onclose?.();
  }
  setProtocolVersion = vi.fn();
}

const form = { type: 'object', properties: { name: { type: 'string' } } };
const request = (id: unknown, params: object = { message: 'Who?', requestedSchema: form }) => ({
  jsonrpc: '2.0',
  id,
  method: 'elicitation/create',
  params,
});

async function setUp() {
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const pipe = new Pipe();
  const transport = queue.connection({ name: 'Example' }).wrapTransport(pipe);
  const received: unknown[][] = [];
  transport.onmessage = (...args: unknown[]) => void received.push(args);
  await transport.start();
  const arrive = (message: object, extra?: object) => pipe.onmessage!(message, extra);
  return { queue, pipe, transport, received, arrive };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('PROTO-12 a transport that elicitations are taken off', () => {
  test('answers under the id of the request, and the client hears nothing of it', async () => {
    const { queue, pipe, received, arrive } = await setUp();
    arrive(request(0));
    arrive(request('b', { message: 'x', requestedSchema: { type: 'array' } }));
    await settled();
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept', content: { name: 'Ada' } },
    });
    await settled();
    expect(pipe.sent).toEqual([
      { jsonrpc: '2.0', id: 'b', error: { code: -32602, message: expect.any(String) as string } },
      { jsonrpc: '2.0', id: 0, result: { action: 'accept', content: { name: 'Ada' } } },
    ]);
    expect(received).toEqual([]);
  });

  test('a request whose id comes again is withdrawn, since its answer would be taken for the other’s', async () => {
    const { queue, pipe, arrive } = await setUp();
    arrive(request(1));
    await settled();
    const [first] = queue.getSnapshot().pending;
    arrive(request(1, { message: 'And now?', requestedSchema: form }));
    await settled();
    expect(first!.signal.aborted).toBe(true);
    const [second, ...others] = queue.getSnapshot().pending;
    expect(others).toEqual([]);
    queue.tell({ type: 'respond', id: second!.id, result: { action: 'decline' } });
    await settled();
    expect(pipe.sent).toEqual([{ jsonrpc: '2.0', id: 1, result: { action: 'decline' } }]);
  });

  test('a request that is cancelled closes, and is not answered', async () => {
    const { queue, pipe, received, arrive } = await setUp();
    arrive(request(7));
    await settled();
    const [pending] = queue.getSnapshot().pending;
    const cancelled = {
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 7 },
    };
    arrive(cancelled);
    await settled();
    expect(pending!.signal.aborted).toBe(true);
    expect(pipe.sent).toEqual([]);
    expect(received).toEqual([]);
    // Of another request it is for the client to hear.
    arrive({ ...cancelled, params: { requestId: 8 } });
    expect(received).toHaveLength(1);
  });

  test('closes its prompts when it closes, and says so to the client', async () => {
    const { queue, transport, arrive } = await setUp();
    const onclose = vi.fn();
    transport.onclose = onclose;
    arrive(request(1));
    await settled();
    const [pending] = queue.getSnapshot().pending;
    await transport.close();
    expect(pending!.signal.aborted).toBe(true);
    expect(onclose).toHaveBeenCalledTimes(1);
  });

  test('sends progress with the token of the request', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queue = createElicitationQueue({ rendererTimeout: Infinity });
    const pipe = new Pipe();
    const transport = queue.connection({ name: 'Example' }).wrapTransport(pipe);
    await transport.start();
    const params = { message: 'Who?', requestedSchema: form, _meta: { progressToken: 5 } };
    pipe.onmessage!(request(1, params));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(pipe.sent).toEqual([
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 5, progress: 1 },
      },
    ]);
    queue.dispose();
  });

  test('PROTO-10 names the task of the server that a request belongs to, in progress and in the answer', async () => {
    const { queue, pipe, arrive } = await setUp();
    const related = { 'io.modelcontextprotocol/related-task': { taskId: 'research' } };
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const _meta = { ...related, progressToken: 5, other: 1 };
    arrive(request(1, { message: 'Who?', requestedSchema: form, _meta }));
    await vi.advanceTimersByTimeAsync(15_000);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(pipe.sent).toEqual([
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 5, progress: 1, _meta: related },
      },
      { jsonrpc: '2.0', id: 1, result: { action: 'decline', _meta: related } },
    ]);
  });

  test('passes all else on untouched, both ways, and is what it was', async () => {
    const { pipe, transport, received, arrive } = await setUp();
    const messages = [
      { jsonrpc: '2.0', id: 1, method: 'sampling/createMessage', params: { messages: [] } },
      { jsonrpc: '2.0', id: 2, result: { action: 'accept' } },
      { jsonrpc: '2.0', id: 3, error: { code: 1, message: 'no' } },
      { jsonrpc: '2.0', method: 'notifications/progress', params: {} },
      { jsonrpc: '2.0', method: 'elicitation/create' },
      ...[null, {}, []].map((id) => request(id)),
      ...[null, { toString: 1, valueOf: 1 }].map((id) => ({ jsonrpc: '2.0', id, result: {} })),
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: { toString: 1 } } },
      'no message at all',
    ];
    const extra = { authInfo: {} };
    for (const message of messages) arrive(message as object, extra);
    expect(received.map(([message]) => message)).toEqual(messages);
    expect(received.every(([, given]) => given === extra)).toBe(true);
    expect(received[0]![0]).toBe(messages[0]);
    await transport.send({ jsonrpc: '2.0', id: 9, method: 'ping' });
    expect(pipe.sent).toEqual([{ jsonrpc: '2.0', id: 9, method: 'ping' }]);
    transport.setProtocolVersion('2025-11-25');
    expect(pipe.setProtocolVersion).toHaveBeenCalledWith('2025-11-25');
    expect(transport.sessionId).toBe('abc');
    transport.sessionId = 'def';
    expect(pipe.sessionId).toBe('def');
    expect(transport).toBeInstanceOf(Pipe);
    expect(transport.isOpen).toBe(true);
  });

  test('an answer that cannot be sent is the transport’s error', async () => {
    const { queue, pipe, transport, arrive } = await setUp();
    const onerror = vi.fn();
    transport.onerror = onerror;
    arrive(request(1));
    await settled();
    vi.spyOn(pipe, 'send').mockRejectedValue(new Error('The pipe is full.'));
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await waitFor(() => expect(onerror).toHaveBeenCalled());
    await settled();
    expect(onerror).toHaveBeenCalledTimes(1);
  });
});

describe('PROTO-5 an answer whose transport', () => {
  /** A transport of a host's own, and a request that it brought. */
  async function ask(send: (message: Message) => Promise<void> | undefined) {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    const queue = createElicitationQueue({ rendererTimeout: Infinity });
    const sent = vi.fn(send);
    const transport = {
      send: sent as (message: Message) => Promise<void>,
      onmessage: undefined as ((message: object) => void) | undefined,
      onclose: undefined as (() => void) | undefined,
      onerror: vi.fn<(error: Error) => void>(),
    };
    const connection = queue.connection({ name: 'Example' });
    connection.wrapTransport(transport);
    transport.onmessage!(request(1));
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      process.off('unhandledRejection', unhandled);
    });
    const decline = async () => {
      queue.tell({
        type: 'respond',
        id: queue.getSnapshot().pending[0]!.id,
        result: { action: 'decline' },
      });
      await vi.advanceTimersByTimeAsync(0);
    };
    return { queue, connection, transport, sent, unhandled, decline };
  }

  const answer = { jsonrpc: '2.0', id: 1, result: { action: 'decline' } };
  const fail = (): never => {
    throw new Error('The socket is not open.');
  };
  const failures: [string, () => Promise<void>][] = [
    ['throws', fail],
    ['rejects', async () => fail()],
  ];

  test.each(failures)('%s is sent again, a second later', async (_, fail) => {
    let isDown = true;
    const { transport, sent, unhandled, decline } = await ask(() =>
      isDown ? fail() : Promise.resolve(),
    );
    await decline();
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveBeenCalledTimes(1);
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.mock.calls.map(([message]) => message)).toEqual([answer, answer]);
    expect(transport.onerror).not.toHaveBeenCalled();
    expect(unhandled).not.toHaveBeenCalled();
  });

  test.each(failures)(
    '%s for a while is sent all the same, and the host is told',
    async (_, fail) => {
      let isDown = true;
      const { transport, sent, unhandled, decline } = await ask(() =>
        isDown ? fail() : Promise.resolve(),
      );
      const reported = vi.spyOn(console, 'error').mockReturnValue();
      onTestFinished(() => reported.mockRestore());
      const own = new Error('A bug of the host.');
      transport.onerror.mockImplementation(() => {
        throw own;
      });
      await decline();
      expect(transport.onerror).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(300_000);
      expect(sent.mock.calls.length).toBeGreaterThan(9);
      const tries = sent.mock.calls.length;
      isDown = false;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(sent).toHaveBeenCalledTimes(tries + 1);
      expect(sent).toHaveBeenLastCalledWith(answer, undefined);
      expect(transport.onerror).toHaveBeenCalledTimes(1);
      expect(reported).toHaveBeenCalledExactlyOnceWith(own);
      expect(unhandled).not.toHaveBeenCalled();
    },
  );

  test('fails for ten minutes is lost, and the host is told so', async () => {
    const { transport, sent, decline } = await ask(fail);
    await decline();
    await vi.advanceTimersByTimeAsync(700_000);
    const tries = sent.mock.calls.length;
    await vi.advanceTimersByTimeAsync(700_000);
    expect(sent).toHaveBeenCalledTimes(tries);
    const message = 'The socket is not open.';
    expect(transport.onerror.mock.calls.map(([error]) => [error.message, error.cause])).toEqual([
      [message, undefined],
      [expect.stringMatching(/will not be sent again/), expect.objectContaining({ message })],
    ]);
  });

  test('fails before a computer sleeps, and once more as it wakes, is sent when the network is back', async () => {
    let isDown = true;
    const { sent, decline } = await ask(() => (isDown ? fail() : Promise.resolve()));
    await decline();
    // Timers do not run meanwhile, but the clocks go on.
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 660_000);
    onTestFinished(() => clock.mockRestore());
    vi.setSystemTime(Date.now() + 660_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveBeenCalledTimes(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveBeenCalledTimes(3);
    expect(sent).toHaveBeenLastCalledWith(answer, undefined);
  });

  class UnauthorizedError extends Error {}
  const refusals: [string, Error][] = [
    ['the person has to sign in, as in SDK v1', new UnauthorizedError('No auth provider')],
    [
      'the person has to sign in, as in SDK v1, minified',
      new (class extends Error {})('Unauthorized'),
    ],
    [
      'the person has to sign in, as in SDK v2',
      Object.assign(new Error('Sign in.'), { name: 'UnauthorizedError' }),
    ],
    [
      'the person has to sign in, by the `code` of SDK v1',
      Object.assign(new Error('No.'), { code: 401 }),
    ],
    [
      'the person has to sign in, by the `status` of SDK v2',
      Object.assign(new Error('No.'), { status: 403 }),
    ],
    [
      'the person has to sign in, by the `statusCode` of the AI SDK',
      Object.assign(new Error('No.'), { statusCode: 401 }),
    ],
  ];
  test.each(refusals)(
    'is refused for good is not sent once more, and the host is told: %s',
    async (_, error) => {
      const { transport, sent, decline } = await ask(() => Promise.reject(error));
      await decline();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent).toHaveBeenCalledTimes(1);
      expect(transport.onerror).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['SDK v1', { code: 404 }],
    ['SDK v2', { status: 404 }],
  ])(
    'finds no session twice is not sent once more, and the host is told: as in %s',
    async (_, status) => {
      const error = Object.assign(new Error('No.'), status);
      const { transport, sent, decline } = await ask(() => Promise.reject(error));
      await decline();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveBeenCalledTimes(2);
      expect(transport.onerror).toHaveBeenCalledTimes(1);
    },
  );

  test('finds no route once, while a router is set up anew, is sent', async () => {
    const error = Object.assign(new Error('404 page not found'), { code: 404 });
    let isDown = true;
    const { transport, sent, decline } = await ask(() =>
      isDown ? Promise.reject(error) : Promise.resolve(),
    );
    await decline();
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(transport.onerror).not.toHaveBeenCalled();
  });

  test('says something of authorization in a server’s words is sent again', async () => {
    const text = 'Error POSTing to endpoint: Unauthorized UnauthorizedError 401';
    const error = Object.assign(new Error(text), { code: 503 });
    let isDown = true;
    const { sent, decline } = await ask(() => (isDown ? Promise.reject(error) : Promise.resolve()));
    await decline();
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('returns nothing is sent', async () => {
    const { transport, sent, unhandled, decline } = await ask(() => undefined);
    await decline();
    vi.useRealTimers();
    await settled();
    expect(sent).toHaveBeenCalledExactlyOnceWith(answer, undefined);
    expect(transport.onerror).not.toHaveBeenCalled();
    expect(unhandled).not.toHaveBeenCalled();
  });

  const endings: [string, (transport: Awaited<ReturnType<typeof ask>>['transport']) => void][] = [
    [
      'the request is canceled',
      ({ onmessage }) =>
        onmessage!({
          jsonrpc: '2.0',
          method: 'notifications/cancelled',
          params: { requestId: 1 },
        }),
    ],
    ['the transport closes', ({ onclose }) => onclose!()],
    ['its id comes again', ({ onmessage }) => onmessage!(request(1))],
  ];
  test.each(endings)('fails is not sent once more when %s', async (_, end) => {
    const { transport, sent, decline } = await ask(async () => fail());
    await decline();
    end(transport);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(transport.onerror).not.toHaveBeenCalled();
  });

  type Asked = Awaited<ReturnType<typeof ask>>;
  const closings: [string, (asked: Asked) => void][] = [
    ['the connection is closed', ({ connection }) => connection.close()],
    ['the queue is disposed of', ({ queue }) => queue.dispose()],
  ];
  test.each(closings)('fails is sent one last time when %s', async (_, close) => {
    const asked = await ask(async () => fail());
    await asked.decline();
    close(asked);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.sent).toHaveBeenCalledTimes(2);
    // A timer would keep Node alive.
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(closings)('fails is not sent again after %s', async (_, close) => {
    const asked = await ask(async () => fail());
    close(asked);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.sent).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  const malformed = { message: 'Who?', requestedSchema: { type: 'array' } };
  test('TRUST-6 fails is not sent again if it is a refusal, with which a server may flood', async () => {
    const { queue, transport, sent } = await ask(async () => fail());
    for (let id = 2; id < 5000; id++) transport.onmessage!(request(id, malformed));
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(700_000);
    expect(sent).toHaveBeenCalledTimes(4998);
    expect(transport.onerror).toHaveBeenCalledTimes(4998);
    expect(queue.getSnapshot().pending).toHaveLength(1);
  });
});

describe('HOST-1 a host is told what to pass', () => {
  test.each([
    ['nothing', undefined],
    ['a client', new Client({ name: 'test', version: '1' })],
    ['a URL', new URL('https://mcp.example.com')],
  ])('in place of %s', (_, transport) => {
    const { wrapTransport } = createElicitationQueue().connection({ name: 'Example' });
    expect(() => wrapTransport(transport as never)).toThrow(
      new TypeError('wrapTransport needs a transport.'),
    );
  });

  test('in place of a connection that was closed, through which nothing would be asked', async () => {
    const queue = createElicitationQueue({ rendererTimeout: Infinity });
    const connection = queue.connection({ name: 'Example' });
    connection.wrapTransport(new Pipe());
    connection.close();
    expect(() => connection.wrapTransport(new Pipe())).toThrow(/closed: call queue\.connection/);
  });

  test('which may be the next transport, once the one before it has closed', async () => {
    const queue = createElicitationQueue({ rendererTimeout: Infinity });
    const connection = queue.connection({ name: 'Example' });
    for (const id of [1, 2]) {
      const pipe = new Pipe();
      await connection.wrapTransport(pipe).start();
      pipe.onmessage!(request(id));
      await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
      await pipe.close();
      expect(queue.getSnapshot().pending).toEqual([]);
    }
  });
});

describe('PROTO-12 SDK v1 below its own gate', () => {
  async function connect() {
    const queue = createElicitationQueue({ rendererTimeout: Infinity });
    const connection = queue.connection({ name: 'Example' });
    const { capability, taskStore } = createTasks(connection);
    const client = new Client(
      { name: 'test', version: '1' },
      { capabilities: { ...connection.clientOptions.capabilities, ...capability }, taskStore },
    );
    const server = new Server({ name: 'server', version: '1' }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [] }));
    const [one, other] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(one), client.connect(connection.wrapTransport(other))]);
    onTestFinished(() => client.close());
    const call = (method: string, params: unknown) =>
      server.request({ method, params } as never, z.looseObject({})) as Promise<Message>;
    return { queue, client, call };
  }

  const answerable = examples.filter(
    ({ id }) => !['spring-nested', 'zod4-record-free', 'mcp-docs-learn-schema'].includes(id),
  );
  test.each(answerable.map((example) => [example.id, example] as const))(
    'what %s asks is asked, and answered',
    async (_, { params, valid }) => {
      const { queue, call } = await connect();
      const answer = call('elicitation/create', params);
      await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
      const content = valid.find((one) => Object.values(one).every((value) => value !== null));
      queue.tell({
        type: 'respond',
        id: queue.getSnapshot().pending[0]!.id,
        result: { action: 'accept', content: { ...content } },
      });
      await expect(answer).resolves.toEqual({ action: 'accept', content: { ...content } });
    },
  );

  test('the client’s own calls work as they did', async () => {
    const { client } = await connect();
    await expect(client.listTools()).resolves.toEqual({ tools: [] });
  });

  test('PROTO-10 a request in a task gets its task, and its answer later', async () => {
    const { queue, call } = await connect();
    const params = { message: 'Who?', requestedSchema: form, task: { ttl: 60_000 } };
    const created = await call('elicitation/create', params);
    const { taskId, status } = created['task'] as { taskId: string; status: string };
    expect(status).toBe('input_required');
    const result = call('tasks/result', { taskId });
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept', content: { name: 'Ada' } },
    });
    await expect(result).resolves.toMatchObject({ action: 'accept', content: { name: 'Ada' } });
  });
});

test.each([
  ['throws', () => expect.unreachable()],
  ['returns nothing', () => undefined],
])('PROTO-10 a task is done although a transport that tells of it %s', async (_, send) => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const sent: Message[] = [];
  const transport = {
    send(message: Message) {
      if (!('method' in message)) sent.push(message);
      return 'method' in message ? send() : Promise.resolve();
    },
    onmessage: undefined as ((message: object) => void) | undefined,
  };
  const connection = queue.connection({ name: 'Example' });
  const { taskStore } = createTasks(connection);
  connection.wrapTransport(transport as never);
  transport.onmessage!(
    request(7, { message: 'Who?', requestedSchema: form, task: { ttl: 60_000 } }),
  );
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  const { taskId } = (sent[0]!['result'] as { task: { taskId: string } }).task;
  await waitFor(async () =>
    expect(await taskStore.getTask(taskId)).toMatchObject({ status: 'completed' }),
  );
  await settled();
  expect(unhandled).not.toHaveBeenCalled();
});
