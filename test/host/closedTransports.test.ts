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
  const first = () => host.queue.getSnapshot()[0]!;
  const closed = () => host.queue.getSnapshot().map((pending) => pending.closed);
  return { ...host, wrap, first, closed };
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
    await queue.respond(first().id, accepted);
    await settled();
    transport.onclose!();
    expect(closed()).toContain('withdrawn');
    const error = { code: -32603, message: 'The connection was closed.' };
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
    const call = connection.retryAfterUrl(() => Promise.reject(refused));
    call.catch(() => {});
    await settled();
    transport.onclose!();
    expect(closed()).toEqual(['withdrawn']);
    await expect(call).rejects.toBe(refused);
  });
});

test('HOST-3 a round stays on screen where only an earlier transport closes', async () => {
  const { connection, wrap, closed } = setUp();
  const earlier = wrap();
  wrap();
  const retry = connection.answerInputRequired({ params: {}, result: { inputRequests } });
  retry.catch(() => {});
  await settled();
  earlier.onclose!();
  expect(closed()).toEqual([undefined, undefined]);
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
  expect(queue.getSnapshot()).toEqual([]);
  expect(transport.send).not.toHaveBeenCalled();
  await transport.wrapped.send({ jsonrpc: '2.0', id: 0, method: 'initialize' });
  await deliver(2);
  expect(queue.getSnapshot()).toHaveLength(1);
});
