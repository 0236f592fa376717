import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createElicitationBridge,
  handleElicitation,
  type ElicitationBridge,
} from 'react-mcp-elicitation/bridge';
import type { ClusterStore } from 'react-mcp-elicitation/cluster';
import { rawElicitParams } from 'react-mcp-elicitation/host';
import { createRemoteQueue, httpChannel, RemoteError } from 'react-mcp-elicitation/remote';
import { ask } from '../ask.ts';
import { runBlock, runExample } from './runBlock.ts';

const run = (text: string, names: Record<string, unknown>) =>
  runBlock('docs/back-ends.md', text, names);

test('HOST-8 a call asks in the page of its person where each route has modules of its own, as in development with Next', async () => {
  const names = {
    createElicitationBridge,
    globalThis: {},
    userIdOf: async ({ url }: Request) => new URL(url).searchParams.get('user'),
  };
  interface People {
    readonly personOf: (request: Request) => Promise<{ bridge: ElicitationBridge } | undefined>;
  }
  const routeOfPage = (await run('// people.ts', names)) as unknown as People;
  const routeOfCalls = (await run('// people.ts', names)) as unknown as People;
  const bridgeOf = async ({ personOf }: People, user: string) =>
    (await personOf(new Request(`https://host.example/?user=${user}`)))?.bridge;
  const ada = await bridgeOf(routeOfPage, 'ada');
  expect(await bridgeOf(routeOfCalls, 'ada')).toBe(ada);
  expect(await bridgeOf(routeOfPage, 'ada')).toBe(ada);
  expect(ada).toBeDefined();
  expect(await bridgeOf(routeOfPage, 'grace')).not.toBe(ada);
});

test.each(['// the route /api/elicitation', "app.all(\n  '/api/elicitation'"])(
  'HOST-8 the person is told that an answer was not sent once their session has run out: %s',
  async (text) => {
    const bridge = createElicitationBridge();
    onTestFinished(() => bridge.dispose());
    let person: { bridge: ElicitationBridge } | undefined = { bridge };
    let route!: (request: Request) => Promise<Response>;
    const results = await run(text, {
      handleElicitation,
      personOf: async () => person,
      getRequestListener: (listener: typeof route) => listener,
      app: { all: (_: string, listener: typeof route) => (route = listener) },
    });
    route ??= results['GET'] as typeof route;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => route(new Request(url, init)));
    onTestFinished(() => void vi.unstubAllGlobals());
    const queue = createRemoteQueue(httpChannel('https://host.example/api/elicitation'));
    queue.subscribe(() => {});
    onTestFinished(() => queue.close());
    void bridge.queue
      .connection({ name: 'GitHub' })
      .onRequest(ask({ name: { type: 'string' } }))
      .catch(() => {});
    await vi.waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    const [{ id } = { id: '' }] = queue.getSnapshot().pending;
    person = undefined;
    queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    await vi.waitFor(() =>
      expect(queue.getSnapshot().pending).toMatchObject([
        { stage: 'asked', failure: { error: expect.any(RemoteError) as RemoteError } },
      ]),
    );
  },
);

test('HOST-8 the documents forget a person who has signed out, and close their clients', async () => {
  const close = vi.fn<() => Promise<void>>(async () => {});
  class Client {
    setRequestHandler = () => {};
    connect = async () => {};
    close = close;
  }
  class StreamableHTTPClientTransport {
    send = async () => {};
  }
  const names = {
    createElicitationBridge,
    Client,
    StreamableHTTPClientTransport,
    rawElicitParams,
    globalThis: {},
    userIdOf: async () => 'ada',
  };
  const { personOf } = (await run('// people.ts', names)) as {
    personOf: (
      request: Request,
    ) => Promise<{ bridge: ElicitationBridge; connect: () => Promise<unknown> }>;
  };
  const request = new Request('https://host.example/');
  const person = await personOf(request);
  await person.connect();
  person.bridge.signOut();
  expect(close).toHaveBeenCalledOnce();
  expect(await personOf(request)).not.toBe(person);
});

test('HOST-8 the sign-out of the documents ends the session before the streams, whose pages connect anew at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const did: string[] = [];
  const bridge = createElicitationBridge({ id: 'ada' });
  bridge.attach(
    () => {},
    () => did.push('stream ended'),
  );
  const names = {
    personOf: async () => ({ bridge }),
    endSession: async () => {
      did.push('session ended');
      return new Response();
    },
  };
  const { POST } = (await run('// the route of your sign-out', names)) as {
    POST: (request: Request) => Promise<Response>;
  };
  await POST(new Request('https://host.example/sign-out', { method: 'POST' }));
  did.push('answered');
  vi.runAllTimers();
  await vi.advanceTimersByTimeAsync(0);
  expect(did).toEqual(['session ended', 'answered', 'stream ended']);
});

