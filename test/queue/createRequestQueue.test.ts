import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseElicitRequest, type ElicitResult } from 'react-mcp-elicitation/core';
import { createRequestQueue } from '../../src/queue/createRequestQueue.ts';
import { currentRequest } from '../../src/queue/currentRequest.ts';

const request = parseElicitRequest({
  message: 'Name?',
  requestedSchema: { type: 'object', properties: {} },
});
const server = { name: 'Example' };

describe('PROTO-5 a request is answered exactly once', () => {
  test('the first answer stands', async () => {
    const onEvent = vi.fn();
    const queue = createRequestQueue({ onEvent });
    const answer = queue.enqueue(server, request);
    const [pending] = queue.getSnapshot();
    queue.respond(pending!.id, { action: 'decline' });
    queue.respond(pending!.id, { action: 'accept', content: {} });
    queue.fail(pending!.id, new Error('late'));
    await expect(answer).resolves.toEqual({ action: 'decline' });
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['pending', 'answered']);
    expect(queue.getSnapshot()).toEqual([]);
  });

  test('what a listener answers at once was pending before it was answered', async () => {
    const onEvent = vi.fn();
    const queue = createRequestQueue({ onEvent });
    queue.subscribe(() => {
      for (const { id } of queue.getSnapshot()) queue.respond(id, { action: 'decline' });
    });
    await expect(queue.enqueue(server, request)).resolves.toEqual({ action: 'decline' });
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['pending', 'answered']);
  });

  test('an abort after the answer, and an answer after the abort, change nothing', async () => {
    const queue = createRequestQueue();
    const first = new AbortController();
    const second = new AbortController();
    const answers = [
      queue.enqueue(server, request, { signals: [first.signal] }),
      queue.enqueue(server, request, { signals: [second.signal] }),
    ];
    const [one, two] = queue.getSnapshot();
    queue.respond(one!.id, { action: 'accept', content: {} });
    first.abort();
    second.abort();
    queue.respond(two!.id, { action: 'accept', content: {} });
    await expect(Promise.all(answers)).resolves.toEqual([
      { action: 'accept', content: {} },
      { action: 'cancel' },
    ]);
  });

  test('any of several signals withdraws a request, for the reason that it was aborted with', async () => {
    const queue = createRequestQueue();
    queue.attachRenderer();
    const [first, second] = [new AbortController(), new AbortController()];
    const answer = queue.enqueue(server, request, { signals: [first.signal, second.signal] });
    second.abort('timed-out');
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot()).toMatchObject([{ closed: 'timed-out' }]);
    const late = queue.enqueue(server, request, { signals: [first.signal, second.signal] });
    await expect(late).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot()).toHaveLength(1);
  });

  test('the end of a request is not that of a later one by its id', async () => {
    const queue = createRequestQueue();
    const controller = new AbortController();
    let arrive!: () => void;
    const deliver = () => new Promise<void>((resolve) => (arrive = resolve));
    const first = queue.enqueue(server, request, { id: 'a', deliver });
    const sent = queue.respond('a', { action: 'decline' });
    const second = queue.enqueue(server, request, { id: 'a', signals: [controller.signal] });
    arrive();
    await sent;
    await expect(first).resolves.toEqual({ action: 'decline' });
    expect(queue.getSnapshot()).toHaveLength(1);
    void queue.enqueue(server, request, { id: 'a' });
    controller.abort();
    await expect(second).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot()).toHaveLength(1);
    expect(queue.getSnapshot()[0]!.signal.aborted).toBe(false);
  });

  test('requests to which `createId` gives one id are all answered', async () => {
    const queue = createRequestQueue({ createId: () => 'a' });
    const answers = [queue.enqueue(server, request), queue.enqueue(server, request)];
    const ids = queue.getSnapshot().map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe('a');
    queue.respond(ids[1]!, { action: 'accept', content: {} });
    queue.respond(ids[0]!, { action: 'decline' });
    await expect(Promise.all(answers)).resolves.toMatchObject([
      { action: 'decline' },
      { action: 'accept' },
    ]);
  });

  test('no listener is left on the signal', async () => {
    const queue = createRequestQueue();
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const answer = queue.enqueue(server, request, { signals: [signal] });
    queue.respond(queue.getSnapshot()[0]!.id, { action: 'cancel' });
    await answer;
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});

describe('abort', () => {
  test('a request that was aborted before it came is not shown', async () => {
    const queue = createRequestQueue();
    await expect(
      queue.enqueue(server, request, { signals: [AbortSignal.abort()] }),
    ).resolves.toEqual({
      action: 'cancel',
    });
    expect(queue.getSnapshot()).toEqual([]);
  });

  test('the one on screen stays, withdrawn, until it is dismissed; the others go', () => {
    const onEvent = vi.fn();
    const queue = createRequestQueue({ onEvent });
    queue.attachRenderer();
    const [first, second] = [new AbortController(), new AbortController()];
    void queue.enqueue(server, request, { signals: [first.signal] });
    void queue.enqueue(server, request, { signals: [second.signal] });
    second.abort();
    expect(queue.getSnapshot()).toHaveLength(1);
    first.abort();
    const [shown] = queue.getSnapshot();
    expect(shown!.signal.aborted).toBe(true);
    queue.respond(shown!.id, { action: 'accept', content: {} });
    expect(onEvent.mock.calls.map(([{ type }]) => type)).not.toContain('answered');
    queue.dismiss(shown!.id);
    expect(queue.getSnapshot()).toEqual([]);
  });

  test('a pending request cannot be dismissed unanswered', () => {
    const queue = createRequestQueue();
    void queue.enqueue(server, request);
    queue.dismiss(queue.getSnapshot()[0]!.id);
    expect(queue.getSnapshot()).toHaveLength(1);
  });
});

