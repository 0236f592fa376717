import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, askForUrl } from '../ask.ts';
import { settled, setUpHost } from './setUpHost.ts';

const form = ask({ name: { type: 'string' } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;
const inputRequests = { one: { method: 'elicitation/create', params: form } };

/** A host with a call under way that has nothing to do with what is asked. */
function setUpWithCall() {
  const host = setUpHost();
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const call = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  host.connection.track(call, { deadline: Date.now() + 60_000 }).catch(() => {});
  const endCall = async (error?: Error) => {
    if (error) reject(error);
    else resolve();
    await settled();
  };
  return { ...host, endCall, first: () => host.queue.getSnapshot()[0] };
}

test('PROTO-9 a round belongs to no call, since its own is over', async () => {
  const { connection, queue, endCall, first } = setUpWithCall();
  const params = { name: 'deploy' };
  const retry = connection.answerInputRequired({ params, result: { inputRequests } });
  await settled();
  const { id, deadline } = first()!;
  expect(deadline).toBeUndefined();
  await endCall();
  expect(first()).toMatchObject({ id });
  expect(first()!.closed).toBeUndefined();
  await queue.respond(id, accepted);
  await expect(retry).resolves.toMatchObject({ inputResponses: { one: accepted } });
});

test('PROTO-8 a URL that a refused call names belongs to no other call', async () => {
  const { connection, endCall, first } = setUpWithCall();
  const data = { elicitations: [askForUrl('https://example.com/a', 'x')] };
  const refused = Object.assign(new Error('Open it first.'), { code: -32042, data });
  const call = connection.retryAfterUrl(() => Promise.reject(refused));
  call.catch(() => {});
  await settled();
  expect(first()).toBeDefined();
  await endCall();
  expect(first()!.closed).toBeUndefined();
  connection.close();
});

test('PROTO-1 a request that comes during a call goes with it', async () => {
  const { connection, queue, endCall } = setUpWithCall();
  const answer = connection.onRequest(form);
  await settled();
  expect(queue.getSnapshot()[0]!.deadline).toBeDefined();
  await endCall();
  await expect(answer).resolves.toEqual({ action: 'cancel' });
});

const failure = new Error('Request timed out');

test.each([
  ['withdrawn', 59_000, failure],
  ['timed-out', 61_000, failure],
  // Progress may have given it more time.
  ['withdrawn', 61_000, undefined],
])(
  'HOST-3 a person is told "%s" where the call ends after %i of its 60,000 ms: %s',
  async (closed, after, error) => {
    const { connection, queue, endCall } = setUpWithCall();
    queue.attachRenderer();
    void connection.onRequest(form);
    await settled();
    vi.setSystemTime(Date.now() + after);
    onTestFinished(() => void vi.useRealTimers());
    await endCall(error);
    expect(queue.getSnapshot()).toMatchObject([{ closed }]);
  },
);

test.each(['answered-elsewhere', 'timed-out'])(
  "HOST-3 a host's own signal says why its round is over: %s",
  async (reason) => {
    const { connection, queue } = setUpHost();
    queue.attachRenderer();
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    const retry = connection.answerInputRequired({ params: {}, result: { inputRequests }, signal });
    retry.catch(() => {});
    await settled();
    withdrawal.abort(reason);
    await settled();
    expect(queue.getSnapshot()).toMatchObject([{ closed: reason }]);
  },
);
