import { expect, test } from 'vitest';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createReceipt } from 'react-mcp-elicitation/core';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { settled, setUpHost } from './setUpHost.ts';

const page = askForUrl('https://example.com/connect', 'e1');

/** A call in which a person has opened a page, which was an accept. */
async function setUp() {
  const host = setUpHost();
  host.queue.attachRenderer();
  const { connection, queue } = host;
  let end: (result?: unknown) => void = () => {};
  let fail = () => {};
  const call = new Promise((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('The account was not connected.'));
  });
  connection.track(() => call).catch(() => {});
  const answer = connection.onRequest(page);
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  queue.tell({ type: 'opened', id: queue.getSnapshot().pending[0]!.id });
  await expect(answer).resolves.toEqual({ action: 'accept' });
  await settled();
  return { ...host, end, fail, pending: () => queue.getSnapshot().pending };
}

test('URL-6 an accepted page is done with its call, which is told once', async () => {
  const { end, pending, events, connection } = await setUp();
  expect(pending()).toMatchObject([{ stage: 'opened', ended: 'accept' }]);
  end();
  await settled();
  expect(pending()).toMatchObject([{ stage: 'finished', ended: 'accept' }]);
  connection.onComplete({ elicitationId: 'e1' });
  await settled();
  expect(events.map(({ type }) => type)).toEqual(['pending', 'answered', 'completed']);
});

test.each([
  ['rejects', ({ fail }: Awaited<ReturnType<typeof setUp>>) => fail()],
  ['has a tool that failed', ({ end }) => end({ content: [], isError: true })],
])('URL-6 an accepted page leaves with a call that %s', async (_, over) => {
  const host = await setUp();
  over(host);
  await settled();
  expect(host.pending()).toEqual([]);
  expect(host.events.map(({ type }) => type)).toEqual(['pending', 'answered']);
});

test('URL-6 a page that was put away before stays away when its call succeeds', async () => {
  const { queue, end, pending, events } = await setUp();
  queue.tell({ type: 'dismiss', id: pending()[0]!.id });
  end();
  await settled();
  expect(pending()).toEqual([]);
  expect(events.map(({ type }) => type)).toEqual(['pending', 'answered']);
});

const secret = ask(
  { name: { type: 'string', title: 'Name' }, password: { type: 'string' } },
  { message: 'Sign in' },
);

test.each([
  ['a form', ask({ name: { type: 'string' } }), { action: 'accept', content: { name: 'Ada' } }],
  ['a form that was declined', ask({}), { action: 'decline' }],
  ['a URL', page, { action: 'accept' }],
  ['a secret', secret, { action: 'accept', content: { name: 'Ada', password: 'hunter2' } }],
] as const)(
  'HOST-4 TRUST-3 the event of an answer has its receipt: %s',
  async (_, asked, result) => {
    const { queue, events, connection } = setUpHost();
    void connection.onRequest(asked);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result });
    await waitFor(() => expect(events.map(({ type }) => type)).toContain('answered'));
    const event = events.find(({ type }) => type === 'answered')!;
    if (event.type !== 'answered') return;
    const { request, server } = event.request;
    const at = new Date(event.receipt.at);
    expect(event.receipt).toEqual(createReceipt({ request, server, result, at }));
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(event.receipt)).not.toContain('hunter2');
  },
);

/** A back end with one server, and windows of its page that keep what they are told. */
function setUpBackEnd() {
  const bridge = createElicitationBridge();
  const openWindow = () => {
    const events: string[] = [];
    const receipts: string[] = [];
    const queue = createRemoteQueue(
      {
        open: (onState) => bridge.attach((state) => onState(JSON.parse(JSON.stringify(state)))),
        send: (message) => bridge.receive(JSON.parse(JSON.stringify(message))),
      },
      {
        onEvent(event) {
          const { ended } = 'request' in event ? event.request : {};
          events.push(event.type === 'withdrawn' ? `${event.type}: ${ended}` : event.type);
          if (event.type === 'answered') receipts.push(JSON.stringify(event.receipt));
        },
      },
    );
    queue.subscribe(() => {});
    queue.attachRenderer();
    return { queue, events, receipts, pending: () => queue.getSnapshot().pending };
  };
  return { connection: bridge.queue.connection({ name: 'Example' }), openWindow };
}

test('HOST-15 URL-6 HOST-8 behind a back end, a page has the data of the call, and what became of that', async () => {
  const { connection, openWindow } = setUpBackEnd();
  const [one, other] = [openWindow(), openWindow()];
  let end = () => {};
  const call = () => new Promise<void>((resolve) => (end = resolve));
  void connection.track(call, { data: { toolCallId: 'c1' } });
  const answer = connection.onRequest(page);
  await waitFor(() => expect(one.pending()).toMatchObject([{ data: { toolCallId: 'c1' } }]));
  one.queue.tell({ type: 'opened', id: one.pending()[0]!.id });
  await answer;
  await waitFor(() => expect(other.pending()).toMatchObject([{ stage: 'opened' }]));
  end();
  await waitFor(() => expect(one.pending()).toMatchObject([{ stage: 'finished' }]));
  await waitFor(() => expect(other.pending()).toMatchObject([{ stage: 'finished' }]));
  expect(one.events).toEqual(['pending', 'answered', 'completed']);
  expect(other.events).toEqual(['pending', 'withdrawn: accept', 'completed']);
  const reloaded = openWindow();
  await waitFor(() => expect(reloaded.pending()).toHaveLength(1));
  await settled();
  expect(reloaded.events).toEqual([]);
});

test('URL-6 HOST-8 behind a back end, a page leaves every window with a call that fails', async () => {
  const { connection, openWindow } = setUpBackEnd();
  const [one, other] = [openWindow(), openWindow()];
  let fail = () => {};
  const call = () => new Promise<void>((_, reject) => (fail = () => reject(new Error('failed'))));
  connection.track(call).catch(() => {});
  const answer = connection.onRequest(page);
  await waitFor(() => expect(one.pending()).toHaveLength(1));
  one.queue.tell({ type: 'opened', id: one.pending()[0]!.id });
  await answer;
  await waitFor(() => expect(other.pending()).toMatchObject([{ stage: 'opened' }]));
  fail();
  await waitFor(() => expect([...one.pending(), ...other.pending()]).toEqual([]));
});

test('HOST-4 HOST-8 TRUST-3 a window is told what it asks and answers, without secrets', async () => {
  const { connection, openWindow } = setUpBackEnd();
  const [one, other] = [openWindow(), openWindow()];
  const answer = connection.onRequest(secret);
  await waitFor(() => expect(one.pending()).toHaveLength(1));
  await waitFor(() => expect(one.events).toEqual(['pending']));
  const content = { name: 'Ada', password: 'hunter2' };
  one.queue.tell({
    type: 'respond',
    id: one.pending()[0]!.id,
    result: { action: 'accept', content },
  });
  await expect(answer).resolves.toMatchObject({ content });
  await waitFor(() => expect(one.events).toEqual(['pending', 'answered']));
  expect(one.receipts.join()).toContain('Ada');
  expect(one.receipts.join()).not.toContain('hunter2');
  await waitFor(() => expect(other.events).toEqual(['pending', 'withdrawn: answered-elsewhere']));
  const abort = new AbortController();
  connection.onRequest(secret, { signal: abort.signal }).catch(() => {});
  await waitFor(() => expect(one.events).toHaveLength(3));
  abort.abort();
  await waitFor(() => expect(one.events.slice(2)).toEqual(['pending', 'withdrawn: withdrawn']));
});
