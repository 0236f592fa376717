import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createElicitationBridge,
  type BridgeState,
  type ElicitationBridge,
  type ElicitationBridgeOptions,
} from 'react-mcp-elicitation/bridge';
import type { OpenRequest } from '../../src/remote/wire.ts';
import type { BridgedRequest } from '../../src/remote/wire.ts';
import { joinCluster, type ClusterStore } from 'react-mcp-elicitation/cluster';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { createStore } from './createStore.ts';

await Promise.all([loadLate(), loadFormRules()]);

const server = { name: 'GitHub', url: 'https://mcp.github.com/sse?api_key=secret' };
const form = ask({ name: { type: 'string', minLength: 3 } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;

const bridges: ElicitationBridge[] = [];
afterEach(() => {
  for (const bridge of bridges.splice(0)) bridge.dispose();
  vi.useRealTimers();
});

function open(store: ClusterStore, options: ElicitationBridgeOptions = {}) {
  const bridge = createElicitationBridge({ cluster: joinCluster(store), id: 'ada', ...options });
  bridges.push(bridge);
  return bridge;
}

let windows = 0;

/** A page that a bridge serves. */
function attach(bridge: ElicitationBridge) {
  const states: BridgeState[] = [];
  const detach = bridge.attach((state) => states.push(structuredClone(state)));
  const isOpen = (one: BridgedRequest): one is OpenRequest => 'params' in one;
  const pending = () => states.at(-1)?.pending.filter(isOpen) ?? [];
  const from = `window ${++windows}`;
  const send = (act: object) =>
    bridge.receive({ v: 1, epoch: states.at(-1)?.epoch ?? '', from, at: Date.now(), ...act });
  return { states, detach, from, pending, send, last: () => states.at(-1) };
}

describe.each([
  ['as Redis does', { echoes: true, isAsync: true }],
  ['at once', { echoes: true, isAsync: false }],
  ['to the others alone', { echoes: false, isAsync: true }],
])('HOST-8 several processes, over a store that brings messages %s', (_, kind) => {
  test('what came to one is shown, and answered once, through any', async () => {
    const store = createStore(kind);
    const [owner, other, third] = [
      open(store.end('1')),
      open(store.end('2')),
      open(store.end('3')),
    ];
    const page = attach(other);
    const own = attach(owner);
    const answer = owner.queue.connection(server).onRequest(form);
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    const { id } = page.pending()[0]!;
    expect(page.pending()[0]).toMatchObject({ params: form, server: { name: 'GitHub' } });
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
    await expect(late.send({ ...right, from: page.from })).resolves.toEqual({ ok: true });
    await waitFor(() =>
      expect(late.last()!.pending).toMatchObject([{ id, ended: 'accept', by: page.from }]),
    );
  });
});

describe('HOST-8 several processes', () => {
  test('each with connections of its own: all that is pending, counted, in the order in which it came', async () => {
    const store = createStore();
    const [one, other] = [open(store.end('1')), open(store.end('2'))];
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
    const store = createStore();
    const [owner, other] = [open(store.end('1')), open(store.end('2'))];
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
      expect(page.pending()).toMatchObject([{ page: 'finished', ended: 'accept' }]),
    );
    await page.send({ type: 'dismiss', id });
    await waitFor(() => expect(page.pending()).toEqual([]));
  });

  test('a server that is silenced is so in all of them, also in one that starts later, until it is listened to again', async () => {
    const store = createStore();
    const [owner, other] = [open(store.end('1')), open(store.end('2'))];
    const page = attach(other);
    const answer = owner.queue.connection(server).onRequest(form);
    await waitFor(() => expect(page.pending()).toHaveLength(1));
    const serverId = page.pending()[0]!.server.id!;
    await expect(page.send({ type: 'silence', serverId })).resolves.toEqual({ ok: true });
    await expect(answer).resolves.toEqual({ action: 'decline' });
    await waitFor(() =>
      expect(page.last()!.silenced).toMatchObject([{ id: serverId, name: 'GitHub' }]),
    );
    const late = open(store.end('3'));
    const latePage = attach(late);
    await waitFor(() => expect(latePage.last()?.silenced).toMatchObject([{ id: serverId }]));
    await expect(late.queue.connection(server).onRequest(form)).resolves.toEqual({
      action: 'decline',
    });
    await latePage.send({ type: 'unsilence', serverId });
    await waitFor(() => expect(page.last()!.silenced).toEqual([]));
    await waitFor(() => expect(owner.queue.getSnapshot().silenced).toEqual([]));
  });

  test('what was silenced before a process started counts there, unless something newer was decided', async () => {
    const store = createStore();
    const owner = open(store.end('1'));
    owner.queue.connection(server).setSilenced(true);
    const gitLab = owner.queue.connection({ name: 'GitLab' });
    gitLab.setSilenced(true);
    gitLab.setSilenced(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // All processes are started anew.
    owner.dispose();
    const late = open(store.end('2'));
    await waitFor(() => expect(late.queue.getSnapshot().silenced).toEqual([server]));
    late.queue.connection(server).setSilenced(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const last = open(store.end('3'));
    const page = attach(last);
    await waitFor(() => expect(page.last()).toBeDefined());
    expect(last.queue.getSnapshot().silenced).toEqual([]);
  });

  test.each([
    ['silenced', true],
    ['listened to again', false],
  ])(
    'a server that is %s while a process hears nothing is so there too, later',
    async (_, isSilenced) => {
      const store = createStore();
      const [one, other] = [open(store.end('1')), open(store.end('2'))];
      if (!isSilenced) one.queue.connection(server).setSilenced(true);
      const before = one.queue.getSnapshot().silenced;
      await waitFor(() => expect(other.queue.getSnapshot().silenced).toEqual(before));
      store.deaf.add('2');
      if (isSilenced) one.queue.connection(server).setSilenced(true);
      else one.queue.connection(server).setSilenced(false);
      await new Promise((resolve) => setTimeout(resolve, 50));
      store.deaf.delete('2');
      expect(other.queue.getSnapshot().silenced).toEqual(before);
      // A page that comes is news.
      attach(one);
      await waitFor(() =>
        expect(other.queue.getSnapshot().silenced).toEqual(isSilenced ? [server] : []),
      );
      expect(one.queue.getSnapshot().silenced).toEqual(isSilenced ? [server] : []);
    },
  );

  /** Two processes that one server asks, with a page each. */
  async function askByBoth() {
    const store = createStore();
    const [one, other] = [open(store.end('1')), open(store.end('2'))];
    const [page, otherPage] = [attach(one), attach(other)];
    for (const { queue } of [one, other])
      queue
        .connection(server)
        .onRequest(form)
        .catch(() => {});
    await waitFor(() => expect(otherPage.pending()).toHaveLength(2));
    const serverId = page.pending()[0]!.server.id!;
    return { store, one, other, page, otherPage, serverId };
  }

  test('the newest decision about a server counts, also where it changes nothing', async () => {
    const { store, one, other, page, otherPage, serverId } = await askByBoth();
    store.deaf.add('2');
    await page.send({ type: 'silence', serverId });
    await new Promise((resolve) => setTimeout(resolve, 10));
    // It has not heard that the server is muted.
    await expect(otherPage.send({ type: 'unsilence', serverId })).resolves.toEqual({ ok: true });
    store.deaf.delete('2');
    attach(one);
    attach(other);
    await waitFor(() => expect(one.queue.getSnapshot().silenced).toEqual([]));
    expect(other.queue.getSnapshot().silenced).toEqual([]);
  });

  test('a decision that is sent again, to another process, does not undo a newer one', async () => {
    const { one, other, page, otherPage, serverId } = await askByBoth();
    const at = Date.now() - 1000;
    const mute = { type: 'silence', serverId, at };
    await page.send(mute);
    await waitFor(() => expect(other.queue.getSnapshot().silenced).toEqual([server]));
    await page.send({ type: 'unsilence', serverId, at: at + 1 });
    await waitFor(() => expect(other.queue.getSnapshot().silenced).toEqual([]));
    // Its reply was lost.
    await expect(otherPage.send(mute)).resolves.toEqual({ ok: true });
    expect(other.queue.getSnapshot().silenced).toEqual([]);
    await otherPage.send({ ...mute, at: at + 2 });
    await waitFor(() => expect(one.queue.getSnapshot().silenced).toEqual([server]));
  });

  test('a request waits no longer than a host wants while no process has a page', async () => {
    const store = createStore();
    const [owner, other] = [open(store.end('1'), { rendererTimeout: 200 }), open(store.end('2'))];
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
    const store = createStore();
    const [owner, other] = [open(store.end('1')), open(store.end('2'))];
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

  test('HOST-8 a process that heard nothing of a request knows of it with its next look', async () => {
    vi.useFakeTimers();
    const store = createStore();
    const [owner, other] = [open(store.end('1')), open(store.end('2'))];
    const page = attach(other);
    await vi.advanceTimersByTimeAsync(1000);
    store.deaf.add('2');
    void owner.queue.connection(server).onRequest(form);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.pending()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.pending()).toHaveLength(1);
  });

  test('HOST-8 what the store did not take is written again, also how a request ended', async () => {
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const store = createStore();
    const [owner, other] = [open(store.end('1')), open(store.end('2'))];
    const page = attach(other);
    const answer = owner.queue.connection(server).onRequest(form);
    await vi.advanceTimersByTimeAsync(1000);
    const { id } = page.pending()[0]!;
    store.cut.add('1');
    owner.queue.tell({ type: 'respond', id, result: accepted });
    await answer;
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.pending()).toHaveLength(1);
    store.cut.delete('1');
    await vi.advanceTimersByTimeAsync(6000);
    expect(page.last()!.pending).toMatchObject([{ id, ended: 'accept' }]);
    // It has nothing to say any more, and what it said stays.
    const { length } = store.written;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.last()!.pending).toMatchObject([{ id, ended: 'accept' }]);
    expect(store.written.slice(length).join()).not.toContain(id);
  });

  test('HOST-3 a withdrawal that a process missed is known as soon as somebody answers', async () => {
    vi.useFakeTimers();
    const store = createStore();
    const [owner, other] = [open(store.end('1')), open(store.end('2'))];
    const page = attach(other);
    await vi.advanceTimersByTimeAsync(1000);
    const call = new AbortController();
    void owner.queue.connection(server).onRequest(form, { signal: call.signal });
    await vi.advanceTimersByTimeAsync(100);
    const { id } = page.pending()[0]!;
    store.deaf.add('2');
    call.abort();
    await vi.advanceTimersByTimeAsync(100);
    store.deaf.delete('2');
    expect(page.pending()).toHaveLength(1);
    const reply = page.send({ type: 'respond', id, result: accepted });
    await vi.advanceTimersByTimeAsync(100);
    await expect(reply).resolves.toEqual({ ok: false, reason: 'gone' });
    expect(page.last()!.pending).toMatchObject([{ id, ended: 'withdrawn' }]);
  });

  test('a process that ends takes its requests with it, and one that is killed after 15 seconds', async () => {
    vi.useFakeTimers();
    const store = createStore();
    const [ending, killed, other] = ['1', '2', '3'].map((name) => open(store.end(name)));
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
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    store.cut.add('2');
    const send = () => page.send({ type: 'respond', id, result: { action: 'decline' } });
    const reply = send();
    await vi.advanceTimersByTimeAsync(6000);
    // Its page sends it again, until it is known.
    await expect(reply).resolves.toEqual({ ok: false, reason: 'unreachable' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.pending()).toEqual([]);
    const again = send();
    await vi.advanceTimersByTimeAsync(100);
    await expect(again).resolves.toEqual({ ok: false, reason: 'gone' });
  });

  test('a process that cannot read the store calls no request gone: another may have it', async () => {
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const store = createStore();
    const owner = open(store.end('1'));
    const page = attach(owner);
    await vi.advanceTimersByTimeAsync(1000);
    const answer = owner.queue.connection(server).onRequest(form);
    await vi.advanceTimersByTimeAsync(1000);
    const { id, server: told } = page.pending()[0]!;
    store.cut.add('2');
    const waits = { ...store.end('3'), list: () => new Promise<never>(() => {}) };
    const { epoch } = page.last()!;
    for (const fresh of [open(store.end('2')), open(waits)]) {
      for (const act of [
        { type: 'respond', id, result: accepted },
        { type: 'opened', id },
        { type: 'silence', serverId: told.id },
      ]) {
        const reply = fresh.receive({ v: 1, epoch, from: 'w', at: Date.now(), ...act });
        await vi.advanceTimersByTimeAsync(12_000);
        await expect(reply).resolves.toEqual({ ok: false, reason: 'unreachable' });
      }
    }
    store.cut.delete('2');
    const fresh = open(store.end('2'));
    const send = async (act: object) => {
      const reply = fresh.receive({ v: 1, epoch, from: 'w', at: Date.now(), ...act });
      await vi.advanceTimersByTimeAsync(1000);
      return reply;
    };
    expect(await send({ type: 'respond', id, result: accepted })).toEqual({ ok: true });
    await expect(answer).resolves.toEqual(accepted);
    expect(await send({ type: 'opened', id: 'another' })).toMatchObject({ reason: 'gone' });
  });

  test('a page is told nothing before the others were heard: what is pending there would look withdrawn', async () => {
    const store = createStore();
    const owner = open(store.end('1'));
    void owner.queue.connection(server).onRequest(form);
    await waitFor(() => expect(owner.queue.getSnapshot().pending).toHaveLength(1));
    const page = attach(open(store.end('2')));
    await waitFor(() => expect(page.states).not.toEqual([]));
    expect(page.states[0]!.pending).toHaveLength(1);
  });

  test('another person’s bridge on the same store hears and shows nothing', async () => {
    const store = createStore();
    const owner = open(store.end('1'));
    const page = attach(open(store.end('2'), { id: 'grace' }));
    await waitFor(() => expect(page.last()).toBeDefined());
    void owner.queue.connection(server).onRequest(form);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.pending()).toEqual([]);
  });

  test('what is no message of a bridge is ignored, and a store that fails loses no request', async () => {
    const store = createStore();
    const owner = open(store.end('1'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    for (const [topic] of store.listeners) {
      for (const text of ['', 'null', '{}', '[]', '{"from":"x"}', '{"from":"x","reply":1}']) {
        for (const listener of store.listeners.get(topic)!) listener(text);
      }
    }
    const fail = () => Promise.reject(new Error('No connection.'));
    const failing = { put: fail, list: fail, publish: fail, subscribe: () => () => {} };
    const waits = () => new Promise<never>(() => {});
    const waiting = { put: waits, list: waits, publish: waits, subscribe: () => () => {} };
    for (const alone of [open(failing), open(waiting)]) {
      const page = attach(alone);
      const answer = alone.queue.connection(server).onRequest(form);
      await waitFor(() => expect(page.pending()).toHaveLength(1));
      await page.send({ type: 'respond', id: page.pending()[0]!.id, result: accepted });
      await expect(answer).resolves.toEqual(accepted);
    }
    expect(logged).toHaveBeenCalled();
    expect(owner.queue.getSnapshot().pending).toEqual([]);
  });

  test('a cluster needs a person’s id', () => {
    expect(() => createElicitationBridge({ cluster: joinCluster(createStore().end('1')) })).toThrow(
      TypeError,
    );
  });
});