test('HOST-8 on Cloudflare, each person has an object that asks and answers, and nobody else’s', async () => {
  class DurableObject {
    readonly ctx: { id: string };
    constructor(id: string) {
      this.ctx = { id };
    }
  }
  interface Object {
    readonly bridge: ElicitationBridge;
    readonly fetch: (request: Request) => Promise<Response>;
  }
  const { Person, default: worker } = (await run('cloudflare:workers', {
    DurableObject,
    createElicitationBridge,
    handleElicitation,
    userIdOf: async ({ url }: Request) => new URL(url).searchParams.get('user'),
  })) as {
    Person: new (id: string) => Object;
    default: { fetch: (request: Request, env: object) => Promise<Response> };
  };
  const objects = new Map<string, Object>();
  const people = {
    idFromName: (name: string) => name,
    get(id: string) {
      const object = objects.get(id) ?? new Person(id);
      objects.set(id, object);
      return object;
    },
  };
  const visit = (search: string) =>
    worker.fetch(new Request(`https://host.example/${search}`), { people });
  expect((await visit('')).status).toBe(401);
  for (const user of ['ada', 'grace']) {
    const { status, body } = await visit(`?user=${user}`);
    expect(status).toBe(200);
    await body!.cancel();
  }
  expect([...objects.keys()]).toEqual(['ada', 'grace']);
  for (const { bridge } of objects.values()) bridge.dispose();
});

function watch() {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    process.off('unhandledRejection', unhandled);
    logged.mockRestore();
  });
  return { unhandled, logged };
}

const settled = (pause = 20) => new Promise((resolve) => setTimeout(resolve, pause));

test('HOST-8 the WebSocket of the documents outlives frames of any kind, and an error', async () => {
  const { unhandled, logged } = watch();
  const sockets = new EventEmitter();
  const bridge = createElicitationBridge();
  onTestFinished(() => bridge.dispose());
  const { serveSocket } = (await runExample('adapters/socket.js', {})) as {
    serveSocket: (socket: object, bridge: ElicitationBridge) => void;
  };
  sockets.on('connection', (socket: object) => serveSocket(socket, bridge));
  const connect = () => {
    const send = vi.fn<(text: string, onSent: () => void) => void>();
    const terminate = vi.fn<() => void>();
    const socket = Object.assign(new EventEmitter(), { send, terminate, close() {} });
    sockets.emit('connection', socket);
    return socket;
  };
  const socket = connect();
  for (const frame of ['null', '[]', '1', '{}', 'no JSON']) socket.emit('message', frame);
  socket.emit('error', new RangeError('Max payload size exceeded'));
  await settled();
  expect(unhandled).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
  // The state.
  expect(socket.send).toHaveBeenCalledTimes(1);
  expect(socket.terminate).toHaveBeenCalledTimes(5);
  // A page that reads, and one that does not.
  const reads = connect();
  reads.send.mockImplementation((_, onSent) => onSent());
  const floods = connect();
  for (let seq = 0; seq < 200; seq++) {
    for (const each of [reads, floods])
      each.emit('message', JSON.stringify({ seq, message: null }));
    await settled(0);
  }
  expect(reads.terminate).not.toHaveBeenCalled();
  expect(reads.send).toHaveBeenLastCalledWith(
    '{"seq":199,"reply":{"ok":false,"reason":"malformed"}}',
    expect.anything(),
  );
  expect(floods.terminate).toHaveBeenCalled();
  expect(floods.send.mock.calls.length).toBeLessThan(105);
});

test('HOST-8 Postgres brings a long text whole, and only to whom it is for', async () => {
  const rows = new Map<string, string>();
  class Client extends EventEmitter {
    async connect() {}
    async query(sql: string, [value = '', channel]: string[] = []) {
      if (sql.startsWith('select')) return { rows: [{ body: rows.get(value) }] };
      if (!sql.includes('pg_notify')) return undefined;
      const payload = `row ${rows.size}`;
      rows.set(payload, value);
      this.emit('notification', { channel, payload });
      return { rows: [] };
    }
  }
  const names = { Client, createHash, createElicitationBridge };
  const { store } = (await runExample('adapters/postgres.js', names)) as {
    store: ClusterStore;
  };
  const heard: string[] = [];
  const end = store.subscribe('elicitation:ada', (text) => heard.push(text));
  const texts = ['{}', 'x'.repeat(100_000), '😀é'.repeat(10_000)];
  for (const text of texts) {
    void store.publish('elicitation:ada', text);
    void store.publish('elicitation:grace', text);
  }
  await settled();
  expect(heard).toEqual(texts);
  end();
  await store.publish('elicitation:ada', 'later');
  await settled();
  expect(heard).toHaveLength(3);
});

test('HOST-8 the store of the documents outlives a connection that is lost', async () => {
  const { unhandled, logged } = watch();
  const clients: EventEmitter[] = [];
  const lost = () => Promise.reject(new Error('No connection.'));
  const createClient = () => {
    const client: EventEmitter = Object.assign(new EventEmitter(), {
      connect: async () => client,
      duplicate: createClient,
      subscribe: lost,
      unsubscribe: lost,
    });
    clients.push(client);
    return client;
  };
  const results = await runExample('express-valkey/store.js', { createClient });
  const { store } = results as { store: ClusterStore };
  const end = store.subscribe('topic', () => {});
  end();
  for (const client of clients) client.emit('error', new Error('ECONNRESET'));
  await settled();
  expect(clients).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(4);
  expect(unhandled).not.toHaveBeenCalled();
});