describe('PROTO-6 with nothing mounted', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a request waits, and then fails clearly', async () => {
    const onEvent = vi.fn();
    const queue = createRequestQueue({ onEvent });
    const answer = queue.enqueue(server, request);
    const failure = answer.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(queue.getSnapshot()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({
      code: -32603,
      // The host may have an outlet, of another queue: of one that each render or each hot reload makes anew.
      message: expect.stringMatching(/of this queue is mounted\. Make it once/),
    });
    expect(queue.getSnapshot()).toEqual([]);
    expect(onEvent.mock.lastCall?.[0]).toMatchObject({ type: 'failed' });
  });

  test('a request waits for good where the host says so', async () => {
    const queue = createRequestQueue({ rendererTimeout: Infinity });
    void queue.enqueue(server, request);
    await vi.advanceTimersByTimeAsync(2 ** 31);
    expect(queue.getSnapshot()).toHaveLength(1);
  });

  test('HOST-2 an outlet that comes in time stops the clock, and a person may go elsewhere for a while', async () => {
    const queue = createRequestQueue({ rendererTimeout: 100 });
    const answer = queue.enqueue(server, request);
    await vi.advanceTimersByTimeAsync(50);
    const detach = queue.attachRenderer();
    await vi.advanceTimersByTimeAsync(1000);
    detach();
    detach();
    await vi.advanceTimersByTimeAsync(1000);
    queue.respond(queue.getSnapshot()[0]!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('the clock starts again where nothing can tell what is on screen, as on a back end', async () => {
    const queue = createRequestQueue({ rendererTimeout: 100 });
    const answer = queue.enqueue(server, request);
    const failure = answer.catch((error: unknown) => error);
    const detach = queue.attachRenderer(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.getSnapshot()).toHaveLength(1);
    detach();
    await vi.advanceTimersByTimeAsync(100);
    expect(await failure).toMatchObject({ code: -32603 });
  });
});

test('the snapshot is the same until something changes', () => {
  const queue = createRequestQueue();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  expect(queue.getSnapshot()).toBe(queue.getSnapshot());
  void queue.enqueue(server, request);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(queue.getSnapshot()).toBe(queue.getSnapshot());
  leave();
  void queue.enqueue(server, request);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(queue.getSnapshot().map(({ id }) => id)).toEqual(['r0', 'r1']);
});

test('disposing cancels what is pending and fails what comes later', async () => {
  const queue = createRequestQueue();
  const answer = queue.enqueue(server, request);
  queue.dispose();
  await expect(answer).resolves.toEqual({ action: 'cancel' });
  await expect(queue.enqueue(server, request)).rejects.toMatchObject({ code: -32603 });
});

describe('URL mode', () => {
  const url = parseElicitRequest({ mode: 'url', message: 'x', url: 'https://a.example' });
  const identified = parseElicitRequest({ ...url, elicitationId: 'e1' });

  test('URL-6 an accept of an identified request leaves it on the list, as answered, until dismissed', async () => {
    const queue = createRequestQueue();
    const answer = queue.enqueue(server, identified);
    const [pending] = queue.getSnapshot();
    expect(pending).toMatchObject({ until: 'opened', isAnswered: false, isCompleted: false });
    queue.respond(pending!.id, { action: 'accept' });
    await expect(answer).resolves.toEqual({ action: 'accept' });
    expect(queue.getSnapshot()).toMatchObject([{ id: pending!.id, isAnswered: true }]);
    queue.respond(pending!.id, { action: 'cancel' });
    queue.dismiss(pending!.id);
    expect(queue.getSnapshot()).toEqual([]);
  });

  test.each([
    ['decline', identified],
    ['cancel', identified],
    ['accept', url],
  ] as const)('%s of one that is done with that takes it off', async (action, request) => {
    const queue = createRequestQueue();
    const answer = queue.enqueue(server, request);
    queue.respond(queue.getSnapshot()[0]!.id, { action });
    await expect(answer).resolves.toEqual({ action });
    expect(queue.getSnapshot()).toEqual([]);
  });

  test('a host decides when accepts are sent', () => {
    const queue = createRequestQueue({ until: 'opened' });
    void queue.enqueue(server, url);
    void queue.enqueue(server, url, { until: 'finished' });
    expect(queue.getSnapshot().map(({ until }) => until)).toEqual(['opened', 'finished']);
  });

  test('HOST-2 a page that is open yields to a request that waits', async () => {
    const queue = createRequestQueue();
    void queue.enqueue(server, identified);
    queue.respond(queue.getSnapshot()[0]!.id, { action: 'accept' });
    expect(currentRequest(queue.getSnapshot())).toMatchObject({ isAnswered: true });
    void queue.enqueue(server, request);
    expect(currentRequest(queue.getSnapshot())).toMatchObject({ request, isAnswered: false });
  });

  test('PROTO-5 a lost accept of a page that is done is not sent again by itself', async () => {
    const queue = createRequestQueue();
    const deliver = vi.fn<(result: ElicitResult) => Promise<void>>();
    deliver.mockRejectedValue(new Error('HTTP 500'));
    void queue.enqueue(server, identified, { deliver });
    const [{ id } = { id: '' }] = queue.getSnapshot();
    queue.opened(id);
    queue.complete(server, 'e1');
    expect(deliver.mock.calls).toEqual([[{ action: 'accept' }]]);
    await vi.waitFor(() => expect(queue.getDelivery(id)).toBe('failed'));
    queue.revise(id, { isCompleted: true });
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('PROTO-7 a completion is known by connection and id, once', () => {
    const onEvent = vi.fn();
    const queue = createRequestQueue({ onEvent });
    const other = { ...server };
    void queue.enqueue(server, identified);
    void queue.enqueue(other, identified);
    queue.complete(server, 'e2');
    queue.complete({ ...server }, 'e1');
    expect(queue.getSnapshot().map(({ isCompleted }) => isCompleted)).toEqual([false, false]);
    queue.complete(other, 'e1');
    queue.complete(other, 'e1');
    expect(queue.getSnapshot().map(({ isCompleted }) => isCompleted)).toEqual([false, true]);
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual([
      'pending',
      'pending',
      'completed',
    ]);
  });

  test('a withdrawal after the accept changes nothing', async () => {
    const queue = createRequestQueue();
    const controller = new AbortController();
    const answer = queue.enqueue(server, identified, { signals: [controller.signal] });
    queue.respond(queue.getSnapshot()[0]!.id, { action: 'accept' });
    controller.abort();
    await expect(answer).resolves.toEqual({ action: 'accept' });
    expect(queue.getSnapshot()).toMatchObject([{ isAnswered: true }]);
    expect(queue.getSnapshot()[0]!.signal.aborted).toBe(false);
  });
});

describe('FORM-15 an answer that travels', () => {
  test('is on its way, lost, or there; and another is not sent beside it, but for a cancel', async () => {
    const queue = createRequestQueue();
    const journeys: { result: ElicitResult; arrive: () => void; lose: () => void }[] = [];
    const deliver = (result: ElicitResult) =>
      new Promise<void>((arrive, reject) => {
        journeys.push({ result, arrive, lose: () => reject(new Error('lost')) });
      });
    const answer = queue.enqueue(server, request, { id: 'a', deliver });
    const told: unknown[] = [];
    queue.subscribe(() => told.push(queue.getDelivery('a')));
    expect(queue.getDelivery('a')).toBeUndefined();

    const first = queue.respond('a', { action: 'decline' });
    expect(queue.getDelivery('a')).toBe('sending');
    expect(queue.respond('a', { action: 'decline' })).toBe(first);
    await expect(queue.respond('a', { action: 'accept', content: {} })).rejects.toHaveProperty(
      'cause',
      expect.stringContaining('Another answer'),
    );
    journeys[0]!.lose();
    await expect(first).rejects.toThrow('lost');
    expect(queue.getDelivery('a')).toBe('failed');

    const second = queue.respond('a', { action: 'decline' });
    const cancel = queue.respond('a', { action: 'cancel' });
    expect(queue.getDelivery('a')).toBe('sending');
    journeys[2]!.arrive();
    await cancel;
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    journeys[1]!.arrive();
    await second;
    expect(journeys.map(({ result: { action } }) => action)).toEqual([
      'decline',
      'decline',
      'cancel',
    ]);
    expect(queue.getDelivery('a')).toBeUndefined();
    expect(told).toEqual(['sending', 'failed', 'sending', 'sending', undefined]);
  });

  test('is what the same answer waits for where the cancels beside it were lost', async () => {
    const queue = createRequestQueue();
    const journeys: { arrive: () => void; lose: () => void }[] = [];
    const deliver = () =>
      new Promise<void>((arrive, reject) => {
        journeys.push({ arrive, lose: () => reject(new Error('lost')) });
      });
    const answer = queue.enqueue(server, request, { id: 'a', deliver });
    const first = queue.respond('a', { action: 'decline' });
    const cancels = [1, 2].map(() => queue.respond('a', { action: 'cancel' }));
    for (const { lose } of journeys.slice(1)) lose();
    for (const cancel of cancels) await expect(cancel).rejects.toThrow('lost');
    expect(queue.getDelivery('a')).toBe('sending');
    expect(queue.respond('a', { action: 'decline' })).toBe(first);
    journeys[0]!.arrive();
    await first;
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });
});
