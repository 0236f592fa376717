import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createElicitationBridge,
  handleElicitation,
  type BridgeState,
} from 'react-mcp-elicitation/bridge';
import type { OpenRequest } from '../../src/remote/wire.ts';
import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';
import type { BridgeMessage } from '../../src/remote/wire.ts';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const form = ask({ name: { type: 'string' } });
const server = { id: 's', name: 'Example' };

const stateOf = (...ids: string[]): BridgeState & { pending: readonly OpenRequest[] } => ({
  v: 1,
  epoch: 'e',
  now: Date.now(),
  silenced: [],
  pending: ids.map((id, index) => ({
    id,
    server,
    params: { ...form, mode: 'form' },
    position: index + 1,
  })),
});

const decline = { action: 'decline' } as const;
const cancel = { action: 'cancel' } as const;
const mute = { type: 'silence', serverId: 's' } as const;
const unmute = { type: 'unsilence', serverId: 's' } as const;

type Sent = BridgeMessage & { readonly type: 'respond' };

/** A state in which this answer was taken. */
const takenOf = ({ id, from, result }: Sent, ...others: string[]): BridgeState => ({
  ...stateOf(),
  pending: [...stateOf(...others).pending, { id, server, ended: result.action, by: from }],
});

/** A page whose back end gives each message the same reply. */
function openPage(reply: object | Promise<object>) {
  let push!: (state: unknown) => void;
  const sent: BridgeMessage[] = [];
  const queue = createRemoteQueue({
    open(onState) {
      push = onState;
      return () => {};
    },
    async send(message) {
      sent.push(message);
      return (await reply) as never;
    },
  });
  queue.subscribe(() => {});
  const tell = (state: BridgeState) => push(state);
  const shown = () => queue.getSnapshot().pending.map(({ id, stage }) => [id, stage]);
  return { queue, sent, tell, shown, push: (...ids: string[]) => push(stateOf(...ids)) };
}

/** Opens a page whose address answers each try like this. Returns how often it tried in a minute, and what it logged. */
async function tryForAMinute(init: ResponseInit, body = '<!doctype html>') {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const get = vi.fn<() => Promise<Response>>(async () => new Response(body, init));
  vi.stubGlobal('fetch', get);
  const queue = createRemoteQueue(httpChannel('/api/elicitation'));
  queue.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  queue.close();
  return { tries: get.mock.calls.length, logged: logged.mock.calls };
}

