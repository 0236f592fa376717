import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const form = { message: 'x', requestedSchema: { type: 'object', properties: {} } };
const withToken = { ...form, _meta: { progressToken: 7 } };

function setUp(options: Parameters<typeof createElicitationQueue>[0] = {}) {
  const events: QueueEvent[] = [];
  const queue = createElicitationQueue({
    rendererTimeout: Infinity,
    onEvent: (event) => events.push(event),
    ...options,
  });
  return { queue, events, connection: queue.connection({ name: 'Example' }) };
}

const pendingIn = (queue: ReturnType<typeof setUp>['queue']) => queue.getSnapshot().pending.length;

function callUnderWay() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((onDone, onFailed) => {
    [resolve, reject] = [onDone, onFailed];
  });
  return { promise, resolve, reject };
}

/** Lets what has been resolved take effect. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('HOST-3 prompts of a call', () => {
  test.each([
    ['settles', (call: ReturnType<typeof callUnderWay>) => call.resolve()],
    ['fails', (call: ReturnType<typeof callUnderWay>) => call.reject(new Error('timed out'))],
  ])('close when it %s', async (_, end) => {
    const { queue, connection } = setUp();
    const call = callUnderWay();
    const tracked = connection.track(() => call.promise);
    tracked.catch(() => {});
    const answer = connection.onRequest(form);
    await settled();
    const [pending] = queue.getSnapshot().pending;
    expect(pending!.signal.aborted).toBe(false);
    end(call);
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    expect(pending!.signal.aborted).toBe(true);
    expect(pendingIn(queue)).toBe(0);
  });

  test('stay while another call is under way that they may belong to', async () => {
    const { queue, connection } = setUp();
    const [one, two] = [callUnderWay(), callUnderWay()];
    void connection.track(() => one.promise);
    void connection.track(() => two.promise);
    void connection.onRequest(form);
    one.resolve();
    await settled();
    expect(pendingIn(queue)).toBe(1);
    two.resolve();
    await settled();
    expect(pendingIn(queue)).toBe(0);
  });

  test('are left alone by calls that came later, or to another server', async () => {
    const { queue, connection } = setUp();
    const answer = connection.onRequest(form);
    await settled();
    await connection.track(() => Promise.resolve());
    await queue.connection({ name: 'Other' }).track(() => Promise.resolve());
    await settled();
    expect(pendingIn(queue)).toBe(1);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('of a call that has settled are none of what comes after it', async () => {
    const { queue, connection } = setUp();
    await connection.track(() => Promise.resolve());
    await settled();
    void connection.onRequest(form);
    await settled();
    expect(pendingIn(queue)).toBe(1);
    expect(queue.getSnapshot().pending[0]!.signal.aborted).toBe(false);
  });

  test('have the deadline of the call, the last of several', async () => {
    const { queue, connection } = setUp();
    const never = () => new Promise<void>(() => {});
    void connection.track(() => never(), { deadline: 1000 });
    void connection.track(() => never(), { deadline: 2000 });
    void connection.onRequest(form);
    void connection.track(() => never());
    void connection.onRequest(form);
    await settled();
    expect(queue.getSnapshot().pending.map(({ deadline }) => deadline)).toEqual([2000, undefined]);
  });
});

test('HOST-3 a connection that closes closes its prompts, and asks nothing more', async () => {
  const { queue, connection } = setUp();
  const other = queue.connection({ name: 'Other' });
  const answer = connection.onRequest(form);
  void other.onRequest(form);
  await settled();
  connection.close();
  await expect(answer).resolves.toEqual({ action: 'cancel' });
  expect(queue.getSnapshot().pending).toMatchObject([{ server: { name: 'Other' } }]);
  await expect(connection.onRequest(form)).rejects.toMatchObject({ code: -32603 });
});

describe('HOST-3 progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['v1', (notify: () => unknown) => ({ sendNotification: notify })],
    ['v2', (notify: () => unknown) => ({ mcpReq: { notify } })],
  ])('SDK %s: every 15 seconds until the answer', async (_, context) => {
    const { queue, connection } = setUp();
    const notify = vi.fn<(notification: unknown) => unknown>(() => Promise.resolve());
    const answer = connection.onRequest(withToken, context(notify as never));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(notify).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15_001);
    expect(notify.mock.calls).toEqual(
      [1, 2].map((progress) => [
        { method: 'notifications/progress', params: { progressToken: 7, progress } },
      ]),
    );
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await answer;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notify).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits anew once the last message has been sent: browsers slow down timers that set each other', async () => {
    const { queue, connection } = setUp();
    let sent = () => {};
    const notify = vi.fn<() => unknown>(() => new Promise<void>((resolve) => (sent = resolve)));
    const answer = connection.onRequest(withToken, { mcpReq: { notify } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notify).toHaveBeenCalledTimes(1);
    sent();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(notify).toHaveBeenCalledTimes(2);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await answer;
    sent();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notify).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('not here');
      },
    ],
    ['rejects', () => Promise.reject(new Error('gone'))],
  ])('a notification that %s disturbs nobody', async (_, notify) => {
    const { queue, connection } = setUp();
    const answer = connection.onRequest(withToken, { mcpReq: { notify } });
    await vi.advanceTimersByTimeAsync(15_000);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('none without a token', async () => {
    const { connection } = setUp();
    const notify = vi.fn<() => void>();
    void connection.onRequest(form, { mcpReq: { notify } });
    void connection.onRequest({ ...form, _meta: { progressToken: {} } }, { mcpReq: { notify } });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('TRUST-6 a server that asks too much', () => {
  test('20 pending are enough; the others are told, and so is the host', async () => {
    const { queue, events, connection } = setUp();
    for (let asked = 0; asked < 20; asked++) void connection.onRequest(form);
    await expect(connection.onRequest(form)).rejects.toMatchObject({
      code: -32000,
      message: expect.stringContaining('Too many requests') as string,
    });
    expect(pendingIn(queue)).toBe(20);
    expect(events.at(-1)).toMatchObject({ type: 'refused', server: { name: 'Example' } });
    void queue.connection({ name: 'Other' }).onRequest(form);
    await settled();
    expect(pendingIn(queue)).toBe(21);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'cancel' },
    });
    await settled();
    void connection.onRequest(form);
    await settled();
    expect(pendingIn(queue)).toBe(21);
  });

  test('30 in a minute are enough', async () => {
    vi.useFakeTimers();
    const { queue, connection } = setUp();
    const ask = async () => {
      const answer = connection.onRequest(form);
      await Promise.resolve();
      queue.tell({
        type: 'respond',
        id: queue.getSnapshot().pending[0]?.id ?? '',
        result: { action: 'decline' },
      });
      return answer;
    };
    for (let asked = 0; asked < 30; asked++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: -32000 });
    vi.advanceTimersByTime(60_000);
    await expect(ask()).resolves.toEqual({ action: 'decline' });
    vi.useRealTimers();
  });

  test('the limits are the host’s', async () => {
    const { connection } = setUp({ limits: { pending: 1 } });
    void connection.onRequest(form);
    await expect(connection.onRequest(form)).rejects.toMatchObject({ code: -32000 });
  });

  test('silenced, it is declined: what is pending, and what comes, until it is listened to', async () => {
    const { queue, events, connection } = setUp();
    const other = queue.connection({ name: 'Other' });
    const answers = [connection.onRequest(form), connection.onRequest(form)];
    void other.onRequest(form);
    await settled();
    connection.setSilenced(true);
    await expect(Promise.all(answers)).resolves.toEqual([
      { action: 'decline' },
      { action: 'decline' },
    ]);
    await expect(connection.onRequest(form)).resolves.toEqual({ action: 'decline' });
    expect(queue.getSnapshot().silenced).toEqual([{ name: 'Example' }]);
    expect(pendingIn(queue)).toBe(1);
    connection.setSilenced(false);
    void connection.onRequest(form);
    await settled();
    expect(pendingIn(queue)).toBe(2);
    expect(events.map(({ type }) => type)).toEqual([
      'pending',
      'pending',
      'pending',
      'silenced',
      'answered',
      'answered',
      'unsilenced',
      'pending',
    ]);
  });
});

const url = { mode: 'url', message: 'x', url: 'https://example.com/' };

describe('HOST-8 a connection', () => {
  test('may be asked in fewer modes than the queue, and in no others', async () => {
    const { queue } = setUp({ modes: ['form'] });
    const none = queue.connection({ name: 'Example', modes: ['url'] });
    await expect(none.onRequest(url)).rejects.toMatchObject({ code: -32602, path: ['mode'] });
    const forms = setUp().queue.connection({ name: 'Example', modes: ['form'] });
    await expect(forms.onRequest(url)).rejects.toMatchObject({ code: -32602, path: ['mode'] });
  });
});
