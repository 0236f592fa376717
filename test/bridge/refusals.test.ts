import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { serveBridge } from './serveBridge.ts';

await Promise.all([loadLate(), loadFormRules()]);

const form = ask({ name: { type: 'string' } });

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A page that is asked. Something before the bridge answers its messages with `refusals`, one after the other. */
async function setUp(
  refusals: readonly [number, string, OutgoingHttpHeaders?][],
  init?: RequestInit,
) {
  const bridge = createElicitationBridge();
  const left = [...refusals];
  const backEnd = await serveBridge(
    () => bridge,
    {},
    ({ method }, response) => {
      const refusal = method === 'POST' && left.shift();
      if (!refusal) return false;
      const [status, body, headers] = refusal;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
      return true;
    },
  );
  const queue = createRemoteQueue(httpChannel(backEnd.url, init));
  queue.subscribe(() => {});
  endings.push(backEnd.close, bridge.dispose, queue.close);
  const answer = bridge.queue.connection({ name: 'GitHub' }).onRequest(form);
  answer.catch(() => {});
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  const [{ id } = { id: '' }] = queue.getSnapshot().pending;
  return { bridge, queue, answer, id };
}

test.each([
  [429, ''],
  [429, '{"ok":false,"error":"Slow down."}'],
  [408, '{"ok":true}'],
  [425, ''],
  [502, '{"ok":false,"error":"Bad gateway."}'],
  [503, '<html></html>'],
])(
  'HOST-8 an answer is sent again after a proxy said %i %s, and so is a form that could not be shown',
  async (status, body) => {
    const { queue, answer, id } = await setUp([[status, body]]);
    queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    await expect(answer).resolves.toEqual({ action: 'decline' });
    const failing = await setUp([[status, body]]);
    failing.queue.tell({
      type: 'fail',
      id: failing.id,
      code: -32603,
      message: 'It cannot be drawn.',
    });
    await expect(failing.answer).rejects.toThrow('It cannot be drawn.');
  },
);

/** The answer has come back, and the person may try again. */
const refused = {
  stage: 'asked',
  failure: { error: { reply: { ok: false, reason: 'malformed' } } },
};

test.each([
  [401, '{"ok":false,"error":"Sign in."}'],
  [404, '{"ok":true}'],
])('HOST-8 an answer that %i %s refuses is not taken for sent', async (status, body) => {
  const { queue, id } = await setUp([[status, body]]);
  queue.tell({ type: 'respond', id, result: { action: 'decline' } });
  await waitFor(() => expect(queue.getSnapshot().pending).toMatchObject([refused]));
});

test('HOST-8 an answer that a gateway redirects to its sign-in is refused at once, where the host says so', async () => {
  const location = 'https://signin.example/';
  const { queue, id } = await setUp([[302, '', { location }]], { redirect: 'manual' });
  queue.tell({ type: 'respond', id, result: { action: 'decline' } });
  await waitFor(() => expect(queue.getSnapshot().pending).toMatchObject([refused]));
});

test('HOST-8 a request is shown again if the back end did not take it that it could not be shown', async () => {
  const { bridge, queue, id } = await setUp([[401, '']]);
  queue.tell({ type: 'fail', id: id, code: -32603, message: 'It cannot be drawn.' });
  expect(queue.getSnapshot().pending).toEqual([]);
  // Not at once, since it may fail again.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(queue.getSnapshot().pending).toEqual([]);
  void bridge.queue
    .connection({ name: 'Shop' })
    .onRequest(form)
    .catch(() => {});
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));
  expect(queue.getSnapshot().pending[0]).toMatchObject({ id });
});

test('HOST-8 a page renews its token before each request', async () => {
  const bridge = createElicitationBridge();
  let valid = 'a';
  const backEnd = await serveBridge(
    () => bridge,
    {},
    ({ headers }, response) => {
      if (headers.authorization === `Bearer ${valid}`) return false;
      response.writeHead(401).end();
      return true;
    },
  );
  const renew = vi.fn<() => Promise<RequestInit>>(async () => {
    if (renew.mock.calls.length === 1) throw new Error('The network is down.');
    return { headers: { authorization: `Bearer ${valid}` } };
  });
  const queue = createRemoteQueue(httpChannel(backEnd.url, renew));
  queue.subscribe(() => {});
  endings.push(backEnd.close, bridge.dispose, queue.close);
  const answer = bridge.queue.connection({ name: 'GitHub' }).onRequest(form);
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  valid = 'b';
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  await expect(answer).resolves.toEqual({ action: 'decline' });
  backEnd.cut();
  await waitFor(() => expect(queue.getConnection()).toBe('down'));
  await waitFor(() => expect(queue.getConnection()).toBe('up'));
});
