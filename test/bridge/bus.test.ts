import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createElicitationBridge,
  type BridgeBus,
  type BridgeState,
  type ElicitationBridge,
  type ElicitationBridgeOptions,
} from 'react-mcp-elicitation/bridge';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const server = { name: 'GitHub', url: 'https://mcp.github.com/sse?api_key=secret' };
const form = ask({ name: { type: 'string', minLength: 3 } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;

const bridges: ElicitationBridge[] = [];
afterEach(() => {
  for (const bridge of bridges.splice(0)) bridge.dispose();
  vi.useRealTimers();
});

/** A bus in this process. */
function createBus({ echoes = true, isAsync = true } = {}) {
  const listeners = new Map<string, Set<(text: string) => void>>();
  const cut = new Set<string>();
  /** A process's own end of it. */
  const end = (name: string): BridgeBus => {
    const own = new Set<(text: string) => void>();
    return {
      publish(topic, text) {
        if (cut.has(name)) return;
        const bring = () => {
          for (const listener of listeners.get(topic) ?? []) {
            if (echoes || !own.has(listener)) listener(text);
          }
        };
        if (isAsync) setTimeout(bring, 1);
        else bring();
      },
      subscribe(topic, listener) {
        const hear = (text: string) => {
          if (!cut.has(name)) listener(text);
        };
        own.add(hear);
        listeners.set(topic, (listeners.get(topic) ?? new Set()).add(hear));
        return () => listeners.get(topic)!.delete(hear);
      },
    };
  };
  return { end, cut, listeners };
}

function open(bus: BridgeBus, options: ElicitationBridgeOptions = {}) {
  const bridge = createElicitationBridge({ bus, id: 'ada', ...options });
  bridges.push(bridge);
  return bridge;
}

/** A page that a bridge serves. */
function attach(bridge: ElicitationBridge) {
  const states: BridgeState[] = [];
  const detach = bridge.attach((state) => states.push(structuredClone(state)));
  const pending = () => states.at(-1)?.pending.filter((one) => !one.closed) ?? [];
  const send = (act: object) => bridge.receive({ v: 1, epoch: states.at(-1)?.epoch ?? '', ...act });
  return { states, detach, pending, send, last: () => states.at(-1) };
}

describe.each([
  ['as Redis does', { echoes: true, isAsync: true }],
  ['at once', { echoes: true, isAsync: false }],
  ['to the others alone', { echoes: false, isAsync: true }],
])('HOST-8 several processes, over a bus that brings messages %s', (_, kind) => {
  test('what came to one is shown, and answered once, through any', async () => {
    const bus = createBus(kind);
    const [owner, other, third] = [open(bus.end('1')), open(bus.end('2')), open(bus.end('3'))];
    const page = attach(other);
    const own = attach(owner);
    const answer = owner.queue.connection(server).onRequest(form);
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    const { id } = page.pending()[0]!;
    expect(page.pending()[0]).toMatchObject({ request: form, server: { name: 'GitHub' } });
    expect(JSON.stringify(page.states)).not.toContain('api_key');
    // The same for a page that moves from one process to the other.
    expect(page.last()!.epoch).toBe(own.last()!.epoch);

    const wrong = { type: 'respond', id, result: { action: 'accept', content: { name: 'A' } } };
    await expect(page.send(wrong)).resolves.toMatchObject({
      reason: 'invalid',
      issues: [{ property: 'name' }],
    });
    const late = attach(third);
    await waitFor(() => expect(late.pending()).toHaveLength(1));
    const right = { type: 'respond', id, result: accepted };
    const replies = await Promise.all([
      page.send(right),
      late.send({ ...right, result: { action: 'decline' } }),
    ]);
    await expect(answer).resolves.toEqual(accepted);
    expect(replies).toEqual([{ ok: true }, { ok: false, reason: 'gone' }]);
    // Its reply was lost, and it is sent again, through another process.
    await expect(late.send(right)).resolves.toEqual({ ok: true });
    await waitFor(() =>
      expect(late.last()!.pending).toMatchObject([{ id, closed: 'answered-elsewhere' }]),
    );
  });
});

describe('HOST-8 several processes', () => {
  test('each with connections of its own: all that is pending, counted, in the order in which it came', async () => {
    const bus = createBus();
    const [one, other] = [open(bus.end('1')), open(bus.end('2'))];
    const page = attach(other);
    void one.queue.connection(server).onRequest(form);
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    void other.queue.connection({ name: 'Slack' }).onRequest(form);
    await waitFor(() => expect(page.pending()).toHaveLength(2));
    expect(page.pending().map(({ position, server: { name } }) => [position, name])).toEqual([
      [1, 'GitHub'],
      [2, 'Slack'],
    ]);
    const [first, second] = page.pending();
    await page.send({ type: 'respond', id: first!.id, result: { action: 'decline' } });
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    expect(page.pending()).toMatchObject([{ id: second!.id, position: 2 }]);
  });

  test('a URL is opened, completed and put away in all of them', async () => {
    const bus = createBus();
    const [owner, other] = [open(bus.end('1')), open(bus.end('2'))];
    const page = attach(other);
    const github = owner.queue.connection(server);
    const answer = github.onRequest(askForUrl('https://github.com/login', 'e1'));
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    const { id } = page.pending()[0]!;
    await page.send({ type: 'opened', id });
    await page.send({ type: 'respond', id, result: { action: 'accept' } });
    await expect(answer).resolves.toEqual({ action: 'accept' });
    github.onComplete({ elicitationId: 'e1' });
    await waitFor(() =>
      expect(page.pending()).toMatchObject([
        { isOpened: true, isAnswered: true, isCompleted: true },
      ]),
    );
    await page.send({ type: 'dismiss', id });
    await waitFor(() => expect(page.pending()).toEqual([]));
  });

  test('a server that is silenced is so in all of them, also in one that starts later, until it is listened to again', async () => {
    const bus = createBus();
    const [owner, other] = [open(bus.end('1')), open(bus.end('2'))];
    const page = attach(other);
    const answer = owner.queue.connection(server).onRequest(form);
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    const serverId = page.pending()[0]!.server.id!;
    await expect(page.send({ type: 'silence', serverId })).resolves.toEqual({ ok: true });
    await expect(answer).resolves.toEqual({ action: 'decline' });
    await waitFor(() => expect(page.last()!.silenced).toEqual([serverId]));
    const late = open(bus.end('3'));
    const latePage = attach(late);
    await waitFor(() => expect(latePage.last()?.silenced).toEqual([serverId]));
    await expect(late.queue.connection(server).onRequest(form)).resolves.toEqual({
      action: 'decline',
    });
    await latePage.send({ type: 'unsilence', serverId });
    await waitFor(() => expect(page.last()!.silenced).toEqual([]));
    await waitFor(() => expect(owner.queue.getSilenced()).toEqual([]));
  });

  test('what another process has silenced counts, however late it says so, unless something newer was heard', async () => {
    const bus = createBus();
    const fast = bus.end('1');
    let delay = 0;
    const owner = open({
      ...fast,
      publish(topic, text) {
        if (delay === 0) return fast.publish(topic, text);
        setTimeout(() => fast.publish(topic, text), delay);
        return undefined;
      },
    });
    const other = { name: 'GitLab' };
    owner.queue.silence(server);
    owner.queue.silence(other);
    await new Promise((resolve) => setTimeout(resolve, 50));
    delay = 500;
    const late = open(bus.end('2'));
    const page = attach(late);
    await waitFor(() => expect(page.last()).toBeDefined());
    late.queue.silence(other);
    late.queue.unsilence(other);
    await waitFor(() => expect(late.queue.getSilenced()).toEqual([server]));
  });

  test.each([
    ['silenced', true],
    ['listened to again', false],
  ])(
    'a server that is %s while a process hears nothing is so there too, later',
    async (_, isSilenced) => {
      const bus = createBus();
      const [one, other] = [open(bus.end('1')), open(bus.end('2'))];
      if (!isSilenced) one.queue.silence(server);
      const before = one.queue.getSilenced();
      await waitFor(() => expect(other.queue.getSilenced()).toEqual(before));
      bus.cut.add('2');
      if (isSilenced) one.queue.silence(server);
      else one.queue.unsilence(server);
      await new Promise((resolve) => setTimeout(resolve, 50));
      bus.cut.delete('2');
      expect(other.queue.getSilenced()).toEqual(before);
      // A page that comes is news.
      attach(one);
      await waitFor(() => expect(other.queue.getSilenced()).toEqual(isSilenced ? [server] : []));
      expect(one.queue.getSilenced()).toEqual(isSilenced ? [server] : []);
    },
  );

  /** Two processes that one server asks, with a page each. */
  async function askByBoth() {
    const bus = createBus();
    const [one, other] = [open(bus.end('1')), open(bus.end('2'))];
    const [page, otherPage] = [attach(one), attach(other)];
    for (const { queue } of [one, other])
      queue
        .connection(server)
        .onRequest(form)
        .catch(() => {});
    await waitFor(() => expect(otherPage.pending()).toHaveLength(2));
    const serverId = page.pending()[0]!.server.id!;
    return { bus, one, other, page, otherPage, serverId };
  }

  test('the newest decision about a server counts, also where it changes nothing', async () => {
    const { bus, one, other, page, otherPage, serverId } = await askByBoth();
    bus.cut.add('2');
    await page.send({ type: 'silence', serverId });
    await new Promise((resolve) => setTimeout(resolve, 10));
    // It has not heard that the server is muted.
    await expect(otherPage.send({ type: 'unsilence', serverId })).resolves.toEqual({ ok: true });
    bus.cut.delete('2');
    attach(one);
    attach(other);
    await waitFor(() => expect(one.queue.getSilenced()).toEqual([]));
    expect(other.queue.getSilenced()).toEqual([]);
  });

  test('a decision that is sent again, to another process, does not undo a newer one', async () => {
    const { one, other, page, otherPage, serverId } = await askByBoth();
    const mute = { type: 'silence', serverId, nonce: 'a' };
    await page.send(mute);
    await waitFor(() => expect(other.queue.getSilenced()).toEqual([server]));
    await page.send({ type: 'unsilence', serverId, nonce: 'b' });
    await waitFor(() => expect(other.queue.getSilenced()).toEqual([]));
    // Its reply was lost.
    await expect(otherPage.send(mute)).resolves.toEqual({ ok: true });
    expect(other.queue.getSilenced()).toEqual([]);
    await otherPage.send({ ...mute, nonce: 'c' });
    await waitFor(() => expect(one.queue.getSilenced()).toEqual([server]));
  });

  test('a request waits no longer than a host wants while no process has a page', async () => {
    const bus = createBus();
    const [owner, other] = [open(bus.end('1'), { rendererTimeout: 200 }), open(bus.end('2'))];
    const page = attach(other);
    await waitFor(() => expect(page.last()).toBeDefined());
    const answer = owner.queue.connection(server).onRequest(form);
    answer.catch(() => {});
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(page.pending()).toHaveLength(1);
    page.detach();
    await expect(answer).rejects.toMatchObject({ code: -32603 });
  });

  test('a process that only says that it is alive tells the others’ pages nothing', async () => {
    vi.useFakeTimers();
    const bus = createBus();
    const [owner, other] = [open(bus.end('1')), open(bus.end('2'))];
    const page = attach(other);
    await vi.advanceTimersByTimeAsync(1000);
    void owner.queue.connection(server).onRequest(form);
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.pending()).toHaveLength(1);
    const told = page.states.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.states).toHaveLength(told);
    expect(page.pending()).toHaveLength(1);
  });

  test('HOST-8 a process says what is pending only when that changes, or when another process has missed it', async () => {
    vi.useFakeTimers();
    const bus = createBus();
    const [owner, other] = [open(bus.end('1')), open(bus.end('2'))];
    const page = attach(other);
    await vi.advanceTimersByTimeAsync(1000);
    const said: string[] = [];
    const [topic] = bus.listeners.keys();
    bus.listeners.get(topic!)!.add((text) => said.push(text));
    bus.cut.add('2');
    void owner.queue.connection(server).onRequest(ask({ a: { type: 'string', title: 'long' } }));
    await vi.advanceTimersByTimeAsync(100);
    expect(said.join()).toContain('long');
    bus.cut.delete('2');
    expect(page.pending()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5100);
    expect(page.pending()).toHaveLength(1);
    said.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.pending()).toHaveLength(1);
    expect(said).not.toHaveLength(0);
    expect(said.join()).not.toContain('long');
  });

  test('HOST-3 a withdrawal that got lost on the bus is known as soon as somebody answers', async () => {
    vi.useFakeTimers();
    const bus = createBus();
    const [owner, other] = [open(bus.end('1')), open(bus.end('2'))];
    const page = attach(other);
    await vi.advanceTimersByTimeAsync(1000);
    const call = new AbortController();
    void owner.queue.connection(server).onRequest(form, { signal: call.signal });
    await vi.advanceTimersByTimeAsync(100);
    const { id } = page.pending()[0]!;
    bus.cut.add('1');
    call.abort();
    await vi.advanceTimersByTimeAsync(100);
    bus.cut.delete('1');
    expect(page.pending()).toHaveLength(1);
    const reply = page.send({ type: 'respond', id, result: accepted });
    await vi.advanceTimersByTimeAsync(100);
    await expect(reply).resolves.toEqual({ ok: false, reason: 'gone' });
    expect(page.last()!.pending).toMatchObject([{ id, closed: 'withdrawn' }]);
  });

  test('a process that ends takes its requests with it, and one that is killed after 15 seconds', async () => {
    vi.useFakeTimers();
    const bus = createBus();
    const [ending, killed, other] = ['1', '2', '3'].map((name) => open(bus.end(name)));
    const page = attach(other!);
    await vi.advanceTimersByTimeAsync(1000);
    void ending!.queue.connection(server).onRequest(form);
    void killed!.queue.connection({ name: 'Slack' }).onRequest(form);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.pending()).toHaveLength(2);
    ending!.dispose();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.pending()).toMatchObject([{ server: { name: 'Slack' } }]);
    const { id } = page.pending()[0]!;
    bus.cut.add('2');
    const reply = page.send({ type: 'respond', id, result: { action: 'decline' } });
    await vi.advanceTimersByTimeAsync(6000);
    // Its page sends it again, until it is known.
    await expect(reply).resolves.toEqual({ ok: false, reason: 'unreachable' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.pending()).toEqual([]);
    const again = () => page.send({ type: 'respond', id, result: { action: 'decline' } });
    // It may only have been cut off.
    await expect(again()).resolves.toEqual({ ok: false, reason: 'unreachable' });
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(again()).resolves.toEqual({ ok: false, reason: 'gone' });
  });

  test('a process that has just started does not call a request gone of which it may hear later', async () => {
    vi.useFakeTimers();
    const bus = createBus();
    const { publish, subscribe } = bus.end('1');
    let delay = 0;
    const slow = { publish: (...said: [string, string]) => setTimeout(publish, delay, ...said) };
    const owner = open({ ...slow, subscribe });
    const page = attach(owner);
    await vi.advanceTimersByTimeAsync(1000);
    const answer = owner.queue.connection(server).onRequest(form);
    await vi.advanceTimersByTimeAsync(1000);
    const { id, server: told } = page.pending()[0]!;
    delay = 3000;
    const fresh = open(bus.end('2'));
    await vi.advanceTimersByTimeAsync(2000);
    const { epoch } = page.last()!;
    const send = (act: object) => fresh.receive({ v: 1, epoch, ...act });
    const unreachable = { ok: false, reason: 'unreachable' };
    for (const act of [
      { type: 'respond', id, result: accepted },
      { type: 'opened', id },
      { type: 'silence', serverId: told.id },
    ]) {
      await expect(send(act)).resolves.toEqual(unreachable);
    }
    delay = 0;
    await vi.advanceTimersByTimeAsync(5000);
    const reply = send({ type: 'respond', id, result: accepted });
    await vi.advanceTimersByTimeAsync(1000);
    await expect(reply).resolves.toEqual({ ok: true });
    await expect(answer).resolves.toEqual(accepted);
    await expect(send({ type: 'opened', id: 'another' })).resolves.toEqual(unreachable);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(send({ type: 'opened', id: 'another' })).resolves.toMatchObject({
      reason: 'gone',
    });
  });

  test('a page is told nothing before the others were heard: what is pending there would look withdrawn', async () => {
    const bus = createBus();
    const owner = open(bus.end('1'));
    void owner.queue.connection(server).onRequest(form);
    await waitFor(() => expect(owner.queue.getSnapshot()).toHaveLength(1));
    const page = attach(open(bus.end('2')));
    await waitFor(() => expect(page.states).not.toEqual([]));
    expect(page.states[0]!.pending).toHaveLength(1);
  });

  test('another person’s bridge on the same bus hears and shows nothing', async () => {
    const bus = createBus();
    const owner = open(bus.end('1'));
    const page = attach(open(bus.end('2'), { id: 'grace' }));
    await waitFor(() => expect(page.last()).toBeDefined());
    void owner.queue.connection(server).onRequest(form);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.pending()).toEqual([]);
  });

  test('what is no message of a bridge is ignored, and a bus that fails loses no request', async () => {
    const bus = createBus();
    const owner = open(bus.end('1'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const frames = [
      '{"from":"x","type":"news"}',
      '{"from":"x","type":"news","now":0,"pages":0,"pending":[null]}',
      '{"from":"x","type":"silence"}',
      '{"from":"x","type":"reply"}',
    ];
    for (const [topic] of bus.listeners) {
      for (const text of ['', 'null', '{}', '[]', '{"from":"x"}', ...frames]) {
        for (const listener of bus.listeners.get(topic)!) listener(text);
      }
    }
    logged.mockClear();
    const failing: BridgeBus = {
      publish: () => Promise.reject(new Error('No connection.')),
      subscribe: () => () => {},
    };
    const alone = open(failing);
    const page = attach(alone);
    const answer = alone.queue.connection(server).onRequest(form);
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    await page.send({ type: 'respond', id: page.pending()[0]!.id, result: accepted });
    await expect(answer).resolves.toEqual(accepted);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    expect(owner.queue.getSnapshot()).toEqual([]);
  });

  test('a bus needs a person’s id', () => {
    expect(() => createElicitationBridge({ bus: createBus().end('1') })).toThrow(TypeError);
  });
});
