import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { createMCPClient } from '@ai-sdk/mcp';
import { Client as ClientV2 } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { LONG, waitFor } from '../waitFor.ts';
import { connectOverHttp, type Library } from './connectOverHttp.ts';
import { setUpHost } from './setUpHost.ts';

const accept = { action: 'accept', content: {} } as const;
const libraries: Library[] = ['SDK v1', 'SDK v2', '@ai-sdk/mcp'];

const setUp = async (library: Library) => {
  const host = setUpHost();
  host.queue.attachRenderer(() => undefined);
  const asked = () => host.queue.getSnapshot().pending;
  const named = (name: string) => asked().find(({ request }) => request.message === name);
  const answer = (name: string) =>
    host.queue.tell({ type: 'respond', id: named(name)!.id, result: accept });
  const connected = await connectOverHttp(library, host.queue, host.connection);
  const call = (
    name: string,
    key: string,
    options?: Parameters<typeof host.connection.call>[2],
  ): Promise<object> =>
    host.connection.call(connected.client, { name, arguments: { name: key } }, options);
  return { ...host, ...connected, asked, named, answer, call };
};

describe.each(libraries)('HOST-15 of two calls at once with %s over HTTP', (library) => {
  test('each request carries the data of its own, and closes with that', async () => {
    const { call, asked, named, answer } = await setUp(library);
    const abort = new AbortController();
    const one = call('ask', 'one', { data: { call: 1 }, signal: abort.signal });
    one.catch(() => {});
    const two = call('ask', 'two', { data: { call: 2 } });
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(named('one')!.data).toEqual({ call: 1 });
    expect(named('two')!.data).toEqual({ call: 2 });
    abort.abort();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await expect(one).rejects.toBeDefined();
    answer('two');
    await expect(two).resolves.toMatchObject({ content: [{ text: 'accept' }] });
  });

  test('none gets what is asked on the stream of all calls', async () => {
    const { call, asked, named, answer } = await setUp(library);
    const calls = [call('apart', 'one', { data: 1 }), call('apart', 'two', { data: 2 })];
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().map(({ data }) => data)).toEqual([undefined, undefined]);
    expect(named('one')!.ended).toBeUndefined();
    answer('one');
    answer('two');
    await Promise.all(calls);
  });
});

test('HOST-15 a host that connects in a call does so for all calls', async () => {
  const host = setUpHost();
  let end = () => {};
  let resolve!: (connected: Awaited<ReturnType<typeof connectOverHttp>>) => void;
  const promise = new Promise<Parameters<typeof resolve>[0]>((done) => (resolve = done));
  const first = host.connection.track(
    async () => {
      resolve(await connectOverHttp('SDK v1', host.queue, host.connection));
      await new Promise<void>((done) => (end = done));
    },
    { data: 'of the first' },
  );
  const { client } = await promise;
  const params = { name: 'apart', arguments: { name: 'one' } };
  const second = host.connection.call(client, params, { data: 'of the second' });
  await waitFor(() => expect(host.pendingCount()).toBe(1));
  const [pending] = host.queue.getSnapshot().pending;
  expect(pending!.data).toBeUndefined();
  host.queue.tell({ type: 'respond', id: pending!.id, result: accept });
  await second;
  end();
  await first;
});

describe.each(libraries)('HOST-16 a call with %s', (library) => {
  test('HOST-16 that takes too long is given up, and its server is told', async () => {
    const { call, witness } = await setUp(library);
    await expect(call('hang', 'x', { timeout: 50 })).rejects.toMatchObject({
      name: 'RequestFailure',
      code: -32001,
    });
    await waitFor(() => expect(witness.aborted).toBe(1));
  });

  test('PROTO-8 is made again once the pages are done that it needs, which carry its data', async () => {
    const { call, queue, asked } = await setUp(library);
    const result = call('page', 'one', { data: 'mine' });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]!.data).toBe('mine');
    queue.tell({ type: 'respond', id: asked()[0]!.id, result: { action: 'accept' } });
    await expect(result).resolves.toMatchObject({ content: [{ text: 'opened' }] });
  });
});

const info = { name: 'test', version: '1.0.0' };
const form = ask({});
const hour = 3_600_000;

describe.each(libraries)(
  'HOST-16 the time of a call with %s',
  (library) => {
    /** A tool that asks and then hangs, in this process: only the clock of the call is left to wait for. */
    const start = async (options: { timeout?: number; deadline?: number }) => {
      const host = setUpHost();
      host.queue.attachRenderer();
      const server = new McpServer(info);
      let begin = () => {};
      const asking = new Promise<void>((resolve) => (begin = resolve));
      server.registerTool('ask', {}, async () => {
        await asking;
        await server.server.elicitInput(form as never, { timeout: 10 * hour });
        return new Promise<never>(() => {});
      });
      const [near, far] = InMemoryTransport.createLinkedPair();
      await server.connect(far);
      const transport = host.connection.wrapTransport(near);
      const capabilities = host.connection.clientOptions.capabilities;
      const connect = {
        'SDK v1': () => new ClientV1(info, { capabilities }),
        'SDK v2': () => new ClientV2(info, { capabilities }),
        '@ai-sdk/mcp': () => createMCPClient({ transport: transport as never, capabilities }),
      };
      const client = await connect[library]();
      if ('connect' in client) await client.connect(transport as never);
      onTestFinished(() => client.close());
      // What asks is loaded.
      await host.connection.call({ callTool: async (sent: object) => sent }, {});
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const ended = vi.fn<(error: { code: number }) => void>();
      const params = { name: 'ask' };
      const given = {
        ...options,
        ...(options.deadline && { deadline: Date.now() + options.deadline }),
      };
      (host.connection.call(client, params, given) as Promise<unknown>).catch(ended);
      const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
      await pass(0);
      return { ...host, begin, ended, pass };
    };

    test('is 60 seconds, as with the SDKs', async () => {
      const { pass, ended } = await start({});
      await pass(59_999);
      expect(ended).not.toHaveBeenCalled();
      await pass(1);
      expect(ended.mock.calls).toMatchObject([[{ code: -32001 }]]);
    });

    test('HOST-16 stops while a person is asked, whatever the client’s own would be', async () => {
      const { queue, begin, pass, ended } = await start({ timeout: 90_000 });
      await pass(80_000);
      begin();
      await pass(hour);
      expect(ended).not.toHaveBeenCalled();
      queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: accept });
      await pass(9999);
      expect(ended).not.toHaveBeenCalled();
      await pass(1);
      expect(ended).toHaveBeenCalledOnce();
    });

    test('ends at its deadline all the same, to which the person’s counts down', async () => {
      const { queue, begin, pass, ended } = await start({ deadline: 20_000 });
      begin();
      await pass(0);
      expect(queue.getSnapshot().pending[0]!.deadline).toBe(Date.now() + 20_000);
      await pass(19_999);
      expect(ended).not.toHaveBeenCalled();
      await pass(1);
      expect(ended.mock.calls).toMatchObject([[{ code: -32001 }]]);
      expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'timed-out' }]);
    });
  },
  LONG,
);
