import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createElicitationBridge, handleElicitation } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue, httpChannel, socketChannel } from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { serveBridge } from './serveBridge.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const server = { name: 'GitHub', url: 'https://mcp.github.com' };
const form = ask({ name: { type: 'string' } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describe('HOST-8 over HTTP', () => {
  async function setUp(options: Parameters<typeof serveBridge>[1] = {}) {
    const bridge = createElicitationBridge();
    const backEnd = await serveBridge(() => bridge, options);
    endings.push(backEnd.close, bridge.dispose);
    return { bridge, ...backEnd };
  }

  test('a page is asked and answers, with the host’s own headers', async () => {
    const { bridge, url } = await setUp();
    const seen = vi.spyOn(globalThis, 'fetch');
    const queue = createRemoteQueue(httpChannel(url, { headers: { authorization: 'Bearer a' } }));
    queue.subscribe(() => {});
    endings.push(queue.close);
    const answer = bridge.queue.connection(server).onRequest(form);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    expect(queue.getConnection()).toBe('up');
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: accepted });
    await expect(answer).resolves.toEqual(accepted);
    for (const [, init] of seen.mock.calls) {
      expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a');
    }
    seen.mockRestore();
  });

  test('a connection that is cut is made again, and what came meanwhile is there', async () => {
    const { bridge, url, cut } = await setUp();
    const queue = createRemoteQueue(httpChannel(url));
    queue.subscribe(() => {});
    endings.push(queue.close);
    await waitFor(() => expect(queue.getConnection()).toBe('up'));
    cut();
    await waitFor(() => expect(queue.getConnection()).toBe('down'));
    void bridge.queue
      .connection(server)
      .onRequest(form)
      .catch(() => {});
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    expect(queue.getConnection()).toBe('up');
  });

  test('an answer given while the back end is away arrives when it is there', async () => {
    const { bridge, url, port, close } = await setUp();
    const queue = createRemoteQueue(httpChannel(url));
    queue.subscribe(() => {});
    endings.push(queue.close);
    const answer = bridge.queue.connection(server).onRequest(form);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    await close();
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: accepted });
    await waitFor(() => expect(queue.getConnection()).toBe('down'));
    const again = await serveBridge(() => bridge, { port });
    endings.push(again.close);
    await expect(answer).resolves.toEqual(accepted);
  });

  test('a state of 6 MB that comes in small parts is read in no more time than it takes to come', async () => {
    const state = { v: 1, epoch: 'e', now: 0, silenced: [], pending: [] };
    const text = JSON.stringify({ ...state, more: 'x'.repeat(6_000_000) });
    const bytes = new TextEncoder().encode(`data: ${text}\n\n`);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent < bytes.length) controller.enqueue(bytes.subarray(sent, (sent += 1400)));
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    vi.stubGlobal('fetch', async () => new Response(body, { headers }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const queue = createRemoteQueue(httpChannel('http://localhost/'));
    endings.push(queue.close);
    const begun = performance.now();
    queue.subscribe(() => {});
    await waitFor(() => expect(queue.getConnection()).toBe('up'));
    // Text that is joined anew for each part took 16 seconds.
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  const post = (url: string, body: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test.each([
    ['no JSON', 'x', {}, 400],
    ['no message', '{}', {}, 400],
    ['a form of another site', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['a type that begins alike', '{}', { 'content-type': 'application/jsonx' }, 415],
    ['too much', JSON.stringify('x'.repeat(2000)), {}, 413],
    ['another epoch', '{"v":1,"epoch":"x","from":"w","at":1,"type":"opened","id":"r0"}', {}, 409],
    ['another site', '{}', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [
      'another site of the host',
      '{}',
      { 'sec-fetch-site': 'cross-site', origin: 'https://app.example' },
      400,
    ],
    ['another origin of the same site', '{}', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site over plain HTTP', '{}', { origin: 'http://evil.example' }, 403],
    ['a frame without an origin', '{}', { origin: 'null' }, 403],
    ['a site of the host’s own over plain HTTP', '{}', { origin: 'https://app.example' }, 400],
    ['the same origin', '{}', { 'sec-fetch-site': 'same-origin' }, 400],
  ])('%s has its status', async (_, body, headers, status) => {
    const { url } = await setUp({ maxBytes: 1000, origins: ['https://app.example'] });
    const response = await post(url, body, headers as Record<string, string>);
    expect(response.status).toBe(status);
  });

  test.each([
    ['another origin of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site over plain HTTP', { origin: 'http://evil.example:3000' }, 403],
    ['its own page over plain HTTP', { origin: 'http://localhost:3000' }, 200],
    ['its own page behind a proxy that ends TLS', { origin: 'https://localhost:3000' }, 200],
    [
      'its own page behind a proxy that changes the host',
      { origin: 'https://app.example', 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['a name that leads to this machine', { host: 'evil.example:3000' }, 403],
    ['the name of this machine', { host: 'localhost:3000' }, 200],
  ])('a stream for %s: its status', async (_, headers, status) => {
    const bridge = createElicitationBridge();
    endings.push(bridge.dispose);
    const request = new Request('http://localhost:3000/', { headers });
    const hosts = 'host' in headers ? ['localhost:3000'] : undefined;
    const response = await handleElicitation(bridge, request, { hosts });
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });

  test('a site of the host’s own asks first, and may read what it gets', async () => {
    const { url } = await setUp({ origins: ['https://app.example'] });
    const foreign = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-headers': 'content-type' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    const answered = await post(url, '{}', foreign);
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://app.example');
    const evil = { ...foreign, origin: 'https://evil.example' };
    expect((await fetch(url, { method: 'OPTIONS', headers: evil })).status).toBe(403);
  });

  test('a page that left before it was known whose it is takes nothing', async () => {
    const bridge = createElicitationBridge();
    const told: number[] = [];
    const attach: typeof bridge.attach = (send) =>
      bridge.attach((state) => {
        told.push(state.pending.length);
        send(state);
      });
    const signal = AbortSignal.abort();
    await handleElicitation({ ...bridge, attach }, new Request('http://localhost/', { signal }));
    void bridge.queue
      .connection(server)
      .onRequest(form)
      .catch(() => {});
    await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual([0]);
    bridge.dispose();
  });

  test('what is no GET and no POST has none', async () => {
    const { url } = await setUp();
    expect((await fetch(url, { method: 'PUT', body: '{}' })).status).toBe(405);
  });

  test('a body that says nothing of its length is cut off when it is too large', async () => {
    const bridge = createElicitationBridge();
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks++;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const request = new Request('http://localhost/', init);
    const response = await handleElicitation(bridge, request, { maxBytes: 10_000 });
    expect(response.status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  test('a body that was read before is refused, and the back end says why', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://localhost/', { method: 'POST', headers, body: '{}' });
    await request.text();
    const response = await handleElicitation(createElicitationBridge(), request);
    expect(response.status).toBe(500);
    expect(error.mock.calls[0]![0]).toContain('express.json()');
  });

  test('what is no Request, and a bridge that is still a promise, are refused with the mend', async () => {
    const bridge = createElicitationBridge();
    const request = new Request('http://localhost/');
    const ofNode = { method: 'GET', headers: { accept: '*/*' } } as unknown as Request;
    await expect(handleElicitation(bridge, ofNode)).rejects.toThrow(/getRequestListener/);
    const late = Promise.resolve(bridge) as unknown as typeof bridge;
    await expect(handleElicitation(late, request)).rejects.toThrow(/await it first/);
  });

  test('a stream says to whatever compresses and buffers that it must not', async () => {
    const bridge = createElicitationBridge();
    endings.push(bridge.dispose);
    const { headers } = await handleElicitation(bridge, new Request('http://localhost/'));
    // `compression` of Express looks for this.
    expect(headers.get('cache-control')).toMatch(/(?:^|,)\s*?no-transform\s*?(?:,|$)/);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  test('a stream says something before Bun, which waits for ten seconds, would close it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const bridge = createElicitationBridge();
    endings.push(bridge.dispose);
    const { body } = await handleElicitation(bridge, new Request('http://localhost/'));
    const reader = body!.getReader();
    await reader.read();
    const said = vi.fn<(chunk: unknown) => void>();
    void reader.read().then(said);
    await vi.advanceTimersByTimeAsync(9000);
    expect(said).toHaveBeenCalled();
    await reader.cancel();
  });

  test('TRUST-4 what a form asks is sent once to a page, and anew to one that comes back', async () => {
    const bridge = createElicitationBridge();
    endings.push(bridge.dispose);
    const connection = bridge.queue.connection(server);
    const message = 'x'.repeat(100_000);
    void connection.onRequest({ ...form, message }).catch(() => {});
    const readOf = async () => {
      const { body } = await handleElicitation(bridge, new Request('http://localhost/'));
      const reader = body!.getReader();
      return async () => (await reader.read()).value!.byteLength;
    };
    await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(1));
    const read = await readOf();
    expect(await read()).toBeGreaterThan(100_000);
    for (let count = 0; count < 27; count++) {
      const controller = new AbortController();
      void connection.onRequest(form, { signal: controller.signal }).catch(() => {});
      expect(await read()).toBeLessThan(10_000);
      controller.abort();
      expect(await read()).toBeLessThan(10_000);
    }
    expect(await (await readOf())()).toBeGreaterThan(100_000);
  });

  test('a page that does not read gets the newest state alone when it does', async () => {
    const bridge = createElicitationBridge();
    endings.push(bridge.dispose);
    const response = await handleElicitation(bridge, new Request('http://localhost/'));
    const connection = bridge.queue.connection(server);
    for (let count = 0; count < 15; count++) {
      void connection.onRequest({ ...form, message: `${count}` }).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const reader = response.body!.getReader();
    const texts: string[] = [];
    for (let count = 0; count < 2; count++) {
      texts.push(new TextDecoder().decode((await reader.read()).value));
    }
    const [first, second] = texts.map(
      (text) => JSON.parse(text.slice('data: '.length)) as { pending: [] },
    );
    expect([first!.pending.length, second!.pending.length]).toEqual([0, 15]);
    await reader.cancel();
  });
});

describe('HOST-8 over a socket', () => {
  test('a message port: asked, answered, and made anew when it is lost', async () => {
    const bridge = createElicitationBridge();
    endings.push(bridge.dispose);
    let drop = () => {};
    const connect = () => {
      const { port1, port2 } = new MessageChannel();
      const detach = bridge.attach((state) => port2.postMessage({ state }));
      port2.addEventListener(
        'message',
        ({ data }: MessageEvent<{ seq: number; message: unknown }>) => {
          void bridge
            .receive(data.message)
            .then((reply) => port2.postMessage({ seq: data.seq, reply }));
        },
      );
      port2.start();
      drop = () => {
        detach();
        port2.close();
      };
      return port1;
    };
    const queue = createRemoteQueue(socketChannel(connect as never));
    queue.subscribe(() => {});
    endings.push(queue.close, () => drop());
    const answer = bridge.queue.connection(server).onRequest(form);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: accepted });
    await expect(answer).resolves.toEqual(accepted);
    drop();
    await waitFor(() => expect(queue.getConnection()).toBe('down'));
    void bridge.queue
      .connection(server)
      .onRequest(form)
      .catch(() => {});
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  });

  /** A page with sockets of a back end that says nothing by itself. It replies as it is told. */
  function setUpSockets(reply?: object) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const sockets: ReturnType<typeof createSocket>[] = [];
    const createSocket = () => {
      const port = new EventTarget();
      const say = (data: unknown) => port.dispatchEvent(new MessageEvent('message', { data }));
      const postMessage = vi.fn<(frame: { seq: number; message: unknown }) => void>(({ seq }) => {
        if (reply) say({ seq, reply });
      });
      // A `WebSocket` says that it is closed.
      const close = vi.fn(() => void port.dispatchEvent(new Event('close')));
      return Object.assign(port, { say, postMessage, close });
    };
    const connect = () => {
      const socket = createSocket();
      sockets.push(socket);
      return socket;
    };
    const queue = createRemoteQueue(socketChannel(connect as never));
    queue.subscribe(() => {});
    endings.push(queue.close);
    return { sockets, queue };
  }
  const stateOf = (...pending: object[]) => ({
    state: { v: 1, epoch: 'e', now: 0, silenced: [], pending },
  });
  const asked = { id: 'a', server, params: { ...form, mode: 'form' }, position: 1 };

  test('one that brings no state is lost, and one that has brought a state is not', async () => {
    const { sockets, queue } = setUpSockets({ ok: false });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets[0]!.close).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.say(stateOf());
    expect(queue.getConnection()).toBe('up');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(2);
    expect(queue.getConnection()).toBe('up');
  });

  test('one that says twice that it is lost is made anew once', async () => {
    const { sockets } = setUpSockets();
    sockets[0]!.dispatchEvent(new Event('error'));
    sockets[0]!.dispatchEvent(new Event('close'));
    // Longer than the pauses before the first two tries.
    await vi.advanceTimersByTimeAsync(2500);
    expect(sockets).toHaveLength(2);
  });

  test('one that was given up is not heard any more', async () => {
    const { sockets, queue } = setUpSockets();
    await vi.advanceTimersByTimeAsync(20_000);
    sockets[0]!.say(stateOf(asked));
    expect(queue.getConnection()).toBe('down');
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('HOST-8 a page that closes its connection tells its listeners', () => {
    const { sockets, queue } = setUpSockets();
    sockets[0]!.say(stateOf());
    const heard: string[] = [];
    queue.subscribe(() => {
      heard.push(queue.getConnection());
      queue.close();
    });
    queue.close();
    expect(heard).toEqual(['down']);
  });

  test('nothing is heard once the page has closed its connection', async () => {
    const { sockets, queue } = setUpSockets();
    sockets[0]!.say(stateOf());
    queue.close();
    sockets[0]!.say(stateOf(asked));
    expect(queue.getConnection()).toBe('down');
    expect(queue.getSnapshot().pending).toEqual([]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
  });

  test('what is no reply is not taken for one', async () => {
    const { sockets, queue } = setUpSockets();
    const [socket] = sockets;
    socket!.say(stateOf(asked));
    queue.tell({ type: 'respond', id: 'a', result: { action: 'decline' } });
    const { seq } = socket!.postMessage.mock.lastCall![0];
    for (const junk of ['', '{', '[]', 5, null, {}, { seq }, { seq, reply: null }, { reply: {} }]) {
      socket!.say(junk);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.getSnapshot().pending).toMatchObject([{ stage: 'sending' }]);
    const { from } = socket!.postMessage.mock.calls[0]![0].message as { from: string };
    expect(socket!.postMessage).toHaveBeenCalledOnce();
    socket!.say({ seq, reply: { ok: true } });
    socket!.say(stateOf({ id: 'a', server, ended: 'decline', by: from }));
    expect(queue.getSnapshot()).toMatchObject({ pending: [], left: { id: 'a', ended: 'decline' } });
  });

  test('an answer that is too long for the socket comes back at once, and is not sent again', async () => {
    const { sockets, queue } = setUpSockets();
    sockets[0]!.say(stateOf(asked));
    queue.tell({ type: 'respond', id: 'a', result: accepted });
    sockets[0]!.dispatchEvent(Object.assign(new Event('close'), { code: 1009 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.getSnapshot().pending).toMatchObject([
      { stage: 'asked', failure: { action: 'accept', error: { reply: { reason: 'malformed' } } } },
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    sockets[1]!.say(stateOf(asked));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets[1]!.postMessage.mock.calls.map(([{ message }]) => message)).not.toContainEqual(
      expect.objectContaining({ type: 'respond' }),
    );
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a' }]);
  });

  test('one that ends soon after its state each time is made anew less and less often', async () => {
    const { sockets } = setUpSockets();
    /** How many are made in ten minutes, if each ends so many milliseconds after its state. */
    const made = async (lifetime: number) => {
      const before = sockets.length;
      for (const until = Date.now() + 600_000; Date.now() < until;) {
        const socket = sockets.at(-1)!;
        socket.say(stateOf());
        await vi.advanceTimersByTimeAsync(lifetime);
        socket.dispatchEvent(new Event('close'));
        while (sockets.at(-1) === socket) await vi.advanceTimersByTimeAsync(100);
      }
      return sockets.length - before;
    };
    expect(await made(1000)).toBeLessThan(60);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await made(6000)).toBeGreaterThan(80);
  });

  test('an answer that was on its way over one that is lost goes over the next', async () => {
    const { sockets, queue } = setUpSockets();
    sockets[0]!.say(stateOf(asked));
    queue.tell({ type: 'respond', id: 'a', result: { action: 'decline' } });
    sockets[0]!.dispatchEvent(new Event('close'));
    await vi.advanceTimersByTimeAsync(1000);
    sockets[1]!.say(stateOf(asked));
    await vi.advanceTimersByTimeAsync(0);
    const { seq, message } = sockets[1]!.postMessage.mock.lastCall![0];
    expect(message).toMatchObject({ type: 'respond', id: 'a', result: { action: 'decline' } });
    sockets[1]!.say({ seq, reply: { ok: true } });
    sockets[1]!.say(
      stateOf({ id: 'a', server, ended: 'decline', by: (message as { from: string }).from }),
    );
    expect(queue.getSnapshot()).toMatchObject({ pending: [], left: { id: 'a', ended: 'decline' } });
  });
});
