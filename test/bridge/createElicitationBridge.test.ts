import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createElicitationBridge, type BridgeState } from 'react-mcp-elicitation/bridge';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const server = { name: 'GitHub', url: 'https://mcp.github.com/sse?api_key=secret' };
/** What pages know of it. */
const published = {
  id: expect.any(String) as string,
  name: 'GitHub',
  url: 'https://mcp.github.com',
};
const form = ask({ name: { type: 'string', minLength: 3 } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;

/** A bridge with one page, and what that page was told. */
function setUp(options: Parameters<typeof createElicitationBridge>[0] = {}) {
  const bridge = createElicitationBridge(options);
  const states: BridgeState[] = [];
  const detach = bridge.attach((state) => states.push(structuredClone(state)));
  const connection = bridge.queue.connection(server);
  const { epoch } = states[0]!;
  const send = (act: object, from = 'window', at = Date.now()) =>
    bridge.receive({ v: 1, epoch, from, at, ...act });
  const askFor = async (params: unknown, signal?: AbortSignal) => {
    const answer = connection.onRequest(params, { signal });
    answer.catch(() => {});
    const open = () => states.at(-1)!.pending.findLast((one) => 'params' in one);
    await waitFor(() => expect(open()).toBeDefined());
    return { answer, id: open()!.id };
  };
  return { bridge, states, detach, connection, send, askFor, epoch, last: () => states.at(-1)! };
}

describe('HOST-8 a back end tells a page', () => {
  test('all that is pending at once, and whole after each change, in JSON', async () => {
    const { bridge, states, askFor, send, last } = setUp();
    expect(states).toMatchObject([{ v: 1, pending: [], silenced: [] }]);
    const { id, answer } = await askFor(form);
    expect(JSON.parse(JSON.stringify(last()))).toEqual(last());
    expect(last().pending).toMatchObject([{ id, params: form, position: 1 }]);
    expect(last().pending[0]!.server).toEqual(published);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const late: BridgeState[] = [];
    bridge.attach((state) => late.push(state));
    expect(late[0]!.pending).toHaveLength(1);
    await expect(send({ type: 'respond', id, result: accepted })).resolves.toEqual({ ok: true });
    await expect(answer).resolves.toEqual(accepted);
    await waitFor(() =>
      expect(late.at(-1)!.pending).toEqual([
        { id, server: { id: published.id }, ended: 'accept', by: 'window' },
      ]),
    );
  });

  test('of an answer only after the server has it', async () => {
    const { bridge, askFor, send } = setUp();
    const { id, answer } = await askFor(form);
    const order: string[] = [];
    bridge.attach(({ pending }) => {
      if (pending.some(({ ended }) => ended)) order.push('page');
    });
    void answer.then(() => order.push('server'));
    await send({ type: 'respond', id, result: accepted });
    await waitFor(() => expect(order).toEqual(['server', 'page']));
  });

  test('that a request was withdrawn', async () => {
    const { askFor, last } = setUp();
    const controller = new AbortController();
    const { id } = await askFor(form, controller.signal);
    controller.abort();
    await waitFor(() => expect(last().pending).toMatchObject([{ id, ended: 'withdrawn' }]));
  });

  test.each([
    ['timed out', 'fails after', -1, 'timed-out'],
    // The timer of a call starts before its host works out the deadline.
    ['timed out', 'fails shortly before', 400, 'timed-out'],
    ['withdrawn', 'fails long before', 60_000, 'withdrawn'],
    ['withdrawn', 'was given more time, and succeeds after', -1, 'withdrawn'],
  ])('of a request that it has %s if its call %s its deadline', async (_, how, left, ended) => {
    const { connection, last } = setUp();
    const call = new AbortController();
    const over = new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('The call is over.'));
      call.signal.addEventListener('abort', how.includes('fails') ? fail : () => resolve());
    });
    const tracked = connection.track(() => over, { deadline: Date.now() + left });
    const answer = connection.onRequest(form);
    await waitFor(() => expect(last().pending).toHaveLength(1));
    call.abort();
    await tracked.catch(() => {});
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    await waitFor(() => expect(last().pending).toMatchObject([{ ended }]));
  });

  test('changes that come together as one', async () => {
    const { states, connection, last } = setUp();
    for (let count = 0; count < 10; count++) void connection.onRequest(form).catch(() => {});
    await waitFor(() => expect(last().pending).toHaveLength(10));
    expect(states.length).toBeLessThan(5);
  });

  test('TRUST-1 those icons of a server that may be drawn', async () => {
    const { bridge, last } = setUp();
    const own = { src: 'https://mcp.github.com/icon.png' };
    const icons = [{ src: 'https://cdn.example/icon.png' }, own];
    const connection = bridge.queue.connection({ ...server, icons: () => icons });
    connection.onRequest(form).catch(() => {});
    await waitFor(() => expect(last().pending).toHaveLength(1));
    expect(last().pending[0]!.server).toEqual({ ...published, icons: [own] });
  });

  test('nothing of a server but its name, its icon and its origin', async () => {
    const { bridge, states, last } = setUp();
    const config = { ...server, icon: '/icon.svg', headers: { authorization: 'Bearer secret' } };
    void bridge.queue
      .connection(config)
      .onRequest(form)
      .catch(() => {});
    await waitFor(() => expect(last().pending).toHaveLength(1));
    expect(last().pending[0]!.server).toEqual({ ...published, icon: '/icon.svg' });
    expect(JSON.stringify(states)).not.toContain('secret');
  });

  test('how many requests ended, and not all of them for good', async () => {
    const { connection, last } = setUp({ limits: { pending: Infinity, perMinute: Infinity } });
    const controller = new AbortController();
    for (let count = 0; count < 300; count++) {
      connection.onRequest(form, { signal: controller.signal }).catch(() => {});
    }
    await waitFor(() => expect(last().pending).toHaveLength(300));
    controller.abort();
    await waitFor(() => expect(last().pending).toHaveLength(100));
    expect(JSON.stringify(last()).length).toBeLessThan(50_000);
  });

  describe('that an accepted URL is open', () => {
    /** Asks for pages, and accepts each, as windows do that are then closed. */
    async function accept(count: number) {
      const page = setUp({ limits: { pending: Infinity, perMinute: Infinity } });
      const { bridge, connection, last, send } = page;
      for (let number = 0; number < count; number++) {
        connection.onRequest(askForUrl('https://example.com/', `e${number}`)).catch(() => {});
      }
      await waitFor(() => expect(last().pending).toHaveLength(count));
      const ids = last().pending.map(({ id }) => id);
      for (const id of ids) await send({ type: 'respond', id, result: { action: 'accept' } });
      const late = () => {
        let told: BridgeState | undefined;
        bridge.attach((state) => (told ??= state))();
        return told!.pending.map(({ id }) => id);
      };
      return { ...page, ids, late };
    }

    test('for an hour, if nobody puts it away', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { bridge, ids, late } = await accept(1);
      vi.setSystemTime(Date.now() + 3_500_000);
      expect(late()).toEqual(ids);
      vi.setSystemTime(Date.now() + 200_000);
      expect(late()).toEqual([]);
      expect(bridge.queue.getSnapshot().pending).toEqual([]);
    });

    test('of many such only the newest', async () => {
      const { bridge, ids, late, send } = await accept(101);
      await waitFor(() => expect(late()).toEqual(ids.slice(1)));
      expect(bridge.queue.getSnapshot().pending).toHaveLength(100);
      // One that a person puts away makes room for another.
      await send({ type: 'dismiss', id: ids[50] });
      expect(late()).toHaveLength(99);
    });
  });

  test('a page that fails, and goes on with the others', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { bridge, last, connection } = setUp();
    bridge.attach(() => {
      throw new Error('Object has been destroyed');
    });
    const onEnd = vi.fn<() => void>();
    bridge.attach(async () => Promise.reject(new Error('The socket is not open.')), onEnd);
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    let isGone = false;
    bridge.attach(() => {
      if (isGone) throw new Error('Object has been destroyed');
    });
    isGone = true;
    void connection.onRequest(form).catch(() => {});
    await waitFor(() => expect(last().pending).toHaveLength(1));
    expect(complaint).toHaveBeenCalledTimes(3);
    complaint.mockRestore();
  });

  test('of a request although the host’s log rejects', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => {
      process.off('unhandledRejection', unhandled);
      complaint.mockRestore();
    });
    const bug = new Error('The audit log is away.');
    const { askFor } = setUp({ onEvent: async () => Promise.reject(bug) });
    await askFor(form);
    await waitFor(() => expect(complaint).toHaveBeenCalledExactlyOnceWith(bug));
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('nothing any more once it is gone', async () => {
    const { states, detach, connection } = setUp();
    detach();
    void connection.onRequest(form).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(states).toHaveLength(1);
  });
});

