import { getEventListeners } from 'node:events';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport, McpServer } from '@modelcontextprotocol/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask, askForUrl } from '../ask.ts';
import { settled, setUpHost } from './setUpHost.ts';

const form = ask({ name: { type: 'string' } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;
const inputRequests = { one: { method: 'elicitation/create', params: form } };

/** A host with a call under way that has nothing to do with what is asked. */
function setUpWithCall() {
  const host = setUpHost();
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const call = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  host.connection.track(() => call, { deadline: Date.now() + 60_000 }).catch(() => {});
  const endCall = async (error?: Error) => {
    if (error) reject(error);
    else resolve();
    await settled();
  };
  return { ...host, endCall, first: () => host.queue.getSnapshot().pending[0] };
}

test('PROTO-9 a round belongs to no call, since its own is over', async () => {
  const { connection, queue, endCall, first } = setUpWithCall();
  const params = { name: 'deploy' };
  const retry = connection.answerInputRequired({ params, result: { inputRequests } });
  await settled();
  const { id, deadline } = first()!;
  expect(deadline).toBeUndefined();
  await endCall();
  expect(first()).toMatchObject({ id });
  expect(first()!.ended).toBeUndefined();
  queue.tell({ type: 'respond', id, result: accepted });
  await expect(retry).resolves.toMatchObject({ inputResponses: { one: accepted } });
});

test('PROTO-8 a URL that a refused call names belongs to no other call', async () => {
  const { connection, endCall, first } = setUpWithCall();
  const data = { elicitations: [askForUrl('https://example.com/a', 'x')] };
  const refused = Object.assign(new Error('Open it first.'), { code: -32042, data });
  const call = connection.track(() => Promise.reject(refused));
  call.catch(() => {});
  await settled();
  expect(first()).toBeDefined();
  await endCall();
  expect(first()!.ended).toBeUndefined();
  connection.close();
});

test('PROTO-1 a request that comes during a call goes with it', async () => {
  const { connection, queue, endCall } = setUpWithCall();
  const answer = connection.onRequest(form);
  await settled();
  expect(queue.getSnapshot().pending[0]!.deadline).toBeDefined();
  await endCall();
  await expect(answer).resolves.toEqual({ action: 'cancel' });
});

const failure = new Error('Request timed out');

test.each([
  ['withdrawn', 50_000, failure],
  // The call's timer was started before the deadline was worked out.
  ['timed-out', 59_500, failure],
  ['timed-out', 61_000, failure],
  // Progress may have given it more time.
  ['withdrawn', 61_000, undefined],
])(
  'HOST-3 a person is told "%s" where the call ends after %i of its 60,000 ms: %s',
  async (ended, after, error) => {
    const { connection, queue, endCall } = setUpWithCall();
    queue.attachRenderer();
    void connection.onRequest(form);
    await settled();
    vi.setSystemTime(Date.now() + after);
    onTestFinished(() => void vi.useRealTimers());
    await endCall(error);
    expect(queue.getSnapshot().pending).toMatchObject([{ ended }]);
  },
);

test.each(['answered-elsewhere', 'timed-out'])(
  "HOST-3 a host's own signal says why its round is over: %s",
  async (reason) => {
    const { connection, queue } = setUpHost();
    queue.attachRenderer();
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    const retry = connection.answerInputRequired({ params: {}, result: { inputRequests }, signal });
    retry.catch(() => {});
    await settled();
    withdrawal.abort(reason);
    await settled();
    expect(queue.getSnapshot().pending).toMatchObject([{ ended: reason }]);
  },
);

const ofTask = {
  ...form,
  _meta: { 'io.modelcontextprotocol/related-task': { taskId: 'research' } },
};

test('HOST-3 what a task of the server asks stays on screen when a call ends, since the task goes on', async () => {
  const { connection, queue, endCall, first } = setUpWithCall();
  const answer = connection.onRequest(ofTask);
  await settled();
  expect(first()!.deadline).toBeUndefined();
  await endCall();
  expect(first()!.ended).toBeUndefined();
  queue.tell({ type: 'respond', id: first()!.id, result: accepted });
  await expect(answer).resolves.toMatchObject(accepted);
});

describe('HOST-3 what is asked while a tracked call and another request are on the wire', () => {
  interface SendOptions {
    signal?: AbortSignal;
    requestSignal?: AbortSignal;
  }

  /** The request of the call has the id 1, the other one 2. Then a server asks. */
  async function setUpWire(
    options: SendOptions = {},
    send: () => Promise<void> = async () => {},
    method = 'tools/call',
  ) {
    const host = setUpWithCall();
    const transport = {
      send: (message: { id?: number }, _options?: SendOptions) =>
        message.id === 2 ? send() : Promise.resolve(),
      onmessage: undefined as ((message: object) => void) | undefined,
      onclose: undefined as (() => void) | undefined,
    };
    const wrapped = host.connection.wrapTransport(transport);
    const call = (id: number, of: string, own?: SendOptions) =>
      wrapped.send({ jsonrpc: '2.0', id, method: of } as object, own);
    const respond = async (id: number | string) => {
      transport.onmessage!({ jsonrpc: '2.0', id, result: {} });
      await settled();
    };
    host.queue.attachRenderer();
    await call(1, 'tools/call');
    const sent = call(2, method, options);
    sent.catch(() => {});
    transport.onmessage!({ jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: form });
    await settled();
    return { ...host, transport, wrapped, sent, respond };
  }

  test('stays until both are over', async () => {
    const { respond, endCall, first } = await setUpWire();
    await respond(1);
    await endCall();
    expect(first()!.ended).toBeUndefined();
    await respond(2);
    expect(first()!.ended).toBe('withdrawn');
  });

  test('goes with the call where the server returns ids as text, which SDKs accept', async () => {
    const { respond, endCall, first } = await setUpWire();
    await respond('1');
    await respond('2');
    await endCall();
    expect(first()!.ended).toBe('withdrawn');
  });

  // SDK v2 leaves the two last ones open: a subscription for as long as it is connected, and a probe that timed out.
  test.each(['tasks/result', 'tasks/get', 'ping', 'subscriptions/listen', 'server/discover'])(
    'HOST-3 has the countdown of the call and goes with it where the other is %s, in which nothing is asked',
    async (method) => {
      const { respond, endCall, first } = await setUpWire({}, undefined, method);
      expect(first()!.deadline).toBeDefined();
      await respond(1);
      await endCall();
      expect(first()!.ended).toBe('withdrawn');
    },
  );

  test('has no countdown, since the time of the other is not known', async () => {
    const { first } = await setUpWire();
    expect(first()!.deadline).toBeUndefined();
  });

  test('has the countdown of the call where the other is over already', async () => {
    const { respond, transport, queue } = await setUpWire();
    await respond(2);
    transport.onmessage!({ jsonrpc: '2.0', id: 8, method: 'elicitation/create', params: form });
    await settled();
    expect(queue.getSnapshot().pending[1]!.deadline).toBeDefined();
  });

  type Wire = Awaited<ReturnType<typeof setUpWire>>;
  const cancel = ({ wrapped }: Wire) =>
    wrapped.send({
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 2 },
    } as object);
  const endings: [
    string,
    (controller: AbortController) => SendOptions,
    (wire: Wire, abort: AbortController) => unknown,
  ][] = [
    ['is canceled', () => ({}), cancel],
    ['is aborted, as in the AI SDK', ({ signal }) => ({ signal }), (_, one) => one.abort()],
    [
      'is aborted, as in SDK v2',
      ({ signal }) => ({ requestSignal: signal }),
      (_, one) => one.abort(),
    ],
  ];
  test.each(endings)('goes with the call where the other %s', async (_, optionsOf, end) => {
    const controller = new AbortController();
    const wire = await setUpWire(optionsOf(controller));
    await wire.respond(1);
    await wire.endCall();
    expect(wire.first()!.ended).toBeUndefined();
    await end(wire, controller);
    await settled();
    expect(wire.first()!.ended).toBe('withdrawn');
  });

  test('goes with the call where the other could not be sent, which the client is told', async () => {
    const failed = new Error('The socket is not open.');
    const { sent, respond, endCall, first } = await setUpWire({}, () => Promise.reject(failed));
    await expect(sent).rejects.toBe(failed);
    await respond(1);
    await endCall();
    expect(first()!.ended).toBe('withdrawn');
  });

  test('leaves no listener on the signal of a request that is over', async () => {
    const { signal } = new AbortController();
    const { respond } = await setUpWire({ signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await respond(2);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

test('HOST-3 what a prompt of the server asks outlasts a quick call beside it, with SDK v2', async () => {
  const { connection, queue } = setUpHost();
  const server = new McpServer({ name: 'server', version: '1' });
  server.registerPrompt('summary', {}, async () => {
    const { action } = await server.server.elicitInput(form as never);
    return { messages: [{ role: 'user', content: { type: 'text', text: action } }] };
  });
  let finish = () => {};
  server.registerTool('quick', {}, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { content: [] };
  });
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: connection.clientOptions.capabilities },
  );
  onTestFinished(() => client.close());
  const [one, other] = InMemoryTransport.createLinkedPair();
  await server.connect(one);
  await client.connect(connection.wrapTransport(other));
  const quick = connection.track(() => client.callTool({ name: 'quick' }));
  const summary = client.getPrompt({ name: 'summary' });
  await vi.waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  finish();
  await quick;
  await settled();
  const [pending] = queue.getSnapshot().pending;
  expect(pending!.ended).toBeUndefined();
  queue.tell({ type: 'respond', id: pending!.id, result: accepted });
  await expect(summary).resolves.toMatchObject({ messages: [{ content: { text: 'accept' } }] });
});
