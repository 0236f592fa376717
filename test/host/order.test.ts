import { expect, test } from 'vitest';
import { askForUrl } from '../ask.ts';
import { setUpHost } from './setUpHost.ts';

const ask = (message: string, title: string) => ({
  message,
  requestedSchema: { type: 'object', properties: { value: { type: 'string', title } } },
});

test('HOST-2 forms come up in the order in which they were asked for, whatever has to be loaded for one', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  // What may be a secret is judged by a vocabulary that is loaded for it; what cannot be one is not.
  const answers = [
    connection.onRequest(ask('First', 'Number of tokens')),
    connection.onRequest(ask('Second', 'Region')),
    queue.connection({ name: 'Other' }).onRequest(ask('Third', 'Region')),
  ];
  await expect.poll(() => queue.getSnapshot().pending.length).toBe(3);
  expect(queue.getSnapshot().pending.map(({ request }) => request.message)).toEqual([
    'First',
    'Second',
    'Third',
  ]);
  for (const { id } of queue.getSnapshot().pending)
    queue.tell({ type: 'respond', id, result: { action: 'decline' } });
  await Promise.all(answers);
});

test('HOST-2 a page comes up after the form that was asked for before it', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const answers = [
    connection.onRequest(ask('First', 'Number of tokens')),
    queue.connection({ name: 'Other' }).onRequest(askForUrl('https://second.example/')),
    connection.onRequest(ask('Third', 'Region')),
  ];
  await expect.poll(() => queue.getSnapshot().pending.length).toBe(3);
  expect(queue.getSnapshot().pending.map(({ request }) => request.mode)).toEqual([
    'form',
    'url',
    'form',
  ]);
  for (const { id } of queue.getSnapshot().pending)
    queue.tell({ type: 'respond', id, result: { action: 'decline' } });
  await Promise.all(answers);
});

test('HOST-2 the requests of a round come up in its order, forms and pages', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const create = (params: object) => ({ method: 'elicitation/create', params });
  const inputRequests = {
    account: create({ mode: 'form', ...ask('First', 'Number of tokens') }),
    signIn: create(askForUrl('https://second.example/')),
  };
  const result = { resultType: 'input_required', inputRequests };
  const retry = connection.answerInputRequired({ method: 'tools/call', params: {}, result });
  await expect.poll(() => queue.getSnapshot().pending.length).toBe(2);
  expect(queue.getSnapshot().pending.map(({ request }) => request.mode)).toEqual(['form', 'url']);
  for (const { id } of queue.getSnapshot().pending)
    queue.tell({ type: 'respond', id, result: { action: 'decline' } });
  await retry;
});

test.each([1, 2])(
  'PROTO-7 a page that is done while %i of its requests wait for their turn comes up as done',
  async (count) => {
    const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
    const askPage = () => connection.onRequest(askForUrl('https://second.example/', 'e1'));
    const answers = [connection.onRequest(ask('First', 'Number of tokens'))];
    for (let asked = 0; asked < count; asked += 1) answers.push(askPage());
    connection.onComplete({ elicitationId: 'e1' });
    const pages = Array.from({ length: count }, () => ({
      request: { mode: 'url' },
      isDone: true,
    }));
    await expect
      .poll(() => queue.getSnapshot().pending)
      .toMatchObject([{ request: { mode: 'form' } }, ...pages]);
    // What asks for it again after that is not done.
    answers.push(askPage());
    expect(queue.getSnapshot().pending.at(-1)).toMatchObject({ isDone: false });
    for (const { id } of queue.getSnapshot().pending)
      queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    await Promise.all(answers);
  },
);

test('TRUST-6 of completions that come while requests wait, long ids and more than 100 are not kept', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const ids = ['x'.repeat(1001), 'e1', 'e2'];
  const first = connection.onRequest(ask('First', 'Number of tokens'));
  const pages = ids.map((id) =>
    connection.onRequest(askForUrl(`https://${id.length}.example/`, id)),
  );
  const [long, one, two] = ids.map((elicitationId) => ({ elicitationId }));
  connection.onComplete(long);
  connection.onComplete(one);
  for (let told = 1; told < 100; told++) connection.onComplete({ elicitationId: 'other' });
  connection.onComplete(two);
  const done = () => queue.getSnapshot().pending.map(({ isDone }) => isDone);
  await expect.poll(done).toEqual([false, false, true, false]);
  connection.onComplete(two);
  await expect.poll(done).toEqual([false, false, true, true]);
  for (const { id } of queue.getSnapshot().pending)
    queue.tell({ type: 'respond', id, result: { action: 'decline' } });
  await Promise.all([first, ...pages]);
});

test('HOST-2 a round comes up before what is asked after it', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const form = { method: 'elicitation/create', params: ask('First', 'Number of tokens') };
  const retry = connection.answerInputRequired({ params: {}, result: { inputRequests: { form } } });
  const page = connection.onRequest(askForUrl('https://second.example/'));
  await expect.poll(() => queue.getSnapshot().pending.length).toBe(2);
  expect(queue.getSnapshot().pending.map(({ request }) => request.mode)).toEqual(['form', 'url']);
  for (const { id } of queue.getSnapshot().pending)
    queue.tell({ type: 'respond', id, result: { action: 'decline' } });
  await Promise.all([retry, page]);
});

test('HOST-2 what is refused while it waits lets the next one come up', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const refused = connection.onRequest(ask('First', 'Password'));
  const answered = connection.onRequest(ask('Second', 'Region'));
  await expect(refused).rejects.toMatchObject({ code: -32602 });
  await expect.poll(() => queue.getSnapshot().pending.length).toBe(1);
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  await expect(answered).resolves.toEqual({ action: 'decline' });
});

test('HOST-3 what its server cancels while it waits for its turn is not shown', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const first = connection.onRequest(ask('First', 'Number of tokens'));
  const controller = new AbortController();
  const { signal } = controller;
  const second = connection.onRequest(ask('Second', 'Region'), { signal });
  controller.abort();
  await expect(second).resolves.toEqual({ action: 'cancel' });
  expect(queue.getSnapshot().pending.map(({ request }) => request.message)).toEqual(['First']);
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'decline' },
  });
  await expect(first).resolves.toEqual({ action: 'decline' });
});

test('HOST-3 what was canceled before it came is not refused either', async () => {
  const { queue, connection } = setUpHost({ sensitiveFields: 'refuse' });
  const signal = AbortSignal.abort();
  const answer = connection.onRequest(ask('First', 'Password'), { signal });
  await expect(answer).resolves.toEqual({ action: 'cancel' });
  expect(queue.getSnapshot().pending).toEqual([]);
});
