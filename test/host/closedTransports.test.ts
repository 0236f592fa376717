import { describe, expect, test, vi } from 'vitest';
import { readPendingRound } from 'react-mcp-elicitation/host';
import { ask, askForUrl } from '../ask.ts';
import { settled, setUpHost } from './setUpHost.ts';

const form = ask({ name: { type: 'string' }, city: { type: 'string' } });
const inputRequests = {
  one: { method: 'elicitation/create', params: form },
  two: { method: 'elicitation/create', params: { ...form, message: 'And now?' } },
};

/** A host whose prompts count as on screen, and its transports. */
function setUp() {
  const host = setUpHost();
  host.queue.attachRenderer();
  const wrap = () => {
    const send = vi.fn<(message: object) => Promise<void>>().mockResolvedValue();
    const transport = {
      send,
      onmessage: undefined as ((message: object) => void) | undefined,
      onclose: undefined as (() => void) | undefined,
    };
    return Object.assign(transport, { wrapped: host.connection.wrapTransport(transport) });
  };
  /** A transport that its client has connected with. */
  const connect = async () => {
    const transport = wrap();
    await transport.wrapped.send({ jsonrpc: '2.0', id: 0, method: 'initialize' });
    return transport;
  };
  const first = () => host.queue.getSnapshot().pending[0]!;
  const closed = () => host.queue.getSnapshot().pending.map((pending) => pending.ended);
  return { ...host, wrap, connect, first, closed };
}

describe('HOST-3 once its transport has closed, the person is told of', () => {
  test('a round, which stays stored with the answers so far', async () => {
    const { connection, queue, wrap, first, closed } = setUp();
    const entries = new Map<string, string>();
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    const persist = { storage, key: 'deploy' };
    const transport = wrap();
    const result = { inputRequests, requestState: 'abc' };
    const retry = connection.answerInputRequired({ params: { name: 'deploy' }, result, persist });
    retry.catch(() => {});
    await settled();
    const accepted = { action: 'accept', content: { name: 'Ada' } } as const;
    queue.tell({ type: 'respond', id: first().id, result: accepted });
    await settled();
    transport.onclose!();
    expect(closed()).toContain('withdrawn');
    const error = { code: -32603, message: 'This connection was closed.' };
    await expect(retry).rejects.toMatchObject(error);
    expect(readPendingRound(persist)).toMatchObject({ result, answers: { one: accepted } });
  });

  test('a round that the client answers by its handler', async () => {
    const { connection, wrap, closed } = setUp();
    const transport = wrap();
    void connection.onRequest(form, { mcpReq: { signal: new AbortController().signal } });
    await settled();
    transport.onclose!();
    expect(closed()).toEqual(['withdrawn']);
  });

  test('a URL that a call needs, which then fails with its own error', async () => {
    const { connection, wrap, closed } = setUp();
    const transport = wrap();
    const data = { elicitations: [askForUrl('https://example.com/a', 'x')] };
    const refused = Object.assign(new Error('Open it first.'), { code: -32042, data });
    const call = connection.track(() => Promise.reject(refused));
    call.catch(() => {});
    await settled();
    transport.onclose!();
    expect(closed()).toEqual(['withdrawn']);
    await expect(call).rejects.toBe(refused);
  });
});

describe('HOST-3 while another transport of the server is in use, the end of one', () => {
  test.each([
    ['first', 0, 1],
    ['last', 1, 0],
  ])(
    'leaves a round on screen, if it was wrapped %s, until both have closed',
    async (_, one, other) => {
      const { connection, connect, closed } = setUp();
      const transports = [await connect(), await connect()] as const;
      const retry = connection.answerInputRequired({ params: {}, result: { inputRequests } });
      retry.catch(() => {});
      await settled();
      transports[one]!.onclose!();
      expect(closed()).toEqual([undefined, undefined]);
      transports[other]!.onclose!();
      expect(closed()).toEqual(['withdrawn']);
      await expect(retry).rejects.toMatchObject({ code: -32603 });
    },
  );

  test('leaves a page on screen that a call needs', async () => {
    const { connection, connect, closed } = setUp();
    await connect();
    const data = { elicitations: [askForUrl('https://example.com/a', 'x')] };
    const refused = Object.assign(new Error('Open it first.'), { code: -32042, data });
    connection.track(() => Promise.reject(refused)).catch(() => {});
    await settled();
    (await connect()).onclose!();
    expect(closed()).toEqual([undefined]);
  });

  test('cancels nothing that came over the other', async () => {
    const { wrap, connect, closed } = setUp();
    const working = wrap();
    working.onmessage!({ jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: form });
    await settled();
    (await connect()).onclose!();
    await settled();
    expect(closed()).toEqual([undefined]);
    expect(working.send).not.toHaveBeenCalled();
  });

  test('withdraws what came over it', async () => {
    const { connect, closed } = setUp();
    await connect();
    const ending = await connect();
    ending.onmessage!({ jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: form });
    await settled();
    ending.onclose!();
    expect(closed()).toEqual(['withdrawn']);
  });
});

test('HOST-3 a round closes with its transport, although one was wrapped that was never used', async () => {
  const { connection, wrap, connect, closed } = setUp();
  const transport = await connect();
  wrap();
  const retry = connection.answerInputRequired({ params: {}, result: { inputRequests } });
  retry.catch(() => {});
  await settled();
  transport.onclose!();
  expect(closed()).toEqual(['withdrawn']);
});

test('HOST-3 what a transport still delivers after it has closed is not asked, until the client uses it again', async () => {
  const { queue, wrap } = setUp();
  const transport = wrap();
  const deliver = async (id: number) => {
    transport.onmessage!({ jsonrpc: '2.0', id, method: 'elicitation/create', params: form });
    await settled();
  };
  transport.onclose!();
  await deliver(1);
  expect(queue.getSnapshot().pending).toEqual([]);
  expect(transport.send).not.toHaveBeenCalled();
  await transport.wrapped.send({ jsonrpc: '2.0', id: 0, method: 'initialize' });
  await deliver(2);
  expect(queue.getSnapshot().pending).toHaveLength(1);
});
