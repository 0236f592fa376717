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
    open(onState, onDown) {
      let detach: (() => void) | undefined;
      channel.connect = () => {
        channel.isUp = true;
        detach?.();
        detach = bridge().attach((state) => onState(JSON.parse(JSON.stringify(state))));
      };
      channel.cut = () => {
        channel.isUp = false;
        detach?.();
        detach = undefined;
        onDown();
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

/** The snapshot of the window whose answer was taken. */
const taken = (id: string, ended: string) => ({ pending: [], left: { id, ended } });
const silence = ({ id }: { id?: string | undefined }) =>
  ({ type: 'silence', serverId: id! }) as const;

test('PROTO-15 what an answer says in its _meta reaches the server of a back end', async () => {
  const { pages, askFor } = setUp();
  const { answer, id } = await askFor(form);
  const result = { ...accepted, _meta: { persist: 'session' } };
  pages[0].queue.tell({ type: 'respond', id, result });
  await expect(answer).resolves.toEqual(result);
});

describe('HOST-8 two windows of one person', () => {
  test('show the same, and the other says that it was answered', async () => {
    const { pages, askFor } = setUp();
    const [one, other] = pages;
    const { id, answer } = await askFor(form);
    expect(other.first()).toMatchObject({ id, request: form, server: { name: 'GitHub' } });
    const { signal } = other.first()!;
    one.queue.tell({ type: 'respond', id, result: accepted });
    await until(() => expect(one.queue.getSnapshot()).toMatchObject(taken(id, 'accept')));
    await until(() => expect(other.first()).toMatchObject({ id, ended: 'answered-elsewhere' }));
    expect(signal.reason).toBe('answered-elsewhere');
    other.queue.tell({ type: 'dismiss', id });
    expect(other.queue.getSnapshot().pending).toEqual([]);
    await expect(answer).resolves.toEqual(accepted);
  });

  test('that answer at once: one is taken, and the other told', async () => {
    const { pages, askFor } = setUp();
    const { id, answer } = await askFor(form);
    pages[0].queue.tell({ type: 'respond', id, result: accepted });
    pages[1].queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    await expect(answer).resolves.toEqual(accepted);
    await until(() => expect(pages[0].queue.getSnapshot()).toMatchObject(taken(id, 'accept')));
    await until(() => expect(pages[1].first()).toMatchObject({ ended: 'answered-elsewhere' }));
  });

  test('have one opened page, one silence, and one withdrawal', async () => {
    const { pages, askFor, connection } = setUp();
    const [one, other] = pages;
    const { id } = await askFor(askForUrl('https://example.com/', 'e1'));
    // An accept that is due as the page opens goes out by itself.
    one.queue.tell({ type: 'opened', id });
    for (const { first } of pages)
      await until(() => expect(first()).toMatchObject({ stage: 'opened', ended: 'accept' }));
    connection.onComplete({ elicitationId: 'e1' });
    for (const { first } of pages)
      await until(() => expect(first()).toMatchObject({ stage: 'finished', ended: 'accept' }));
    other.queue.tell({ type: 'dismiss', id });
    await until(() => expect(one.queue.getSnapshot().pending).toEqual([]));
    const controller = new AbortController();
    await askFor(form, controller.signal);
    controller.abort();
    for (const { first } of pages)
      await until(() => expect(first()).toMatchObject({ ended: 'withdrawn' }));
    await askFor({ ...form, message: 'Again?' });
    one.queue.tell(silence(one.queue.getSnapshot().pending.at(-1)!.server));
    expect(one.queue.getSnapshot().pending.filter(({ ended }) => !ended)).toEqual([]);
    await until(() =>
      expect(other.queue.getSnapshot().silenced).toMatchObject([{ name: 'GitHub' }]),
    );
    await until(() => expect(other.first()).toMatchObject({ ended: 'withdrawn' }));
  });
});

describe('HOST-8 nothing is lost', () => {
  test('an accept and a cancel on their way, while another window is faster: it says so', async () => {
    const { pages, askFor } = setUp();
    const [one, other] = pages;
    const { id, answer } = await askFor(form);
    const { signal } = one.first()!;
    one.channel.cut();
    for (const result of [accepted, { action: 'cancel' } as const])
      one.queue.tell({ type: 'respond', id, result });
    other.queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    await expect(answer).resolves.toEqual({ action: 'decline' });
    one.channel.connect();
    await until(() => expect(signal.reason).toBe('answered-elsewhere'));
    expect(one.first()).toMatchObject({ id, ended: 'answered-elsewhere' });
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
    queue.tell({ type: 'respond', id, result: accepted });
    queue.tell({ type: 'respond', id, result: { action: 'cancel' } });
    channel.connect();
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    await until(() => expect(queue.getSnapshot()).toMatchObject(taken(id, 'cancel')));
  });

  test('an answer that had arrived unheard counts, though it was canceled after that', async () => {
    const { pages, askFor } = setUp();
    const [{ channel, queue }] = pages;
    const { id, answer } = await askFor(form);
    channel.fates.push('unheard', 'lost');
    queue.tell({ type: 'respond', id, result: accepted });
    queue.tell({ type: 'respond', id, result: { action: 'cancel' } });
    await expect(answer).resolves.toEqual(accepted);
    await until(() => expect(queue.getSnapshot()).toMatchObject({ pending: [], left: { id } }));
    // Sent again, the cancel is not taken.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('a page that was opened stays so, though a state from before that comes later', async () => {
    const { bridge, pages, askFor } = setUp();
    const [{ channel, queue, first }] = pages;
    const { id } = await askFor(askForUrl('https://example.com/'));
    channel.isUp = false;
    queue.tell({ type: 'opened', id });
    void bridge.queue
      .connection(server)
      .onRequest(form)
      .catch(() => {});
    await until(() => expect(queue.getSnapshot().pending).toHaveLength(2));
    expect(first()).toMatchObject({ stage: 'opened' });
    bridge.dispose();
  });

  /** Two windows of a host whose server asks for a page, which the first has opened. */
  async function openPageOf(...elicitationIds: string[]) {
    const { bridge, connection, pages } = setUp({ until: 'finished' });
    const answers = elicitationIds.map((elicitationId) =>
      connection.onRequest(askForUrl(`https://example.com/${elicitationId}`, elicitationId)),
    );
    for (const { queue } of pages)
      await until(() => expect(queue.getSnapshot().pending).toHaveLength(answers.length));
    const ids = pages[0].queue.getSnapshot().pending.map(({ id }) => id);
    for (const id of ids) pages[0].queue.tell({ type: 'opened', id });
    await until(() =>
      expect(pages[1].queue.getSnapshot().pending.every(({ page }) => page === 'opened')).toBe(
        true,
      ),
    );
    const answersOf = ({ channel }: (typeof pages)[0]) =>
      channel.sent.filter(({ type }) => type === 'respond');
    return { bridge, connection, pages, answers, ids, answersOf };
  }

  test('PROTO-8 pages that are done are accepted by the window that has opened them, on screen or not, and by no other', async () => {
    const { connection, pages, answers, ids, answersOf } = await openPageOf('e1', 'e2');
    for (const at of [1, 0]) {
      connection.onComplete({ elicitationId: `e${at + 1}` });
      await expect(answers[at]).resolves.toEqual({ action: 'accept' });
    }
    expect(answersOf(pages[0])).toMatchObject([{ id: ids[1] }, { id: ids[0] }]);
    expect(answersOf(pages[1])).toEqual([]);
    await until(() => expect(pages[0].queue.getSnapshot().pending).toEqual([]));
  });

  test.each(['before', 'after'])(
    'PROTO-8 TRUST-8 a page that is done %s its windows lost the connection is accepted when they are back, and not without them',
    async (when) => {
      const { bridge, connection, pages, answers } = await openPageOf('e1');
      if (when === 'before') connection.onComplete({ elicitationId: 'e1' });
      for (const { channel } of pages) channel.cut();
      if (when === 'after') connection.onComplete({ elicitationId: 'e1' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(bridge.queue.getSnapshot().pending).toMatchObject([{ stage: 'finished' }]);
      pages[1].channel.connect();
      await until(() => expect(pages[1].first()).toMatchObject({ stage: 'finished' }));
      pages[0].channel.connect();
      await expect(answers[0]).resolves.toEqual({ action: 'accept' });
    },
  );

  test('PROTO-8 TRUST-8 a page that is done is not accepted by a window that was loaded anew: the person says so', async () => {
    const { bridge, connection, pages, answers, ids, answersOf } = await openPageOf('e1');
    pages[0].channel.cut();
    const reloaded = openPage(() => bridge);
    connection.onComplete({ elicitationId: 'e1' });
    await until(() => expect(reloaded.first()).toMatchObject({ stage: 'finished' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answersOf(reloaded)).toEqual([]);
    reloaded.queue.tell({ type: 'respond', id: ids[0]!, result: { action: 'accept' } });
    await expect(answers[0]).resolves.toEqual({ action: 'accept' });
  });

  test('TRUST-8 a Decline that could not be sent does not become an accept as the page is done', async () => {
    const { connection, pages, answers, ids } = await openPageOf('e1');
    const [{ channel, queue }] = pages;
    channel.isUp = false;
    queue.tell({ type: 'respond', id: ids[0]!, result: { action: 'decline' } });
    connection.onComplete({ elicitationId: 'e1' });
    await until(() => expect(queue.getSnapshot().pending).toMatchObject([{ page: 'finished' }]));
    channel.connect();
    await expect(answers[0]).resolves.toEqual({ action: 'decline' });
  });

  test.each([
    ['declined while the window was offline', { action: 'decline' } as const],
    ['left unanswered', undefined],
  ])(
    'TRUST-8 a page that was opened and %s is not accepted once its window is closed',
    async (_, result) => {
      const { bridge, connection, pages, ids, answersOf } = await openPageOf('e1');
      const [{ channel, queue }, other] = pages;
      channel.isUp = false;
      if (result) queue.tell({ type: 'respond', id: ids[0]!, result });
      queue.close();
      connection.onComplete({ elicitationId: 'e1' });
      await until(() => expect(other.first()).toMatchObject({ stage: 'finished' }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(bridge.queue.getSnapshot().pending).toMatchObject([{ stage: 'finished' }]);
      expect(answersOf(other)).toEqual([]);
    },
  );

  test('TRUST-8 a page that is done before it was opened is not accepted as it is opened', async () => {
    const { connection, pages, bridge } = setUp({ until: 'finished' });
    connection.onRequest(askForUrl('https://example.com/', 'e1')).catch(() => {});
    const [{ queue, first, channel }] = pages;
    await until(() => expect(first()).toBeDefined());
    connection.onComplete({ elicitationId: 'e1' });
    await until(() => expect(first()).toMatchObject({ isDone: true }));
    queue.tell({ type: 'opened', id: first()!.id });
    await until(() => expect(bridge.queue.getSnapshot().pending[0]!.stage).toBe('finished'));
    connection.onComplete({ elicitationId: 'e1' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(channel.sent.map(({ type }) => type)).toEqual(['opened']);
  });

  test('TRUST-8 URL-6 a page that is asked for again after a Cancel that came too late is not accepted as it is done', async () => {
    const { connection, pages } = setUp({ until: 'opened' });
    const [{ queue, first }, other] = pages;
    const answers: string[] = [];
    const askFor = async (elicitationId: string) => {
      const params = askForUrl('https://example.com/', elicitationId);
      answers.push((await connection.onRequest(params)).action);
    };
    void askFor('e1').then(() => askFor('e2'));
    await until(() => expect(first()).toBeDefined());
    queue.tell({ type: 'opened', id: first()!.id });
    queue.tell({ type: 'respond', id: first()!.id, result: { action: 'cancel' } });
    const again = { stage: 'opened', request: { elicitationId: 'e2' } };
    await until(() => expect(queue.getSnapshot().pending).toMatchObject([again]));
    connection.onComplete({ elicitationId: 'e2' });
    await until(() => expect(other.queue.getSnapshot().pending.at(-1)!.page).toBe('finished'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answers).toEqual(['accept']);
  });

  test('PROTO-8 a page that is done is accepted by a window whose panel goes before', async () => {
    const { bridge, connection, pages } = setUp({ until: 'finished' });
    const window = createRemoteQueue(createChannel(() => bridge).shared);
    window.subscribe(() => {});
    const endRendering = window.attachRenderer();
    const answer = connection.onRequest(askForUrl('https://example.com/', 'e1'));
    await until(() => expect(window.getSnapshot().pending).toHaveLength(1));
    window.tell({ type: 'opened', id: window.getSnapshot().pending[0]!.id });
    await until(() => expect(pages[0].first()).toMatchObject({ stage: 'opened' }));
    connection.onComplete({ elicitationId: 'e1' });
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
    await until(() => expect(window.getSnapshot().pending).toMatchObject([{ ended: 'withdrawn' }]));
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
    queue.tell(silence(first()!.server));
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
    queue.tell(silence(first()!.server));
    await expect(answer).resolves.toEqual({ action: 'decline' });
    channel.cut();
    await until(() => expect(other.queue.getSnapshot().silenced).toHaveLength(1));
    const serverId = other.queue.getSnapshot().silenced[0]!.id!;
    other.queue.tell({ type: 'unsilence', serverId });
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
    queue.tell({ type: 'respond', id, result: accepted });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(first()).toMatchObject({ id, stage: 'sending' });
    channel.connect();
    await expect(answer).resolves.toEqual(accepted);
    await until(() => expect(queue.getSnapshot()).toMatchObject(taken(id, 'accept')));
  });

  test('what the deciding process could not be reached for is sent again', async () => {
    const { pages, askFor } = setUp();
    const [{ channel, queue, first }] = pages;
    const { id, answer } = await askFor(form);
    channel.fates.push('unreachable', 'unreachable');
    queue.tell({ type: 'respond', id, result: accepted });
    await expect(answer).resolves.toEqual(accepted);
    expect(channel.sent).toHaveLength(3);
    await until(() => expect(first()).toBeUndefined());
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
    queue.tell({ type: 'respond', id, result: accepted });
    channel.connect();
    expect(first()).toMatchObject({ id, ended: 'withdrawn' });
    queue.tell({ type: 'dismiss', id });
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
    const { signal } = first()!;
    const wrong = { action: 'accept', content: { name: 5 } } as const;
    queue.tell({ type: 'respond', id, result: wrong });
    await until(() =>
      expect(first()).toMatchObject({
        id,
        stage: 'asked',
        failure: { action: 'accept', error: expect.any(RemoteError) as RemoteError },
      }),
    );
    expect((first()!.failure!.error as RemoteError).issues).toMatchObject([{ property: 'name' }]);
    expect(signal.aborted).toBe(false);
  });

  test('a deadline is by the back end’s clock', async () => {
    const { pages, connection } = setUp();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
    const call = new Promise(() => {});
    void connection.track(() => call, { deadline: now + 3_600_000 + 60_000 });
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
          const waiting = queue.getSnapshot().pending.find(({ ended }) => !ended);
          channel.fates.push(...one.fates);
          const result =
            one.action === 'accept' ? accepted : { action: one.action as 'decline' | 'cancel' };
          if (waiting) queue.tell({ type: 'respond', id: waiting.id, result });
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
      for (const { channel } of pages) {
        channel.fates = [];
        channel.cut();
        channel.connect();
      }
      // What was sent arrives, and what is answered nowhere is there to be answered, in both.
      for (const { queue } of pages) {
        await until(() => {
          const { pending } = queue.getSnapshot();
          expect(pending.filter(({ stage }) => stage === 'sending')).toEqual([]);
          const open = pending.filter(({ ended }) => !ended).map(({ id }) => id);
          expect(open).toEqual(bridge.queue.getSnapshot().pending.map(({ id }) => id));
        });
      }
      for (const { id } of bridge.queue.getSnapshot().pending)
        bridge.queue.tell({ type: 'respond', id, result: { action: 'cancel' } });
      await Promise.all(asked.map(({ answer }) => answer));
      expect(settlements.every((count) => count === 1)).toBe(true);
      for (const { queue } of pages) {
        await until(() =>
          expect(queue.getSnapshot().pending.every(({ ended }) => ended)).toBe(true),
        );
        queue.close();
      }
      bridge.dispose();
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 300) },
  );
}, 600_000);