describe('HOST-8 the back end decides', () => {
  test('the first valid answer settles a request, and what was lost on the way back is not lost', async () => {
    const { askFor, send } = setUp();
    const { id, answer } = await askFor(form);
    const first = send({ type: 'respond', id, result: accepted });
    const second = send({ type: 'respond', id, result: { action: 'decline' } }, 'another window');
    await expect(first).resolves.toEqual({ ok: true });
    await expect(second).resolves.toEqual({ ok: false, reason: 'gone' });
    // The same page, which never heard of the reply.
    await expect(send({ type: 'respond', id, result: accepted })).resolves.toEqual({ ok: true });
    await expect(answer).resolves.toEqual(accepted);
  });

  test('the first that came is the first, however long what comes after', async () => {
    const { askFor, send } = setUp();
    const { id, answer } = await askFor(form);
    const long = { action: 'accept', content: { name: 'A'.repeat(500_000) } };
    const replies = [long, { action: 'decline' }].map((result, at) =>
      send({ type: 'respond', id, result }, `window ${at}`),
    );
    await expect(Promise.all(replies)).resolves.toEqual([
      { ok: true },
      { ok: false, reason: 'gone' },
    ]);
    await expect(answer).resolves.toEqual(long);
  });

  test.each([
    ['content that the form does not allow', { action: 'accept', content: { name: 'A' } }],
    [
      'content that the form does not ask for',
      { action: 'accept', content: { name: 'Ada', x: 1 } },
    ],
    ['a value that the protocol does not know', { action: 'accept', content: { name: { x: {} } } }],
    ['an action that does not exist', { action: 'yolo' }],
    ['content of a no', { action: 'decline', content: {} }],
    ['a member that does not exist', { action: 'decline', and: 1 }],
    ['nothing', null],
  ])('%s is invalid, and changes nothing', async (_, result) => {
    const { askFor, send, last } = setUp();
    const { id } = await askFor(form);
    await expect(send({ type: 'respond', id, result })).resolves.toMatchObject({
      ok: false,
      reason: 'invalid',
    });
    expect(last().pending).toMatchObject([{ id }]);
  });

  test('an answer that was refused does not count as taken once its request is withdrawn', async () => {
    const { askFor, send } = setUp();
    const controller = new AbortController();
    const { id } = await askFor(form, controller.signal);
    const refused = { type: 'respond', id, result: { action: 'accept', content: { name: 'A' } } };
    await expect(send(refused)).resolves.toMatchObject({ ok: false, reason: 'invalid' });
    controller.abort();
    await expect(send(refused)).resolves.toEqual({ ok: false, reason: 'gone' });
  });

  test('what is wrong with content is told', async () => {
    const { askFor, send } = setUp();
    const { id } = await askFor(form);
    const result = { action: 'accept', content: { name: 'A' } };
    await expect(send({ type: 'respond', id, result })).resolves.toMatchObject({
      issues: [{ property: 'name', code: 'min-length' }],
    });
  });

  test('another epoch is stale, and an id that was never given gone', async () => {
    const { bridge, send } = setUp();
    const act = { v: 1, from: 'w', at: 1, type: 'respond', id: 'r0', result: accepted } as const;
    await expect(bridge.receive({ ...act, epoch: 'another' })).resolves.toEqual({
      ok: false,
      reason: 'stale',
    });
    await expect(send({ type: 'respond', id: 'r0', result: accepted })).resolves.toEqual({
      ok: false,
      reason: 'gone',
    });
  });

  test('a form is not opened', async () => {
    const { askFor, send, last } = setUp();
    const { id } = await askFor(form);
    await expect(send({ type: 'opened', id })).resolves.toMatchObject({ reason: 'invalid' });
    expect(last().pending).toMatchObject([{ id, page: undefined }]);
  });

  test('a URL is opened, waited for and put away in all pages', async () => {
    const { askFor, send, last, connection } = setUp();
    const { id, answer } = await askFor(askForUrl('https://example.com/', 'e1'));
    await send({ type: 'opened', id });
    await send({ type: 'respond', id, result: { action: 'accept' } });
    await expect(answer).resolves.toEqual({ action: 'accept' });
    connection.onComplete({ elicitationId: 'e1' });
    await waitFor(() =>
      expect(last().pending).toMatchObject([
        { id, page: 'finished', ended: 'accept', params: { mode: 'url' } },
      ]),
    );
    await send({ type: 'dismiss', id });
    await waitFor(() => expect(last().pending).toEqual([]));
  });

  test('a server is silenced and listened to again by what tells it apart', async () => {
    const { askFor, send, last, connection } = setUp();
    const { answer } = await askFor(form);
    await expect(send({ type: 'silence', serverId: 'nobody' })).resolves.toMatchObject({
      ok: false,
    });
    const serverId = last().pending[0]!.server.id!;
    await send({ type: 'silence', serverId });
    await expect(answer).resolves.toEqual({ action: 'decline' });
    await expect(connection.onRequest(form)).resolves.toEqual({ action: 'decline' });
    await waitFor(() => expect(last().silenced).toEqual([{ ...published, id: serverId }]));
    // Of two decisions in one millisecond, the first counts.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await send({ type: 'unsilence', serverId });
    await waitFor(() => expect(last().silenced).toEqual([]));
  });

  test('a decision that a page sends again, late, undoes no newer one', async () => {
    const { askFor, send, last } = setUp();
    await askFor(form);
    const serverId = last().pending[0]!.server.id!;
    const now = Date.now();
    const mute = () => send({ type: 'silence', serverId }, 'window', now - 2000);
    await mute();
    await send({ type: 'unsilence', serverId }, 'another window', now - 1000);
    // Its reply was lost.
    await expect(mute()).resolves.toEqual({ ok: true });
    await waitFor(() => expect(last().silenced).toEqual([]));
    const malformed = { ok: false, reason: 'malformed' };
    const decide = (from: string, at: number) => send({ type: 'silence', serverId }, from, at);
    await expect(decide('x'.repeat(101), now)).resolves.toMatchObject(malformed);
    await expect(decide('window', NaN)).resolves.toMatchObject(malformed);
    await expect(send({ type: 'opened', id: 'a', nonce: 'n' })).resolves.toMatchObject(malformed);
  });

  test('TRUST-6 a page whose clock is ahead decides nothing for later', async () => {
    const { askFor, send, last } = setUp();
    await askFor(form);
    const serverId = last().pending[0]!.server.id!;
    await send({ type: 'silence', serverId }, 'window', Date.now() + 3_600_000);
    await waitFor(() => expect(last().silenced).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await send({ type: 'unsilence', serverId });
    await waitFor(() => expect(last().silenced).toEqual([]));
  });

  test('TRUST-3 forms that ask for secrets are refused there, and no page hears of them', async () => {
    const { connection, states } = setUp({ sensitiveFields: 'refuse' });
    const params = ask({ password: { type: 'string', title: 'Password' } });
    await expect(connection.onRequest(params)).rejects.toMatchObject({ code: -32602 });
    expect(states.every(({ pending }) => pending.length === 0)).toBe(true);
  });

  test('HOST-8 whatever a page sends: a reply, and no change', async () => {
    const { askFor, bridge, epoch, last } = setUp();
    // Without an answer that is required, an accept is not valid.
    const { id } = await askFor(ask({ name: { type: 'string' } }, { required: ['name'] }));
    const text = fc.constantFrom(id, epoch, server.url, 'respond', 'accept', '', '__proto__');
    const value = fc.oneof(text, fc.anything({ withNullPrototype: true, withBigInt: true }));
    const members = ['v', 'epoch', 'from', 'at', 'type', 'id', 'result', 'code', 'message', 'x'];
    const member = fc.constantFrom(...members);
    const message = fc.oneof(
      fc.anything(),
      fc.dictionary(member, value),
      fc.record(
        {
          v: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, value),
          epoch: fc.oneof({ weight: 5, arbitrary: fc.constant(epoch) }, value),
          from: fc.oneof({ weight: 5, arbitrary: fc.constant('w') }, value),
          at: fc.oneof({ weight: 5, arbitrary: fc.nat() }, value),
          type: fc.oneof(
            { weight: 5, arbitrary: fc.constantFrom('respond', 'opened', 'dismiss', 'fail') },
            value,
          ),
          id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('r0', `${id}x`) }, value),
          result: fc.oneof(value, fc.record({ action: value, content: value })),
        },
        { requiredKeys: [] },
      ),
    );
    const before = JSON.stringify(last().pending);
    await fc.assert(
      fc.asyncProperty(message, async (sent) => {
        // Those that are true: nobody answers by them.
        const { type, id: of } = (sent ?? {}) as { type?: unknown; id?: unknown };
        fc.pre(of !== id || !['opened', 'dismiss', 'fail'].includes(type as string));
        const { ok, ...reply } = (await bridge.receive(sent)) as { ok: boolean; reason?: string };
        expect(ok).toBe(false);
        expect(['gone', 'stale', 'invalid', 'malformed']).toContain(reply.reason);
        expect(JSON.stringify(last().pending)).toBe(before);
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 10_000) },
    );
  });
});
