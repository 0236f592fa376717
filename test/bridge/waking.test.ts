import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRemoteQueue, httpChannel, socketChannel } from 'react-mcp-elicitation/remote';

/** Stands for the window, which Node has not. */
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wakings = ['focus', 'pageshow', 'online'];

describe('HOST-8 a window that comes back is connected at once', () => {
  test.each(wakings)('over HTTP, though the next try was far off: %s', async (waking) => {
    const tries = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('down')));
    vi.stubGlobal('fetch', tries);
    const queue = createRemoteQueue(httpChannel('http://localhost/'));
    queue.subscribe(() => {});
    // Until the pauses are at their longest, and then until the end of one.
    await vi.advanceTimersByTimeAsync(300_000);
    tries.mockClear();
    while (tries.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100);
    tries.mockClear();
    page.dispatchEvent(new Event(waking));
    await vi.advanceTimersByTimeAsync(0);
    expect(tries).toHaveBeenCalledTimes(1);
    queue.close();
  });

  /** Sockets that say nothing by themselves. */
  function setUpSockets() {
    const sockets: EventTarget[] = [];
    const isReachable = { now: true };
    const connect = () => {
      if (!isReachable.now) throw new Error('down');
      const socket = Object.assign(new EventTarget(), { close() {}, send() {} });
      sockets.push(socket);
      return socket;
    };
    const queue = createRemoteQueue(socketChannel(connect as never));
    queue.subscribe(() => {});
    const state = { v: 1, epoch: 'e', now: 0, silenced: [], pending: [] };
    const data = JSON.stringify({ state });
    const open = () => sockets.at(-1)!.dispatchEvent(new MessageEvent('message', { data }));
    return { sockets, queue, open, isReachable };
  }

  test.each(wakings)('over a socket that died while it slept: %s', async (waking) => {
    const { sockets, queue, open } = setUpSockets();
    open();
    expect(queue.getConnection()).toBe('up');
    page.dispatchEvent(new Event(waking));
    await vi.advanceTimersByTimeAsync(3900);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    queue.close();
    page.dispatchEvent(new Event(waking));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
  });

  test.each(wakings)('over the socket that it was opening already: %s', async (waking) => {
    const { sockets, queue, open } = setUpSockets();
    page.dispatchEvent(new Event(waking));
    await vi.advanceTimersByTimeAsync(1000);
    open();
    expect(queue.getConnection()).toBe('up');
    expect(sockets).toHaveLength(1);
    queue.close();
  });

  test.each(wakings)('over a socket, though the next try was far off: %s', async (waking) => {
    const { sockets, queue, open, isReachable } = setUpSockets();
    open();
    isReachable.now = false;
    sockets[0]!.dispatchEvent(new Event('close'));
    await vi.advanceTimersByTimeAsync(120_000);
    isReachable.now = true;
    page.dispatchEvent(new Event(waking));
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
    // The try that was far off does not come as well.
    open();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(sockets).toHaveLength(2);
    queue.close();
  });
});
