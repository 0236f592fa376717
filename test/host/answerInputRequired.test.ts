import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler, inputRequired, McpServer } from '@modelcontextprotocol/server';
import {
  createElicitationQueue,
  rawElicitParams,
  readPendingRound,
} from 'react-mcp-elicitation/host';
import { describe, expect, test, vi } from 'vitest';
import { askForUrl } from '../ask.ts';
import examples from '../protocol/examples.json' with { type: 'json' };
import { memoryStorage } from '../memoryStorage.ts';
import { waitFor } from '../waitFor.ts';

const properties = { name: { type: 'string', pattern: '^[a-z]+$' } };
const form = { message: 'Name?', requestedSchema: { type: 'object', properties } };
const elicit = (params: object = form) => ({ method: 'elicitation/create', params });
const sampling = { method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } };
const params = { name: 'deploy', arguments: { to: 'production' } };

function setUp(limits = {}) {
  const queue = createElicitationQueue({ rendererTimeout: Infinity, limits });
  return { queue, connection: queue.connection({ name: 'Example' }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('PROTO-9 a round', () => {
  test('is answered under the server’s keys, what is foreign by the host, and the state goes back', async () => {
    const { queue, connection } = setUp();
    const requestState = { opaque: ['\u0000', 1.5, null] };
    const foreign = vi.fn<(request: unknown, key: string) => Promise<unknown>>(async () => ({
      model: 'm',
    }));
    const inputRequests = {
      one: elicit(),
      __proto: sampling,
      'a.b': elicit({ ...form, message: 'And?' }),
    };
    const retry = connection.answerInputRequired({
      params: { ...params, requestState: 'old', inputResponses: { old: 1 } },
      result: { resultType: 'input_required', inputRequests, requestState },
      round: 2,
      foreign,
    });
    // What answers forms is loaded with the first.
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));
    expect(queue.getSnapshot().pending).toMatchObject([
      { request: { requestedSchema: form.requestedSchema }, round: { round: 2, maxRounds: 10 } },
      { request: { message: 'And?' } },
    ]);
    const [one, two] = queue.getSnapshot().pending;
    queue.tell({ type: 'respond', id: two!.id, result: { action: 'decline' } });
    queue.tell({
      type: 'respond',
      id: one!.id,
      result: { action: 'accept', content: { name: 'ada' } },
    });
    const answered = await retry;
    expect(answered).toEqual({
      ...params,
      inputResponses: {
        one: { action: 'accept', content: { name: 'ada' } },
        __proto: { model: 'm' },
        'a.b': { action: 'decline' },
      },
      requestState,
    });
    expect(answered.requestState).toBe(requestState);
    expect(foreign).toHaveBeenCalledExactlyOnceWith(sampling, '__proto');
  });

  test.each([
    [undefined, 'finished'],
    ['opened', 'opened'],
  ] as const)(
    'URL-6 is accepted as a page is done, also where it has an `elicitationId`, unless the host says otherwise: %s',
    async (until, told) => {
      const queue = createElicitationQueue({ rendererTimeout: Infinity, until });
      const connection = queue.connection({ name: 'Example' });
      const request = askForUrl('https://example.com/', 'e1');
      const inputRequests = { one: { method: 'elicitation/create', params: request } };
      const retry = connection.answerInputRequired({ params, result: { inputRequests } });
      await waitFor(() => expect(queue.getSnapshot().pending).toMatchObject([{ until: told }]));
      queue.tell({
        type: 'respond',
        id: queue.getSnapshot().pending[0]!.id,
        result: { action: 'accept' },
      });
      await expect(retry).resolves.toMatchObject({ inputResponses: { one: { action: 'accept' } } });
    },
  );

  test('keys are data', async () => {
    const { queue, connection } = setUp();
    const inputRequests = JSON.parse('{"__proto__":{"method":"elicitation/create"}}') as Record<
      string,
      object
    >;
    Object.defineProperty(inputRequests, '__proto__', { value: elicit(), enumerable: true });
    const retry = connection.answerInputRequired({ params, result: { inputRequests } });
    await settled();
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'cancel' },
    });
    const { inputResponses } = await retry;
    expect(Object.getOwnPropertyNames(inputResponses)).toEqual(['__proto__']);
  });

  test('with a state alone goes back at once, and with no state none is sent', async () => {
    const { connection } = setUp();
    const old = { ...params, requestState: 'old' };
    await expect(
      connection.answerInputRequired({ params: old, result: { requestState: 'new' } }),
    ).resolves.toEqual({ ...params, requestState: 'new' });
    const retry = await connection.answerInputRequired({
      params: old,
      result: { inputRequests: {} },
    });
    expect(retry).toEqual({ ...params, inputResponses: {} });
    expect(old).toEqual({ ...params, requestState: 'old' });
  });

  test('is one too many after the last', async () => {
    const { connection } = setUp();
    const exchange = { params, result: { requestState: 'x' } };
    await expect(connection.answerInputRequired({ ...exchange, round: 10 })).resolves.toBeTruthy();
    await expect(connection.answerInputRequired({ ...exchange, round: 11 })).rejects.toThrow(
      'after 10 rounds',
    );
    await expect(
      connection.answerInputRequired({ ...exchange, round: 3, maxRounds: 2 }),
    ).rejects.toMatchObject({ code: -32603 });
  });

  test('TRUST-6 each elicitation of a round counts, and one over the limit is refused whole', async () => {
    const { queue, connection } = setUp({ pending: 3 });
    const inputRequests = { a: elicit(), b: elicit(), c: elicit() };
    void connection.answerInputRequired({ params, result: { inputRequests } });
    await settled();
    expect(queue.getSnapshot().pending).toHaveLength(3);
    await expect(connection.onRequest(form)).rejects.toMatchObject({ code: -32000 });
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    const more = connection.answerInputRequired({ params, result: { inputRequests } });
    await expect(more).rejects.toMatchObject({ code: -32000 });
    expect(queue.getSnapshot().pending).toHaveLength(2);
  });

  test('TRUST-6 5,000 elicitations in one round are refused before any of them is read', async () => {
    const { queue, connection } = setUp();
    const read = vi.fn<() => string>(() => 'x');
    const params = Object.defineProperty({}, 'message', { get: read, enumerable: true });
    const inputRequests = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`${index}`, elicit(params)]),
    );
    await expect(
      connection.answerInputRequired({ params: {}, result: { inputRequests } }),
    ).rejects.toMatchObject({ code: -32000 });
    expect(read).not.toHaveBeenCalled();
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('TRUST-6 what is foreign counts as well, and is answered one at a time', async () => {
    const { connection } = setUp();
    let atOnce = 0;
    const foreign = vi.fn<() => Promise<object>>(async () => {
      expect(++atOnce).toBe(1);
      await settled();
      atOnce--;
      return { model: 'm' };
    });
    const asking = (count: number) => {
      const entries = Array.from({ length: count }, (_, index) => [`${index}`, sampling] as const);
      const result = { inputRequests: Object.fromEntries(entries) };
      return connection.answerInputRequired({ params, result, foreign });
    };
    await expect(asking(100_000)).rejects.toMatchObject({ code: -32000 });
    expect(foreign).not.toHaveBeenCalled();
    const { inputResponses } = await asking(5);
    expect(Object.keys(inputResponses!)).toEqual(['0', '1', '2', '3', '4']);
    expect(foreign).toHaveBeenCalledTimes(5);
  });

  test.each([
    ['no result', 5, []],
    ['no list', { inputRequests: [] }, ['inputRequests']],
    ['no request', { inputRequests: { a: 5 } }, ['inputRequests', 'a']],
    ['no method', { inputRequests: { a: {} } }, ['inputRequests', 'a', 'method']],
    [
      'a nested object',
      {
        inputRequests: {
          ok: elicit(),
          a: elicit({
            ...form,
            requestedSchema: { type: 'object', properties: { x: { type: 'object' } } },
          }),
        },
      },
      ['inputRequests', 'a', 'params', 'requestedSchema', 'properties', 'x', 'type'],
    ],
    ['nobody to answer it', { inputRequests: { s: sampling } }, ['inputRequests', 's', 'method']],
  ])('PROTO-2 with %s is refused, and nothing of it is shown', async (_, result, path) => {
    const { queue, connection } = setUp();
    await expect(connection.answerInputRequired({ params, result })).rejects.toMatchObject({
      code: -32602,
      path,
    });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  const password = { type: 'object', properties: { password: { type: 'string' } } };
  test.each([
    ['is no elicitation, and nobody answers it', sampling, {}, ['method']],
    [
      'asks for a secret that the host refuses',
      elicit({ message: 'Sign in.', requestedSchema: password }),
      { sensitiveFields: 'refuse' as const },
      ['params', 'requestedSchema', 'properties', 'password'],
    ],
  ])('TRUST-3 is shown to nobody, and forgotten, where a part of it %s', async (...row) => {
    const [, part, options, path] = row;
    const { items, storage } = memoryStorage();
    items.set('round', 'from before');
    const queue = createElicitationQueue({ rendererTimeout: Infinity, ...options });
    const shown = vi.fn<() => void>();
    queue.subscribe(shown);
    const retry = queue.connection({ name: 'Example' }).answerInputRequired({
      params,
      result: { inputRequests: { good: elicit(), part } },
      persist: { storage, key: 'round' },
    });
    await expect(retry).rejects.toMatchObject({
      code: -32602,
      path: ['inputRequests', 'part', ...path],
    });
    expect(shown).not.toHaveBeenCalled();
    expect(items.size).toBe(0);
  });

  test('whose connection closes is answered by nobody', async () => {
    const { queue, connection } = setUp();
    const inputRequests = { one: elicit(), two: elicit({ ...form, message: 'And?' }) };
    const retry = connection.answerInputRequired({ params, result: { inputRequests } });
    await settled();
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    connection.close();
    await expect(retry).rejects.toMatchObject({ code: -32603 });
  });

  test.each([
    [{ user: 'ada' }, { f0: 'ada' }],
    // Empty, it tells that a secret was given.
    [{}, {}],
  ])('offers what was answered before, but for a secret: %j', async (content, draft) => {
    const { queue, connection } = setUp();
    const properties = {
      user: { type: 'string' },
      password: { type: 'string', title: 'Password' },
    };
    const requestedSchema = { type: 'object', properties, required: ['password'] };
    void connection.answerInputRequired({
      params,
      result: { inputRequests: { a: elicit({ message: 'Sign in.', requestedSchema }) } },
      persist: { storage: memoryStorage().storage, key: 'round' },
      answers: { a: { action: 'accept', content } },
    });
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    expect(queue.getDraft(queue.getSnapshot().pending[0]!)).toEqual(draft);
  });

  test('a foreign answer that fails withdraws the others', async () => {
    const { queue, connection } = setUp();
    const inputRequests = { one: elicit(), two: sampling };
    const foreign = async () => {
      throw new Error('no model');
    };
    await expect(
      connection.answerInputRequired({ params, result: { inputRequests }, foreign }),
    ).rejects.toThrow('no model');
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test.each(Object.entries(examples).filter(([name]) => name.includes('InputRequiredResult/')))(
    'of the specification: %s',
    async (_, example) => {
      const { queue, connection } = setUp();
      const retry = connection.answerInputRequired({
        params,
        result: example,
        foreign: async () => ({ role: 'assistant' }),
      });
      await settled();
      for (const { id } of queue.getSnapshot().pending)
        queue.tell({ type: 'respond', id, result: { action: 'decline' } });
      const { inputRequests = {}, requestState } = example as {
        inputRequests?: object;
        requestState?: unknown;
      };
      const { inputResponses = {}, ...rest } = await retry;
      expect(Object.keys(inputResponses)).toEqual(Object.keys(inputRequests));
      expect(rest.requestState).toBe(requestState);
    },
  );
});

/** A server of revision 2026-07-28 with a tool that asks in three rounds, twice in the first. */
async function connectModern(options: object) {
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const connection = queue.connection({ name: 'Example' });
  const info = { name: 'test', version: '1.0.0' };
  const handler = createMcpHandler(() => {
    const server = new McpServer(info);
    server.registerTool('three-rounds', { description: 'x' }, async ({ mcpReq }) => {
      const state = Number(mcpReq.requestState() ?? 0);
      if (state === 2) {
        return { content: [{ type: 'text', text: JSON.stringify(mcpReq.inputResponses) }] };
      }
      const request = { message: `Round ${state}`, requestedSchema: form.requestedSchema } as never;
      return inputRequired({
        inputRequests: {
          [`a${state}`]: inputRequired.elicit(request),
          ...(state === 0 && { b0: inputRequired.elicit(request) }),
        },
        requestState: String(state + 1),
      });
    });
    return server;
  });
  const client = new Client(info, {
    capabilities: connection.clientOptions.capabilities,
    versionNegotiation: { mode: { pin: '2026-07-28' } },
    ...options,
  });
  client.setRequestHandler('elicitation/create', { params: rawElicitParams }, connection.onRequest);
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  return { queue, connection, client };
}

/** Answers what comes, so many times. */
async function answerAll(queue: ReturnType<typeof setUp>['queue'], times: number) {
  for (let time = 0; time < times; time++) {
    await waitFor(() => expect(queue.getSnapshot().pending).not.toEqual([]));
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept', content: { name: 'ada' } },
    });
  }
}