describe('HOST-8 a page', () => {
  test('sends answers although a listener of the host throws', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { queue, sent, push, tell } = openPage({ ok: true });
    push('a');
    queue.subscribe(() => {
      throw new Error('A bug of the host.');
    });
    queue.tell({ type: 'respond', id: 'a', result: decline });
    expect(sent).toMatchObject([{ type: 'respond', id: 'a' }]);
    tell(takenOf(sent[0] as Sent));
    expect(queue.getSnapshot()).toMatchObject({ pending: [], left: { id: 'a', ended: 'decline' } });
  });

  test.each([
    'malformed',
    // A process that has just started may not know the server yet.
    'gone',
  ])('shows the requests of a server again that could not be muted: %s', async (reason) => {
    const { queue, push } = openPage({ ok: false, reason });
    push('a', 'b');
    queue.tell(mute);
    expect(queue.getSnapshot().pending).toEqual([]);
    await waitFor(() =>
      expect(queue.getSnapshot().pending.map(({ id }) => id)).toEqual(['a', 'b']),
    );
  });

  test('sends an answer again if the person wants that, where it was called gone and is still asked', async () => {
    vi.useFakeTimers();
    const reply = { ok: false, reason: 'gone' };
    const { queue, sent, push, tell } = openPage(reply);
    queue.attachRenderer();
    push('a');
    queue.tell({ type: 'respond', id: 'a', result: decline });
    await vi.advanceTimersByTimeAsync(2000);
    const failure = { action: 'decline', error: { reply } };
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a', stage: 'asked', failure }]);
    Object.assign(reply, { ok: true, reason: undefined });
    queue.tell({ type: 'respond', id: 'a', result: decline });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    tell(takenOf(sent[1] as Sent));
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('says how a request ended, although the reply comes before the state that says so', async () => {
    vi.useFakeTimers();
    const { queue, tell, shown } = openPage({ ok: false, reason: 'gone' });
    queue.attachRenderer();
    const state = stateOf('a');
    tell(state);
    queue.tell({ type: 'respond', id: 'a', result: decline });
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual([['a', 'sending']]);
    tell({ ...state, pending: [{ id: 'a', server, ended: 'accept', by: 'another window' }] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a', ended: 'answered-elsewhere' }]);
    queue.tell({ type: 'dismiss', id: 'a' });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('says that an answer is lost whose back end was started anew, though the reply comes before the state that shows it', async () => {
    vi.useFakeTimers();
    const { queue, push, tell, shown } = openPage({ ok: false, reason: 'stale' });
    queue.attachRenderer();
    push('a');
    queue.tell({ type: 'respond', id: 'a', result: decline });
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual([['a', 'sending']]);
    tell({ ...stateOf(), epoch: 'another' });
    expect(queue.getSnapshot()).toMatchObject({ pending: [], left: { id: 'a', ended: 'lost' } });
  });

  test('asks again what was put away, where the back end still has it open', async () => {
    const { queue, push } = openPage({ ok: true });
    queue.attachRenderer();
    push('a');
    push();
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a', ended: 'withdrawn' }]);
    queue.tell({ type: 'dismiss', id: 'a' });
    expect(queue.getSnapshot().pending).toEqual([]);
    push('a');
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a', stage: 'asked' }]);
  });

  test('shows a request of a back end that was started anew under the id of one that was answered', async () => {
    const { queue, tell, push, sent } = openPage({ ok: true });
    push('a');
    queue.tell({ type: 'respond', id: 'a', result: decline });
    tell(takenOf(sent[0] as Sent));
    expect(queue.getSnapshot().pending).toEqual([]);
    tell({ ...stateOf('a'), epoch: 'another' });
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a' }]);
  });

  test('keeps an accepted page whose Cancel came too late', async () => {
    vi.useFakeTimers();
    const replies = [{ ok: true }, { ok: false, reason: 'gone' }];
    let push!: (state: unknown) => void;
    const queue = createRemoteQueue({
      open(onState) {
        push = onState;
        return () => {};
      },
      send: async ({ type }) => (type === 'respond' ? replies.shift() : { ok: true }) as never,
    });
    queue.subscribe(() => {});
    const state = stateOf('a');
    const request = { mode: 'url', message: 'x', url: 'https://example.com/', elicitationId: 'e' };
    const asked = { ...state.pending[0], request, until: 'opened' };
    push({ ...state, pending: [asked] });
    queue.tell({ type: 'opened', id: 'a' });
    queue.tell({ type: 'respond', id: 'a', result: cancel });
    push({ ...state, pending: [{ ...asked, page: 'opened', ended: 'accept' }] });
    await vi.advanceTimersByTimeAsync(2000);
    const [page] = queue.getSnapshot().pending;
    expect(page).toMatchObject({ id: 'a', stage: 'opened', ended: 'accept' });
    expect(page!.signal.aborted).toBe(false);
  });

  test('keeps the accepted page of a server that is muted', async () => {
    const { queue, sent, tell } = openPage({ ok: true });
    const state = stateOf('a', 'b');
    const [page, waiting] = state.pending;
    const opened = { until: 'opened', page: 'opened', ended: 'accept' } as const;
    tell({ ...state, pending: [{ ...page!, ...opened }, waiting!] });
    queue.tell(mute);
    await waitFor(() => expect(sent).toMatchObject([{ type: 'silence' }]));
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a', stage: 'opened' }]);
  });

  test('keeps the request of a server that is muted while its answer is on its way', async () => {
    const { queue, push, shown } = openPage(new Promise(() => {}));
    push('a', 'b');
    queue.tell({ type: 'respond', id: 'a', result: decline });
    queue.tell(mute);
    expect(shown()).toEqual([['a', 'sending']]);
  });

  test('keeps the deadlines of a server that could not be muted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const state = stateOf('a');
    let onState!: (state: unknown) => void;
    const queue = createRemoteQueue({
      open(listener) {
        onState = listener;
        return () => {};
      },
      async send() {
        // The refusal takes a while.
        vi.setSystemTime(1_020_000);
        return { ok: false, reason: 'malformed' };
      },
    });
    queue.subscribe(() => {});
    // The back end's clock is a minute behind.
    onState({
      ...state,
      now: 940_000,
      pending: state.pending.map((request) => ({ ...request, deadline: 970_000 })),
    });
    expect(queue.getSnapshot().pending[0]!.deadline).toBe(1_030_000);
    queue.tell(mute);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    expect(queue.getSnapshot().pending[0]!.deadline).toBe(1_030_000);
  });

  /** A page whose back end replies to each message when it is told to. */
  function openSlowPage() {
    let push!: (state: unknown) => void;
    const sent: {
      type: string;
      at: number;
      reply: (reply: object) => void;
      lose: () => void;
    }[] = [];
    const queue = createRemoteQueue({
      open(onState) {
        push = onState;
        return () => {};
      },
      send: ({ type, at }) =>
        new Promise((resolve, reject) => {
          const reply = resolve as (reply: object) => void;
          sent.push({ type, at, reply, lose: () => reject(new TypeError('lost')) });
        }),
    });
    queue.subscribe(() => {});
    const settled = () => vi.advanceTimersByTimeAsync(0);
    const types = () => sent.map(({ type }) => type);
    return { queue, sent, types, settled, push: (...ids: string[]) => push(stateOf(...ids)) };
  }

  test('says when each decision was made, also as it is sent again', async () => {
    vi.useFakeTimers();
    const { queue, sent, types } = openSlowPage();
    queue.tell(mute);
    queue.tell(unmute);
    // The second may arrive before the first: the back end goes by when the person decided.
    expect(types()).toEqual(['silence', 'unsilence']);
    expect(sent[1]!.at).toBeGreaterThan(sent[0]!.at);
    sent[0]!.lose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[2]).toMatchObject({ type: 'silence', at: sent[0]!.at });
  });

  test('shows what a server asks once it is listened to again, as soon as the person says so', async () => {
    vi.useFakeTimers();
    const { queue, push } = openSlowPage();
    push('a', 'b');
    queue.tell(mute);
    expect(queue.getSnapshot().pending).toEqual([]);
    queue.tell(unmute);
    expect(queue.getSnapshot().pending.map(({ id }) => id)).toEqual(['a', 'b']);
    // The back end declines what it had when the mute came.
    push();
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test.each([
    ['is still open: another window has unmuted the server before it asked', ['b'], ['b']],
    ['is over', [], []],
  ])(
    'HOST-8 shows what a server asked before the reply to its mute if it %s',
    async (_, pending, shown) => {
      vi.useFakeTimers();
      const { queue, sent, settled, push } = openSlowPage();
      push('a');
      queue.tell(mute);
      push('b');
      sent[0]!.reply({ ok: true });
      await settled();
      // The state may come later than the reply.
      expect(queue.getSnapshot().pending).toEqual([]);
      push(...pending);
      await vi.advanceTimersByTimeAsync(1000);
      expect(queue.getSnapshot().pending.map(({ id }) => id)).toEqual(shown);
    },
  );

  test('shows all requests again of a server that could not be muted the second time either', async () => {
    vi.useFakeTimers();
    const { queue, sent, settled, push } = openSlowPage();
    push('a');
    queue.tell(mute);
    queue.tell(unmute);
    push('a', 'b');
    queue.tell(mute);
    expect(queue.getSnapshot().pending).toEqual([]);
    for (const { reply } of sent) reply({ ok: false, reason: 'malformed' });
    await settled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.getSnapshot().pending.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('FORM-15 waits for the answer that is on its way, once the cancel beside it was refused', async () => {
    vi.useFakeTimers();
    const { queue, sent, settled, push } = openSlowPage();
    push('a');
    const stage = () => queue.getSnapshot().pending.map(({ sending }) => sending);
    queue.tell({ type: 'respond', id: 'a', result: decline });
    queue.tell({ type: 'respond', id: 'a', result: cancel });
    expect(stage()).toEqual([['decline', 'cancel']]);
    // Nobody has to wait for a cancel.
    queue.tell({ type: 'respond', id: 'a', result: cancel });
    expect(stage()).toEqual([]);
    sent[1]!.reply({ ok: false, reason: 'malformed' });
    await settled();
    queue.tell({ type: 'respond', id: 'a', result: { action: 'accept', content: {} } });
    expect(sent).toHaveLength(2);
    sent[0]!.reply({ ok: false, reason: 'malformed' });
    await settled();
    expect(queue.getSnapshot().pending).toMatchObject([{ id: 'a', stage: 'asked', failure: {} }]);
  });

  test('says how a request ended although an answer to it was refused', async () => {
    let refuse = () => {};
    const refusal = new Promise<object>((resolve) => {
      refuse = () => resolve({ ok: false, reason: 'malformed' });
    });
    const { queue, push } = openPage(refusal);
    queue.attachRenderer(() => 'a');
    push('a');
    queue.tell({ type: 'respond', id: 'a', result: decline });
    push();
    refuse();
    await refusal;
    expect(queue.getSnapshot().pending).toMatchObject([
      { id: 'a', stage: 'over', ended: 'withdrawn' },
    ]);
  });

  test('waits longer each time where every stream ends at once, as those of a disposed bridge do', async () => {
    const body = `data: ${JSON.stringify(stateOf())}\n\n`;
    const headers = { 'content-type': 'text/event-stream' };
    const { tries } = await tryForAMinute({ headers }, body);
    expect(tries).toBeLessThan(12);
    expect(tries).toBeGreaterThan(3);
  });

  test.each([
    [405, 'text/plain', /\/api\/elicitation answered 405\. Route GET and POST .*handleElicitation/],
    [404, 'text/html', /answered 404\. Route GET and POST/],
    [200, 'text/html', /answered text\/html, not an event stream\. Route GET and POST/],
  ])('says once that its address is wrong, where it gets %i %s', async (status, type, words) => {
    const headers = { 'content-type': type };
    const { tries, logged } = await tryForAMinute({ status, headers });
    expect(tries).toBeGreaterThan(3);
    expect(logged).toEqual([
      [expect.objectContaining({ message: expect.stringMatching(words) as string })],
    ]);
  });

  test.each([401, 403, 429, 502])('says nothing of an address that answers %i', async (status) => {
    const { tries, logged } = await tryForAMinute({ status });
    expect(tries).toBeGreaterThan(3);
    expect(logged).toEqual([]);
  });

  test.each([
    ['stays', false],
    ['is put away', true],
  ])('asks again what was missing for a moment, if the note of that %s', (_, isPutAway) => {
    const { queue, push, sent } = openPage({ ok: true });
    queue.attachRenderer(() => 'a');
    push('a', 'b');
    const [before] = queue.getSnapshot().pending;
    push('b');
    expect(queue.getSnapshot().pending[0]).toMatchObject({ id: 'a', ended: 'withdrawn' });
    if (isPutAway) queue.tell({ type: 'dismiss', id: 'a' });
    push('a', 'b');
    const [after] = queue.getSnapshot().pending;
    expect(after).toMatchObject({ id: 'a', stage: 'asked' });
    expect(after!.signal).not.toBe(before!.signal);
    queue.tell({ type: 'respond', id: 'a', result: decline });
    expect(sent).toMatchObject([{ type: 'respond', id: 'a' }]);
  });

  test('keeps a request that was missing for a moment while its answer was refused', async () => {
    let refuse!: (reply: object) => void;
    const { queue, push, shown } = openPage(new Promise((resolve) => (refuse = resolve)));
    push('a');
    queue.tell({ type: 'respond', id: 'a', result: decline });
    push();
    push('a');
    refuse({ ok: false, reason: 'invalid' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual([['a', 'asked']]);
  });

  test('TRUST-8 does not accept a page that is done, was missing for a moment, and had been declined before', () => {
    const { queue, tell, push, sent } = openPage(new Promise(() => {}));
    queue.attachRenderer(() => 'a');
    const { url, elicitationId, message } = askForUrl('https://example.com/', 'e1');
    const told = (page: 'opened' | 'finished'): BridgeState => {
      const [one] = stateOf('a').pending;
      const params = { mode: 'url', url, elicitationId, message };
      return { ...stateOf(), pending: [{ ...one!, params, until: 'finished', page }] };
    };
    tell({
      ...told('opened'),
      pending: [{ ...(told('opened').pending[0] as OpenRequest), page: undefined }],
    });
    queue.tell({ type: 'opened', id: 'a' });
    queue.tell({ type: 'respond', id: 'a', result: decline });
    push();
    tell(told('opened'));
    tell(told('finished'));
    expect(queue.getSnapshot().pending).toMatchObject([{ stage: 'finished' }]);
    expect(sent.flatMap((one) => ('result' in one ? one.result.action : []))).toEqual(['decline']);
  });

  test('has its requests in the order of their positions', () => {
    const { queue, push } = openPage({ ok: true });
    push('a', 'b');
    push('b', 'a');
    expect(queue.getSnapshot().pending.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('HOST-8 a back end', () => {
  test.each(['nested too deep', 'a circle'])(
    'tells pages of all requests, though one has %s in it',
    async (what) => {
      let deep: Record<string, unknown> = {};
      if (what === 'a circle') deep['self'] = deep;
      else for (let depth = 0; depth < 10_000; depth++) deep = { deep };
      const bridge = createElicitationBridge();
      const connection = bridge.queue.connection(server);
      void connection.onRequest({ ...form, _meta: { deep }, tags: ['x'] });
      void connection.onRequest(form);
      await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(2));
      const states: BridgeState[] = [];
      bridge.attach((state) => states.push(JSON.parse(JSON.stringify(state)) as BridgeState));
      const [first, second] = states[0]!.pending as readonly OpenRequest[];
      expect(first!.params).toMatchObject({ message: form.message, tags: ['x'] });
      expect(first!.params).not.toHaveProperty('_meta');
      expect(second).toBeDefined();
      // The host's own view is what was sent.
      expect(bridge.queue.getSnapshot().pending[0]!.request).toHaveProperty('_meta');
      bridge.dispose();
    },
  );

  test.each([
    ['a form', 'elicitationId'],
    ['a form', 'url'],
    ['a URL', 'requestedSchema'],
  ])('outlives %s whose %s, which it has no use for, is nested too deep', async (what, member) => {
    const deep = JSON.parse(`${'['.repeat(6000)}${']'.repeat(6000)}`) as unknown;
    const asked =
      what === 'a form' ? form : { mode: 'url', message: 'x', url: 'https://a.example' };
    const bridge = createElicitationBridge();
    const evil = bridge.queue.connection({ name: 'Evil' });
    void evil.onRequest({ ...asked, [member]: deep });
    void bridge.queue.connection(server).onRequest(form);
    await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(2));
    const page = new AbortController();
    const request = new Request('http://localhost/', { signal: page.signal });
    const stream = (await handleElicitation(bridge, request)).body!.getReader();
    const { value } = await stream.read();
    const state = JSON.parse(new TextDecoder().decode(value).slice('data: '.length)) as BridgeState;
    expect(state.pending).toHaveLength(2);
    // An error here would be uncaught, and fail the test run.
    page.abort();
    bridge.dispose();
  });

  test('tells pages no more of a request than they show', async () => {
    const bridge = createElicitationBridge();
    const connection = bridge.queue.connection(server);
    const message = 'x'.repeat(5_000_000);
    void connection.onRequest({ ...form, message, tags: ['kept'], _meta: { text: message } });
    await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(1));
    const states: BridgeState[] = [];
    bridge.attach((state) => states.push(state));
    const { params } = states[0]!.pending[0] as OpenRequest;
    expect(params!['message']).toBe('x'.repeat(100_000));
    expect(params).toMatchObject({ tags: ['kept'], requestedSchema: form.requestedSchema });
    expect(params).not.toHaveProperty('_meta');
    const long = { type: 'string', description: 'x'.repeat(900_000) };
    const often = Object.fromEntries(['a', 'b'].map((name) => [name, { $ref: '#/$defs/long' }]));
    for (const properties of [{ a: long, b: long }, often]) {
      const large = { type: 'object', $defs: { long }, properties };
      await expect(
        connection.onRequest({ message: 'x', requestedSchema: large }),
      ).rejects.toMatchObject({ code: -32602 });
    }
    bridge.dispose();
  });

  test('says that a withdrawn request is gone, though an outlet of its own process shows it', async () => {
    const bridge = createElicitationBridge();
    bridge.queue.attachRenderer();
    const call = new AbortController();
    const connection = bridge.queue.connection(server);
    connection.onRequest(form, { signal: call.signal }).catch(() => {});
    await waitFor(() => expect(bridge.queue.getSnapshot().pending).toHaveLength(1));
    const states: BridgeState[] = [];
    bridge.attach((state) => states.push(state));
    const { epoch, pending } = states[0]!;
    call.abort();
    const result = { action: 'decline' };
    const { id } = pending[0]!;
    const message = { v: 1, epoch, from: 'w', at: 1, type: 'respond', id, result };
    await expect(bridge.receive(message)).resolves.toEqual({ ok: false, reason: 'gone' });
    bridge.dispose();
  });

  test('ends the stream of a page that it cannot write to, and then makes no trouble', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const bridge = createElicitationBridge();
    const page = new AbortController();
    const request = new Request('http://localhost/', { signal: page.signal });
    const response = await handleElicitation(bridge, request);
    void bridge.queue
      .connection({ ...server, icon: 1n as never })
      .onRequest(form)
      .catch(() => {});
    await expect(response.text()).resolves.toMatch(/^data: .*\n\n$/);
    page.abort();
    bridge.dispose();
  });

  test('has a page connect anew that could not be told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const bridge = createElicitationBridge();
    const onEnd = vi.fn<() => void>();
    bridge.attach(() => {
      throw new Error('gone');
    }, onEnd);
    await Promise.resolve();
    expect(onEnd).toHaveBeenCalledOnce();
    bridge.dispose();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('ends the streams of its pages when it is disposed of', async () => {
    const bridge = createElicitationBridge();
    const open = () => handleElicitation(bridge, new Request('http://localhost/'));
    const before = await open();
    bridge.dispose();
    await expect(before.text()).resolves.toMatch(/^data: /);
    // A page that comes later is to come again, when the host has another bridge for it.
    await expect((await open()).text()).resolves.toMatch(/^data: /);
  });
});
