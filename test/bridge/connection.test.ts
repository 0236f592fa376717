import { afterEach, expect, test, vi } from 'vitest';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import {
  createRemoteQueue,
  httpChannel,
  type ElicitationChannel,
} from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';

await Promise.all([loadLate(), loadFormRules()]);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page of a bridge, and how many connections it has. */
function setUp() {
  vi.useFakeTimers();
  const bridge = createElicitationBridge();
  let streams = 0;
  let arrive = () => {};
  const queue = createRemoteQueue({
    open(onState) {
      streams++;
      const detach = bridge.attach((state) => {
        onState(structuredClone(state));
      });
      return () => {
        streams--;
        detach();
      };
    },
    async send(message) {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return bridge.receive(message);
    },
  });
  void bridge.queue.connection({ name: 'GitHub' }).onRequest(ask({ name: { type: 'string' } }));
  return { bridge, queue, arrive: () => arrive(), streams: () => streams };
}

test('HOST-8 a queue that nobody listens to any more, as after a hot reload, holds no connection', async () => {
  const { queue, streams } = setUp();
  const leave = queue.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(queue.getConnection()).toBe('up');
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect([streams(), queue.getConnection()]).toEqual([0, 'down']);
});

test('HOST-5 a component that subscribes again, as in StrictMode, keeps the connection', async () => {
  const { queue, streams } = setUp();
  const changed = vi.fn<() => void>();
  const leave = queue.subscribe(changed);
  await vi.advanceTimersByTimeAsync(100);
  leave();
  const leaveAgain = queue.subscribe(changed);
  changed.mockClear();
  await vi.advanceTimersByTimeAsync(5000);
  expect([streams(), queue.getConnection()]).toEqual([1, 'up']);
  expect(changed).not.toHaveBeenCalled();
  leaveAgain();
  await vi.advanceTimersByTimeAsync(5000);
  // A chat that is opened again later.
  queue.subscribe(changed);
  await vi.advanceTimersByTimeAsync(100);
  expect([streams(), queue.getConnection()]).toEqual([1, 'up']);
  expect(queue.getSnapshot().pending).toMatchObject([{ server: { name: 'GitHub' } }]);
});

test('HOST-8 the connection stays until the last answer has arrived', async () => {
  const { queue, arrive, streams } = setUp();
  const leave = queue.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(streams()).toBe(1);
  arrive();
  await vi.advanceTimersByTimeAsync(5000);
  expect(streams()).toBe(0);
});

test('HOST-8 a connection ends a second after the last listener left, not after an earlier one did', async () => {
  const { queue, streams } = setUp();
  const leave = queue.subscribe(() => {});
  const leaveLater = queue.subscribe(() => {});
  leave();
  await vi.advanceTimersByTimeAsync(900);
  leaveLater();
  await vi.advanceTimersByTimeAsync(900);
  expect(streams()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(streams()).toBe(0);
});

/** A page whose connection takes a while, and that sends over this connection alone. */
function setUpSlow() {
  vi.useFakeTimers();
  const signIn = (id: string) => {
    const bridge = createElicitationBridge({ id });
    const server = bridge.queue.connection({ name: 'Shop' });
    return { bridge, ask: () => server.onRequest(ask({ address: { type: 'string' } })) };
  };
  let current: ReturnType<typeof createElicitationBridge> | undefined;
  let isConnected = false;
  let streams = 0;
  const channel: ElicitationChannel = {
    open(onState) {
      streams++;
      let detach = () => {};
      const timer = setTimeout(() => {
        isConnected = true;
        detach = current!.attach((state) => {
          onState(structuredClone(state));
        });
      }, 300);
      return () => {
        streams--;
        isConnected = false;
        clearTimeout(timer);
        detach();
      };
    },
    async send(message) {
      if (!isConnected) throw new TypeError('No reply.');
      return current!.receive(message);
    },
  };
  const queue = createRemoteQueue(channel);
  return {
    queue,
    signIn,
    streams: () => streams,
    /** Whose bridge the page connects to from now on. */
    connectTo: (bridge: typeof current) => {
      current = bridge;
    },
  };
}

test('HOST-8 who signs in after a page without an outlet sees nothing of the person before', async () => {
  const { queue, signIn, connectTo } = setUpSlow();
  const ada = signIn('ada');
  connectTo(ada.bridge);
  ada.bridge.queue.connection({ name: 'Muted by Ada' }).setSilenced(true);
  ada.ask().catch(() => {});
  const leave = queue.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  const [asked] = queue.getSnapshot().pending;
  queue.setDraft(asked!, { f0: 'Hideout 5' });
  expect(queue.getSnapshot().silenced).toHaveLength(1);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  ada.bridge.dispose();
  const grace = signIn('grace');
  connectTo(grace.bridge);
  const seen = vi.fn<() => void>();
  queue.subscribe(() => {
    seen();
    expect(queue.getSnapshot().pending.filter(({ id }) => id === asked!.id)).toEqual([]);
  });
  queue.attachRenderer();
  expect(queue.getSnapshot().pending).toEqual([]);
  expect(queue.getSnapshot().silenced).toEqual([]);
  void grace.ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toHaveBeenCalled();
  expect(queue.getSnapshot().pending).toHaveLength(1);
  expect(queue.getDraft(queue.getSnapshot().pending[0]!)).toBeUndefined();
  expect(queue.getSnapshot().silenced).toEqual([]);
});

test('FORM-12 a person who comes back to the outlet finds what was typed, and only what is still asked', async () => {
  const { queue, signIn, connectTo } = setUpSlow();
  const { bridge, ask: askAda } = signIn('ada');
  connectTo(bridge);
  void askAda();
  const leave = queue.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  const [asked] = queue.getSnapshot().pending;
  void askAda();
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.getSnapshot().pending).toHaveLength(2);
  queue.setDraft(asked!, { f0: 'Hideout 5' });
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  // Answered in another window.
  const other = createRemoteQueue({
    open: (onState) => bridge.attach((state) => onState(structuredClone(state))),
    send: (message) => bridge.receive(message),
  });
  other.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  other.tell({
    type: 'respond',
    id: other.getSnapshot().pending[1]!.id,
    result: { action: 'decline' },
  });
  queue.subscribe(() => {});
  expect(queue.getSnapshot().pending).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.getSnapshot().pending.map(({ id, ended }) => [id, ended])).toEqual([
    [asked!.id, undefined],
  ]);
  expect(queue.getDraft(queue.getSnapshot().pending[0]!)).toEqual({ f0: 'Hideout 5' });
});