test("PROTO-9 the SDK's own rounds ask through the handler, several at once", async () => {
  const { queue, client } = await connectModern({});
  const result = client.callTool({ name: 'three-rounds' });
  await answerAll(queue, 3);
  expect(await result).toMatchObject({
    content: [{ text: expect.stringContaining('ada') as string }],
  });
});

test('PROTO-9 the rounds of a host, through a real server', async () => {
  const { queue, connection, client } = await connectModern({
    inputRequired: { autoFulfill: false },
  });
  const answering = answerAll(queue, 3);
  const call = async (params: { name: string }): Promise<Record<string, unknown>> =>
    client.callTool(params, { allowInputRequired: true });
  let params: { name: string } = { name: 'three-rounds' };
  let result = await call(params);
  const rounds: unknown[] = [];
  for (let round = 1; result['resultType'] === 'input_required'; round++) {
    rounds.push(Object.keys(result['inputRequests'] as object));
    params = await connection.answerInputRequired({ params, result, round });
    result = await call(params);
  }
  await answering;
  expect(rounds).toEqual([['a0', 'b0'], ['a1']]);
  expect(result).toMatchObject({ content: [{ text: expect.stringContaining('ada') as string }] });
});

describe('PROTO-9 a round over a reload', () => {
  const result = {
    resultType: 'input_required',
    inputRequests: { one: elicit(), two: elicit({ ...form, message: 'And?' }) },
    requestState: 'state',
  };
  const method = 'tools/call';

  function createStorage() {
    const { items, storage } = memoryStorage();
    return { items, persist: { storage, key: 'round' } };
  }

  test('TRUST-8 what was answered is a draft again, and nothing of it is sent until it is accepted anew', async () => {
    const { persist, items } = createStorage();
    const before = setUp();
    const exchange = { method, params, result, round: 2, persist };
    void before.connection.answerInputRequired(exchange);
    await settled();
    const [one] = before.queue.getSnapshot().pending;
    before.queue.tell({
      type: 'respond',
      id: one!.id,
      result: { action: 'accept', content: { name: 'ada' } },
    });
    await settled();

    const { queue, connection } = setUp();
    const pending = readPendingRound(persist);
    expect(pending).toMatchObject({ method, params, round: 2, result: { requestState: 'state' } });
    const retry = connection.answerInputRequired({ ...pending!, persist });
    await settled();
    const asked = queue.getSnapshot().pending;
    expect(asked).toHaveLength(2);
    expect(asked.map((request) => queue.getDraft(request))).toEqual([{ f0: 'ada' }, undefined]);
    queue.tell({
      type: 'respond',
      id: asked[0]!.id,
      result: { action: 'accept', content: { name: 'grace' } },
    });
    queue.tell({ type: 'respond', id: asked[1]!.id, result: { action: 'decline' } });
    await expect(retry).resolves.toEqual({
      ...params,
      inputResponses: {
        one: { action: 'accept', content: { name: 'grace' } },
        two: { action: 'decline' },
      },
      requestState: 'state',
    });
    expect(items.size).toBe(0);
    expect(readPendingRound(persist)).toBeUndefined();
  });

  test('TRUST-8 a forged round sends nothing that nobody gave', async () => {
    const forged = [
      { action: 'accept', content: { name: { nested: true } } },
      { action: 'accept', content: { other: 'x' } },
      { action: 'yolo' },
      { action: 'decline' },
      'accept',
      null,
    ];
    for (const answer of forged) {
      const { queue, connection } = setUp();
      const answers = { one: answer, two: answer, three: answer };
      const retry = connection.answerInputRequired({ params, result, answers });
      await settled();
      const asked = queue.getSnapshot().pending;
      expect(asked).toHaveLength(2);
      expect(asked.map((request) => queue.getDraft(request))).toEqual([undefined, undefined]);
      for (const { id } of asked) queue.tell({ type: 'respond', id, result: { action: 'cancel' } });
      await expect(retry).resolves.toMatchObject({
        inputResponses: { one: { action: 'cancel' }, two: { action: 'cancel' } },
      });
    }
  });

  test('is kept where the connection drops, and forgotten where the host withdraws it', async () => {
    const { persist } = createStorage();
    const dropped = setUp();
    const first = dropped.connection.answerInputRequired({ params, result, persist });
    await settled();
    dropped.connection.close();
    await expect(first).rejects.toMatchObject({ message: 'This connection was closed.' });
    expect(readPendingRound(persist)).toMatchObject({ params, answers: {} });

    const controller = new AbortController();
    const { signal } = controller;
    const second = setUp().connection.answerInputRequired({ params, result, persist, signal });
    await settled();
    controller.abort();
    // Not with answers that nobody gave: the call would be made again.
    await expect(second).rejects.toBe(signal.reason);
    expect(readPendingRound(persist)).toBeUndefined();
  });

  test('is kept where the connection drops after it was answered, while the host still answers its part', async () => {
    const { persist } = createStorage();
    const { queue, connection } = setUp();
    let answerForeign!: (answer: object) => void;
    const foreign = () => new Promise<object>((resolve) => (answerForeign = resolve));
    const inputRequests = { one: elicit(), two: sampling };
    const exchange = { params, result: { ...result, inputRequests }, foreign, persist };
    const retry = connection.answerInputRequired(exchange);
    await settled();
    const one = { action: 'accept', content: { name: 'ada' } } as const;
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: one });
    await settled();
    connection.close();
    answerForeign({ model: 'm' });
    await retry;
    // The call cannot be made again over this connection.
    expect(readPendingRound(persist)).toMatchObject({ params, answers: { one } });
  });

  describe('over a second reload', () => {
    const secret = { user: { type: 'string' }, password: { type: 'string' } };
    const inputRequests = {
      ...result.inputRequests,
      three: elicit({
        message: 'Sign in.',
        requestedSchema: { type: 'object', properties: secret },
      }),
    };
    const asked = { ...result, inputRequests };
    const given = { action: 'accept', content: { name: 'ada' } };

    /** The page after a reload. */
    async function reload(persist: Parameters<typeof readPendingRound>[0], more: object = {}) {
      const { queue, connection } = setUp();
      const pending = readPendingRound(persist) ?? { params, result: asked };
      const retry = connection.answerInputRequired({ ...pending, persist, ...more });
      // What answers forms, and finds secrets in them, is loaded with the first.
      await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(3));
      await settled();
      return { queue, retry, ids: queue.getSnapshot().pending.map(({ id }) => id) };
    }

    test('what was answered is kept until it is answered otherwise', async () => {
      const { persist, items } = createStorage();
      const before = await reload(persist);
      before.queue.tell({
        type: 'respond',
        id: before.ids[0]!,
        result: { action: 'accept', content: { name: 'ada' } },
      });
      before.queue.tell({
        type: 'respond',
        id: before.ids[1]!,
        result: { action: 'accept', content: { name: 'bob' } },
      });
      await settled();
      await reload(persist);
      const { queue, retry, ids } = await reload(persist);
      const drafts = queue.getSnapshot().pending.map((request) => queue.getDraft(request));
      expect(drafts).toEqual([{ f0: 'ada' }, { f0: 'bob' }, undefined]);
      queue.tell({ type: 'respond', id: ids[0]!, result: { action: 'decline' } });
      queue.tell({
        type: 'respond',
        id: ids[1]!,
        result: { action: 'accept', content: { name: 'eve' } },
      });
      await settled();
      const two = { action: 'accept', content: { name: 'eve' } };
      expect(readPendingRound(persist)?.answers).toEqual({ two });
      queue.tell({ type: 'respond', id: ids[2]!, result: { action: 'cancel' } });
      await expect(retry).resolves.toMatchObject({
        inputResponses: { one: { action: 'decline' }, two, three: { action: 'cancel' } },
      });
      expect(items.size).toBe(0);
    });

    test('TRUST-3 secrets in what was answered are not kept', async () => {
      const { persist, items } = createStorage();
      const three = { action: 'accept', content: { user: 'ada', password: 'hunter2' } };
      await reload(persist, { answers: { one: given, three } });
      await waitFor(() =>
        expect(readPendingRound(persist)?.answers).toEqual({
          one: given,
          three: { action: 'accept', content: { user: 'ada' } },
        }),
      );
      expect(items.get('round')).not.toContain('hunter2');
    });

    test('TRUST-8 of what is stored, only answers to what is asked are kept', async () => {
      const { persist } = createStorage();
      const answers = JSON.parse(
        `{"__proto__":{"action":"accept","content":{}},"two":{"action":"accept","content":null},
          "three":{"action":"accept","content":"x"},"four":{"action":"accept","content":{}}}`,
      ) as object;
      await reload(persist, { answers: { ...answers, one: { ...given, more: 1 } } });
      expect(readPendingRound(persist)?.answers).toEqual({ one: given });
      for (const junk of [null, 5, 'x', [given]]) {
        const { persist, items } = createStorage();
        const { queue, retry, ids } = await reload(persist, { answers: junk as never });
        expect(readPendingRound(persist)?.answers).toEqual({});
        for (const id of ids) queue.tell({ type: 'respond', id, result: { action: 'decline' } });
        await retry;
        expect(items.size).toBe(0);
      }
    });

    test('is kept, and nothing is sent, where the queue is disposed of', async () => {
      const { persist, items } = createStorage();
      const { queue, retry, ids } = await reload(persist, { answers: { one: given } });
      queue.tell({ type: 'respond', id: ids[1]!, result: { action: 'cancel' } });
      queue.dispose();
      // A round that was sent would go out a second time after a reload, with the same state.
      await expect(retry).rejects.toMatchObject({ code: -32603 });
      expect(readPendingRound(persist)?.answers).toEqual({ one: given });
      const again = await reload(persist);
      for (const id of again.ids)
        again.queue.tell({ type: 'respond', id, result: { action: 'cancel' } });
      await again.retry;
      expect(items.size).toBe(0);
    });
  });

  test('keeps what was answered where a foreign answer fails, and asks the rest again', async () => {
    const { persist } = createStorage();
    const { queue, connection } = setUp();
    const inputRequests = { ...result.inputRequests, three: sampling };
    let fail: (error: Error) => void = () => {};
    const foreign = () => new Promise<never>((_, reject) => (fail = reject));
    const exchange = { params, result: { ...result, inputRequests }, foreign, persist };
    const first = connection.answerInputRequired(exchange);
    await settled();
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept', content: { name: 'ada' } },
    });
    await settled();
    fail(new Error('no model'));
    await expect(first).rejects.toThrow('no model');
    await settled();
    expect(readPendingRound(persist)?.answers).toEqual({
      one: { action: 'accept', content: { name: 'ada' } },
    });
  });

  test('asks for nothing where it cannot be shown, or nothing is asked', async () => {
    const { persist, items } = createStorage();
    const { connection } = setUp();
    await connection.answerInputRequired({ params, result: { requestState: 'x' }, persist });
    const wrong = { inputRequests: { a: 5 } };
    await expect(
      connection.answerInputRequired({ params, result: wrong, persist }),
    ).rejects.toMatchObject({ code: -32602 });
    expect(items.size).toBe(0);
  });

  test.each([
    ['after the last round', { result, round: 11 }, -32603],
    ['with a result that cannot be read', { result: { inputRequests: 'x' }, round: 1 }, -32602],
  ])('is forgotten where it cannot be continued: one %s', async (_, unfit, code) => {
    const { persist, items } = createStorage();
    const kept = { params, answers: {}, ...unfit };
    items.set('round', JSON.stringify(kept));
    const retry = setUp().connection.answerInputRequired({ ...kept, persist });
    await expect(retry).rejects.toMatchObject({ code });
    expect(items.size).toBe(0);
  });

  test.each([
    '',
    'null',
    '5',
    '{}',
    '{"params":{}}',
    '{"params":{},"result":5,"round":1}',
    '{"params":{},"result":{"inputRequests":"x"},"round":1,"answers":{}}',
    '{',
  ])('that is not ours is none: %s', (kept) => {
    const { persist, items } = createStorage();
    items.set('round', kept);
    expect(readPendingRound(persist)).toBeUndefined();
  });

  test('works on where nothing can be stored', async () => {
    const { queue, connection } = setUp();
    const refuse = () => {
      throw new Error('forbidden');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const persist = { storage, key: 'round' };
    expect(readPendingRound(persist)).toBeUndefined();
    const retry = connection.answerInputRequired({ params, result, persist });
    await settled();
    for (const { id } of queue.getSnapshot().pending)
      queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    await expect(retry).resolves.toMatchObject({ requestState: 'state' });
  });
});
