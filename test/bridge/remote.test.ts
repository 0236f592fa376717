import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  createElicitationBridge,
  type BridgeMessage,
  type ElicitationBridge,
} from 'react-mcp-elicitation/bridge';
import {
  createRemoteQueue,
  RemoteError,
  type ElicitationChannel,
  type RemoteQueue,
} from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const server = { name: 'GitHub', url: 'https://mcp.github.com' };
const form = ask({ name: { type: 'string' } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;

/** What may happen to a message: it is lost on the way there, or its reply on the way back, or it comes twice. */
type Fate = 'arrives' | 'lost' | 'unreachable' | 'unheard' | 'twice';

/** A channel in this process, which does what it is told. */
function createChannel(bridge: () => ElicitationBridge) {
  const channel = {
    isUp: true,
    fates: [] as Fate[],
    sent: [] as BridgeMessage[],
    connect: () => {},
    cut: () => {},
  };
  const shared: ElicitationChannel = {
    open(onState, onStatus) {
      let detach: (() => void) | undefined;
      channel.connect = () => {
        channel.isUp = true;
        detach?.();
        onStatus('up');
        detach = bridge().attach((state) => onState(JSON.parse(JSON.stringify(state))));
      };
      channel.cut = () => {
        channel.isUp = false;
        detach?.();
        detach = undefined;
        onStatus('down');
      };
      channel.connect();
      return () => detach?.();
    },
    async send(message) {
      channel.sent.push(message);
      const fate = channel.isUp ? (channel.fates.shift() ?? 'arrives') : 'lost';
      if (fate === 'lost') throw new TypeError('lost');
      if (fate === 'unreachable') return { ok: false, reason: fate };
      const text = JSON.stringify(message);
      if (fate === 'twice') await bridge().receive(JSON.parse(text));
      const reply = await bridge().receive(JSON.parse(text));
      if (fate === 'unheard') throw new TypeError('unheard');
      return reply;
    },
  };
  return { channel, shared };
}

/** A page: a remote queue, and whether it has its current request on screen. */
function openPage(bridge: () => ElicitationBridge) {
  const { channel, shared } = createChannel(bridge);
  const queue = createRemoteQueue(shared);
  queue.subscribe(() => {});
  queue.attachRenderer(() => queue.getSnapshot().pending[0]?.id);
  return { channel, queue, first: () => queue.getSnapshot().pending[0] };
}

function setUp(options?: Parameters<typeof createElicitationBridge>[0]) {
  const bridge = createElicitationBridge(options);
  const connection = bridge.queue.connection(server);
  const pages = [openPage(() => bridge), openPage(() => bridge)] as const;
  const askFor = async (params: unknown, signal?: AbortSignal) => {
    const answer = connection.onRequest(params, { signal });
    answer.catch(() => {});
    await waitFor(() => expect(pages[1].first()).toBeDefined());
    return { answer, id: pages[0].first()!.id };
  };
  return { bridge, connection, pages, askFor };
}

const until = (check: () => void) => waitFor(check);

describe('HOST-8 two windows of one person', () => {
  test('show the same, and the other says that it was answered', async () => {
    const { pages, askFor } = setUp();
    const [one, other] = pages;
    const { id, answer } = await askFor(form);
    expect(other.first()).toMatchObject({ id, request: form, server: { name: 'GitHub' } });
    const { signal } = other.first()!;
    await one.queue.tell({ type: 'respond', id: id, result: accepted });
    expect(one.queue.getSnapshot().pending).toEqual([]);
    await until(() => expect(other.first()).toMatchObject({ id, closed: 'answered-elsewhere' }));
    expect(signal.reason).toBe('answered-elsewhere');
    other.queue.tell({ type: 'dismiss', id: id });
    expect(other.queue.getSnapshot().pending).toEqual([]);
    await expect(answer).resolves.toEqual(accepted);
  });

  test('that answer at once: one is taken, and the other told', async () => {
    const { pages, askFor } = setUp();
    const { id, answer } = await askFor(form);
    await Promise.all([
      pages[0].queue.tell({ type: 'respond', id: id, result: accepted }),
      pages[1].queue.tell({ type: 'respond', id: id, result: { action: 'decline' } }),
    ]);
    await expect(answer).resolves.toEqual(accepted);
    expect(pages[0].queue.getSnapshot().pending).toEqual([]);
    expect(pages[1].first()).toMatchObject({ closed: 'answered-elsewhere' });
  });

  test('have one opened page, one silence, and one withdrawal', async () => {
    const { pages, askFor, connection } = setUp();
    const [one, other] = pages;
    const { id } = await askFor(askForUrl('https://example.com/', 'e1'));
    one.queue.tell({ type: 'opened', id: id });
    await one.queue.tell({ type: 'respond', id: id, result: { action: 'accept' } });
    connection.onComplete({ elicitationId: 'e1' });
    for (const { first } of pages) {
      await until(() =>
        expect(first()).toMatchObject({ isOpened: true, isAnswered: true, isCompleted: true }),
      );
    }
    other.queue.tell({ type: 'dismiss', id: id });
    await until(() => expect(one.queue.getSnapshot().pending).toEqual([]));
    const controller = new AbortController();
    await askFor(form, controller.signal);
    controller.abort();
    for (const { first } of pages)
      await until(() => expect(first()).toMatchObject({ closed: 'withdrawn' }));
    await askFor({ ...form, message: 'Again?' });
    one.queue.silence(one.queue.getSnapshot().pending.at(-1)!.server);
    expect(one.queue.getSnapshot().pending.filter(({ closed }) => !closed)).toEqual([]);
    await until(() =>
      expect(other.queue.getSnapshot().silenced).toMatchObject([{ name: 'GitHub' }]),
    );
    await until(() => expect(other.first()).toMatchObject({ closed: 'withdrawn' }));
  });
});

describe('HOST-8 nothing is lost', () => {
  test('an accept and a cancel on their way, while another window is faster: it says so', async () => {
    const { pages, askFor } = setUp();
    const [one, other] = pages;
    const { id, answer } = await askFor(form);
    const { signal } = one.first()!;
    one.channel.cut();
    const sent = [accepted, { action: 'cancel' } as const].map((result) =>
      Promise.resolve(one.queue.tell({ type: 'respond', id: id, result: result })).then(
        () => signal.reason as unknown,
      ),
    );
    await other.queue.tell({ type: 'respond', id: id, result: { action: 'decline' } });
    one.channel.connect();
    // Withdrawn before either is taken for an answer.
    await expect(Promise.all(sent)).resolves.toEqual(['answered-elsewhere', 'answered-elsewhere']);
    expect(one.first()).toMatchObject({ id, closed: 'answered-elsewhere' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('a draft that the back end has is a draft of the page', async () => {
    const { pages, connection, bridge } = setUp();
    const result = {
      resultType: 'input_required',
      inputRequests: { one: { method: 'elicitation/create', params: form } },
    };
    void connection
      .answerInputRequired({ params: {}, result, answers: { one: accepted } })
      .catch(() => {});
    await until(() => expect(pages[0].first()).toBeDefined());
    expect(pages[0].queue.getDraft(pages[0].first()!)).toEqual({ f0: 'Ada' });
    // What the person has emptied does not come back.
    pages[0].queue.setDraft(pages[0].first()!, undefined);
    expect(pages[0].queue.getDraft(pages[0].first()!)).toBeUndefined();
    bridge.dispose();
  });

  test('TRUST-8 an answer that was canceled before it could be sent is not sent before the cancel', async () => {
    const { pages, askFor } = setUp();
    const [{ channel, queue }] = pages;
    const { id, answer } = await askFor(form);
    channel.cut();
    const accept = Promise.resolve(queue.tell({ type: 'respond', id: id, result: accepted }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const cancel = Promise.resolve(
      queue.tell({ type: 'respond', id: id, result: { action: 'cancel' } }),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    channel.connect();
    await Promise.all([accept, cancel]);
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('an answer that had arrived unheard counts, though it was canceled after that', async () => {
    const { pages, askFor } = setUp();
    const [{ channel, queue }] = pages;
    const { id, answer } = await askFor(form);
    channel.fates.push('unheard', 'lost');
    const accept = Promise.resolve(queue.tell({ type: 'respond', id: id, result: accepted }));
    const cancel = Promise.resolve(
      queue.tell({ type: 'respond', id: id, result: { action: 'cancel' } }),
    );
    await Promise.all([accept, cancel]);
    await expect(answer).resolves.toEqual(accepted);
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('a page that was opened stays so, though a state from before that comes later', async () => {
    const { bridge, pages, askFor } = setUp();
    const [{ channel, queue, first }] = pages;
    const { id } = await askFor(askForUrl('https://example.com/'));
    channel.isUp = false;
    queue.tell({ type: 'opened', id: id });
    void bridge.queue
      .connection(server)
      .onRequest(form)
      .catch(() => {});
    await until(() => expect(queue.getSnapshot().pending).toHaveLength(2));
    expect(first()).toMatchObject({ isOpened: true });
    bridge.dispose();
  });

  test('PROTO-8 a page that is done is accepted by each window that shows another request', async () => {
    const { bridge, connection, pages } = setUp({ until: 'finished' });
    const [one, other] = pages;
    const [first, second] = ['e1', 'e2'].map((elicitationId) =>
      connection.onRequest(askForUrl('https://example.com/', elicitationId)),
    );
    await until(() => expect(other.queue.getSnapshot().pending).toHaveLength(2));
    for (const { id } of other.queue.getSnapshot().pending)
      other.queue.tell({ type: 'opened', id: id });
    await until(() => expect(one.queue.getSnapshot().pending[1]).toMatchObject({ isOpened: true }));
    const [shown, hidden] = bridge.queue.getSnapshot().pending.map(({ id }) => id);
    connection.onComplete({ elicitationId: 'e2' });
    await expect(second).resolves.toEqual({ action: 'accept' });
    // The panel on screen accepts by itself.
    connection.onComplete({ elicitationId: 'e1' });
    await until(() => expect(one.first()).toMatchObject({ id: shown, isCompleted: true }));
    for (const { channel } of pages) {
      const answers = channel.sent.filter(({ type }) => type === 'respond');
      expect(answers).toMatchObject([{ id: hidden, result: { action: 'accept' } }]);
    }
    await one.queue.tell({ type: 'respond', id: shown!, result: { action: 'accept' } });
    await expect(first).resolves.toEqual({ action: 'accept' });
  });

  test.each(['before', 'after'])(
    'PROTO-8 a page that is done is accepted if the windows go just %s',
    async (when) => {
      const { bridge, connection, pages } = setUp({ until: 'finished' });
      const [{ queue }] = pages;
      const answer = connection.onRequest(askForUrl('https://example.com/', 'e1'));
      await until(() => expect(queue.getSnapshot().pending).toHaveLength(1));
      queue.tell({ type: 'opened', id: queue.getSnapshot().pending[0]!.id });
      await until(() =>
        expect(bridge.queue.getSnapshot().pending).toMatchObject([{ isOpened: true }]),
      );
      if (when === 'after') connection.onComplete({ elicitationId: 'e1' });
      for (const { channel } of pages) channel.cut();
      if (when === 'before') connection.onComplete({ elicitationId: 'e1' });
      expect(bridge.queue.getSnapshot().pending).toEqual([]);
      await expect(answer).resolves.toEqual({ action: 'accept' });
    },
  );

  test('PROTO-8 a page that is done is accepted by a window whose panel goes before it has accepted', async () => {
    const { bridge, connection, pages } = setUp({ until: 'finished' });
    const window = createRemoteQueue(createChannel(() => bridge).shared);
    window.subscribe(() => {});
    const endRendering = window.attachRenderer();
    const answer = connection.onRequest(askForUrl('https://example.com/', 'e1'));
    await until(() => expect(window.getSnapshot().pending).toHaveLength(1));
    window.tell({ type: 'opened', id: window.getSnapshot().pending[0]!.id });
    await until(() => expect(pages[0].first()).toMatchObject({ isOpened: true }));
    connection.onComplete({ elicitationId: 'e1' });
    await until(() => expect(window.getSnapshot().pending).toMatchObject([{ isCompleted: true }]));
    endRendering();
    await expect(answer).resolves.toEqual({ action: 'accept' });
  });

  test('HOST-3 a window whose panel was elsewhere for a while says that the request was withdrawn meanwhile', async () => {
    const { bridge, connection } = setUp();
    const window = createRemoteQueue(createChannel(() => bridge).shared);
    window.subscribe(() => {});
    const ask = async (count: number) => {
      const withdrawal = new AbortController();
      void connection.onRequest(form, { signal: withdrawal.signal });
      await until(() => expect(window.getSnapshot().pending).toHaveLength(count));
      return withdrawal;
    };
    const endRendering = window.attachRenderer();
    const first = await ask(1);
    endRendering();
    first.abort();
    await until(() =>
      expect(window.getSnapshot().pending).toMatchObject([{ closed: 'withdrawn' }]),
    );
    // Nobody has seen one that comes after that.
    window.attachRenderer();
    (await ask(2)).abort();
    await until(() => expect(window.getSnapshot().pending).toHaveLength(1));
  });

  test('HOST-3 a window whose panel is back tells nobody of a withdrawal that it does not show', async () => {
    const { bridge, connection } = setUp();
    const window = createRemoteQueue(createChannel(() => bridge).shared);
    window.subscribe(() => {});
    const withdrawal = new AbortController();
    void connection.onRequest(form, { signal: withdrawal.signal });
    await until(() => expect(window.getSnapshot().pending).toHaveLength(1));
    window.attachRenderer()();
    window.attachRenderer(() => undefined);
    withdrawal.abort();
    await until(() => expect(window.getSnapshot().pending).toEqual([]));
  });

  test('TRUST-6 what a server asks while its mute is on the way is not shown, and is declined', async () => {
    const { bridge, connection, pages, askFor } = setUp();
    const [{ channel, queue, first }, other] = pages;
    await askFor(form);
    channel.isUp = false;
    queue.silence(first()!.server);
    const second = connection.onRequest({ ...form, message: 'Again?' });
    await until(() => expect(other.queue.getSnapshot().pending).toHaveLength(2));
    expect(queue.getSnapshot().pending).toEqual([]);
    channel.connect();
    await expect(second).resolves.toEqual({ action: 'decline' });
    await until(() => expect(queue.getSnapshot().silenced).toHaveLength(1));
    expect(queue.getSnapshot().pending).toEqual([]);
    bridge.dispose();
  });

  test('HOST-8 what a server asks once another window has unmuted it is shown, although the mute was sent again', async () => {
    const { bridge, connection, pages, askFor } = setUp();
    const [{ channel, queue, first }, other] = pages;
    const { answer } = await askFor(form);
    channel.fates = ['unheard'];
    queue.silence(first()!.server);
    await expect(answer).resolves.toEqual({ action: 'decline' });
    channel.cut();
    await until(() => expect(other.queue.getSnapshot().silenced).toHaveLength(1));
    other.queue.unsilence(other.queue.getSnapshot().silenced[0]!);
    await until(() => expect(bridge.queue.getSnapshot().silenced).toEqual([]));
    connection.onRequest(form).catch(() => {});
    await until(() => expect(other.first()).toBeDefined());
    channel.connect();
    await until(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    bridge.dispose();
  });

  test('an answer is sent when the channel is back, and the request is on screen until then', async () => {
    const { pages, askFor } = setUp();
    const [{ channel, queue, first }] = pages;
    const { id, answer } = await askFor(form);
    channel.cut();
    expect(queue.getConnection()).toBe('down');
    const arrival = Promise.resolve(queue.tell({ type: 'respond', id: id, result: accepted }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(first()).toMatchObject({ id });
    channel.connect();
    await arrival;
    await expect(answer).resolves.toEqual(accepted);
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('what the deciding process could not be reached for is sent again', async () => {
    const { pages, askFor } = setUp();
    const [{ channel, queue, first }] = pages;
    const { id, answer } = await askFor(form);
    channel.fates.push('unreachable', 'unreachable');
    await queue.tell({ type: 'respond', id: id, result: accepted });
    await expect(answer).resolves.toEqual(accepted);
    expect(channel.sent).toHaveLength(3);
    expect(first()).toBeUndefined();
  });

  test('a back end that was started anew has none of what was pending, and says so', async () => {
    let bridge = createElicitationBridge({ id: 'ada' });
    const { channel, queue, first } = openPage(() => bridge);
    void bridge.queue
      .connection(server)
      .onRequest(form)
      .catch(() => {});
    await until(() => expect(first()).toBeDefined());
    const { id } = first()!;
    channel.cut();
    bridge = createElicitationBridge({ id: 'ada' });
    const arrival = Promise.resolve(queue.tell({ type: 'respond', id: id, result: accepted }));
    channel.connect();
    await arrival;
    expect(first()).toMatchObject({ id, closed: 'withdrawn' });
    queue.tell({ type: 'dismiss', id: id });
    void bridge.queue
      .connection(server)
      .onRequest(form)
      .catch(() => {});
    await until(() => expect(first()).toMatchObject({ server: { name: 'GitHub' } }));
  });

  test('an answer that the back end does not take comes back', async () => {
    const { pages, askFor } = setUp();
    const [{ queue, first }] = pages;
    const { id } = await askFor(form);
    const arrival = Promise.resolve(
      queue.tell({ type: 'respond', id: id, result: { action: 'accept', content: { name: 5 } } }),
    );
    await expect(arrival).rejects.toThrow(RemoteError);
    expect(first()).toMatchObject({ id });
    expect(first()!.closed).toBeUndefined();
  });

  test('a deadline is by the back end’s clock', async () => {
    const { pages, connection } = setUp();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
    const call = new Promise(() => {});
    void connection.track(call, { deadline: now + 3_600_000 + 60_000 });
    const answer = connection.onRequest(form);
    answer.catch(() => {});
    // The page’s own clock is an hour behind.
    vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
    await until(() => expect(pages[0].first()?.deadline).toBe(now + 3_660_000));
    vi.restoreAllMocks();
  });
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant('ask' as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      page: fc.nat(1),
      action: fc.constantFrom('accept', 'decline', 'cancel'),
      fates: fc.array(fc.constantFrom<Fate>('arrives', 'lost', 'unheard', 'twice'), {
        maxLength: 2,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ cut: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ connect: fc.nat(1) }) },
  fc.constant('withdraw' as const),
);

test('HOST-8 two windows, a bad network and a server that withdraws: each request is answered once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
      const bridge = createElicitationBridge({
        limits: { perMinute: Infinity, pending: Infinity },
      });
      const connection = bridge.queue.connection(server);
      const pages = [openPage(() => bridge), openPage(() => bridge)] as const;
      const settlements: number[] = [];
      const asked: { answer: Promise<unknown>; controller: AbortController }[] = [];
      const sent: Promise<unknown>[] = [];
      for (const one of steps) {
        if (one === 'ask') {
          const controller = new AbortController();
          const at = settlements.push(0) - 1;
          const answer = connection.onRequest(form, { signal: controller.signal });
          const settle = () => void settlements[at]!++;
          asked.push({ answer: answer.then(settle, settle), controller });
        } else if (one === 'withdraw') asked.at(-1)?.controller.abort();
        else if ('cut' in one) pages[one.cut]!.channel.cut();
        else if ('connect' in one) pages[one.connect]!.channel.connect();
        else {
          const { channel, queue } = pages[one.page]! as {
            channel: (typeof pages)[0]['channel'];
            queue: RemoteQueue;
          };
          const waiting = queue.getSnapshot().pending.find(({ closed }) => !closed);
          channel.fates.push(...one.fates);
          const result =
            one.action === 'accept' ? accepted : { action: one.action as 'decline' | 'cancel' };
          // It rejects while another answer is on its way.
          const refused = () => {};
          if (waiting) {
            sent.push(
              Promise.resolve(
                queue.tell({ type: 'respond', id: waiting.id, result: result }),
              ).catch(refused),
            );
          }
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
      for (const { channel } of pages) {
        channel.fates = [];
        channel.cut();
        channel.connect();
      }
      // What is answered nowhere is there to be answered, in both.
      const open = bridge.queue.getSnapshot().pending;
      await Promise.all(sent);
      for (const { id } of bridge.queue.getSnapshot().pending)
        bridge.queue.tell({ type: 'respond', id: id, result: { action: 'cancel' } });
      await Promise.all(asked.map(({ answer }) => answer));
      expect(settlements.every((count) => count === 1)).toBe(true);
      expect(open.length).toBeLessThanOrEqual(settlements.length);
      for (const { queue } of pages) {
        await until(() =>
          expect(queue.getSnapshot().pending.every(({ closed }) => closed)).toBe(true),
        );
        queue.close();
      }
      bridge.dispose();
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 300) },
  );
}, 600_000);
