import { afterEach, expect, test, vi } from 'vitest';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';
import { loadReader } from '../../src/host/load.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';

await Promise.all([loadReader(new AbortController().signal), loadFormRules()]);
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
    open(onState, onStatus) {
      streams++;
      const detach = bridge.attach((state) => {
        onState(structuredClone(state));
        onStatus('up');
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
  expect(queue.getSnapshot()).toMatchObject([{ server: { name: 'GitHub' } }]);
});

test('HOST-8 the connection stays until the last answer has arrived', async () => {
  const { queue, arrive, streams } = setUp();
  const leave = queue.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(100);
  const arrival = queue.respond(queue.getSnapshot()[0]!.id, { action: 'decline' });
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(streams()).toBe(1);
  arrive();
  await arrival;
  await vi.advanceTimersByTimeAsync(5000);
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
    open(onState, onStatus) {
      onStatus('up');
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