test('HOST-8 an answer arrives that is given after the last listener left, and then the connection ends', async () => {
  const { queue, signIn, connectTo, streams } = setUpSlow();
  const { bridge, ask: askAda } = signIn('ada');
  connectTo(bridge);
  const answer = askAda();
  const leave = queue.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  const [asked] = queue.getSnapshot().pending;
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(streams()).toBe(0);
  queue.tell({ type: 'respond', id: asked!.id, result: { action: 'decline' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toEqual({ action: 'decline' });
  expect(streams()).toBe(0);
});

test('HOST-8 a page that cannot read what the back end sends is not connected, and says so once', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const headers = { 'content-type': 'text/event-stream' };
  vi.stubGlobal('fetch', async () => new Response('data: {"v":2}\n\n', { headers }));
  const queue = createRemoteQueue(httpChannel('/api/elicitation'));
  const seen: string[] = [];
  queue.subscribe(() => seen.push(queue.getConnection()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).not.toContain('up');
  expect(logged.mock.calls.join()).toMatch(/^Error: The back end is of a version[^\n]*$/);
  queue.close();
});

test('HOST-8 a page of before is not connected any more when it cannot read the back end that comes next', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let tell!: (state: unknown) => void;
  const queue = createRemoteQueue({
    open(onState) {
      tell = onState;
      return () => {};
    },
    send: async () => ({ ok: true }),
  });
  queue.subscribe(() => {});
  const bridge = createElicitationBridge();
  bridge.attach((state) => tell(state));
  expect(queue.getConnection()).toBe('up');
  tell({ v: 2 });
  expect(queue.getConnection()).toBe('down');
  bridge.dispose();
});

/** A channel whose first token never comes, as after a sleep. */
function setUpToken() {
  vi.useFakeTimers();
  const state = { v: 1, epoch: 'a', now: 1, silenced: [], pending: [] };
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ ok: true })
      : new Response(`data: ${JSON.stringify(state)}\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        }),
  );
  let isFirst = true;
  return httpChannel('/api/elicitation', () => {
    if (!isFirst) return {};
    isFirst = false;
    return new Promise<RequestInit>(() => {});
  });
}

test('HOST-8 a page connects although a token never came, as after a sleep', async () => {
  const queue = createRemoteQueue(setUpToken());
  const seen: string[] = [];
  queue.subscribe(() => seen.push(queue.getConnection()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toContain('up');
  queue.close();
});

test('HOST-8 a message is sent again although a token never came', async () => {
  const { send } = setUpToken();
  // Fake timers leave this one as it is.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((pause) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), pause);
    return late.signal;
  });
  const message = { v: 1, epoch: 'a', from: 'w', at: 1, type: 'dismiss', id: 'x' } as const;
  const first = vi.fn<() => void>();
  send(message).catch(first);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(first).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(first).toHaveBeenCalledTimes(1);
  await expect(send(message)).resolves.toEqual({ ok: true });
});
