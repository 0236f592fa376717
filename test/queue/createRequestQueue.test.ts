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
    const [pending] = queue.getSnapshot().pending;
    queue.tell({ type: 'respond', id: pending!.id, result: { action: 'decline' } });
    queue.tell({ type: 'respond', id: pending!.id, result: { action: 'accept', content: {} } });
    queue.fail(pending!.id, new Error('late'));
    await expect(answer).resolves.toEqual({ action: 'decline' });
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['pending', 'answered']);
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('what a listener answers at once was pending before it was answered', async () => {
    const onEvent = vi.fn();
    const queue = createRequestQueue({ onEvent });
    queue.subscribe(() => {
      for (const { id } of queue.getSnapshot().pending)
        queue.tell({ type: 'respond', id, result: { action: 'decline' } });
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
    const [one, two] = queue.getSnapshot().pending;
    queue.tell({ type: 'respond', id: one!.id, result: { action: 'accept', content: {} } });
    first.abort();
    second.abort();
    queue.tell({ type: 'respond', id: two!.id, result: { action: 'accept', content: {} } });
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
    expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'timed-out' }]);
    const late = queue.enqueue(server, request, { signals: [first.signal, second.signal] });
    await expect(late).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot().pending).toHaveLength(1);
  });

  test('the end of a request is not that of a later one by its id', async () => {
    const queue = createRequestQueue();
    const controller = new AbortController();
    let arrive!: () => void;
    const deliver = () => new Promise<void>((resolve) => (arrive = resolve));
    const first = queue.enqueue(server, request, { id: 'a', deliver });
    queue.tell({ type: 'respond', id: 'a', result: { action: 'decline' } });
    const second = queue.enqueue(server, request, { id: 'a', signals: [controller.signal] });
    arrive();
    await expect(first).resolves.toEqual({ action: 'decline' });
    expect(queue.getSnapshot().pending).toHaveLength(1);
    void queue.enqueue(server, request, { id: 'a' });
    controller.abort();
    await expect(second).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot().pending).toHaveLength(1);
    expect(queue.getSnapshot().pending[0]!.signal.aborted).toBe(false);
  });

  test('no listener is left on the signal', async () => {
    const queue = createRequestQueue();
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const answer = queue.enqueue(server, request, { signals: [signal] });
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'cancel' },
    });
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
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('the one on screen stays, withdrawn, until it is dismissed; the others go', () => {
    const onEvent = vi.fn();
    const queue = createRequestQueue({ onEvent });
    queue.attachRenderer();
    const [first, second] = [new AbortController(), new AbortController()];
    void queue.enqueue(server, request, { signals: [first.signal] });
    void queue.enqueue(server, request, { signals: [second.signal] });
    second.abort();
    expect(queue.getSnapshot().pending).toHaveLength(1);
    first.abort();
    const [shown] = queue.getSnapshot().pending;
    expect(shown!.signal.aborted).toBe(true);
    queue.tell({ type: 'respond', id: shown!.id, result: { action: 'accept', content: {} } });
    expect(onEvent.mock.calls.map(([{ type }]) => type)).not.toContain('answered');
    queue.tell({ type: 'dismiss', id: shown!.id });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('a pending request cannot be dismissed unanswered', () => {
    const queue = createRequestQueue();
    void queue.enqueue(server, request);
    queue.tell({ type: 'dismiss', id: queue.getSnapshot().pending[0]!.id });
    expect(queue.getSnapshot().pending).toHaveLength(1);
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
    expect(queue.getSnapshot().pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({
      code: -32603,
      // The host may have an outlet, of another queue: of one that each render or each hot reload makes anew.
      message: expect.stringMatching(/of this queue is mounted\. Make it once/),
    });
    expect(queue.getSnapshot().pending).toEqual([]);
    expect(onEvent.mock.lastCall?.[0]).toMatchObject({ type: 'failed' });
  });

  test('a request waits for good where the host says so', async () => {
    const queue = createRequestQueue({ rendererTimeout: Infinity });
    void queue.enqueue(server, request);
    await vi.advanceTimersByTimeAsync(2 ** 31);
    expect(queue.getSnapshot().pending).toHaveLength(1);
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
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'decline' },
    });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('the clock starts again where nothing can tell what is on screen, as on a back end', async () => {
    const queue = createRequestQueue({ rendererTimeout: 100 });
    const answer = queue.enqueue(server, request);
    const failure = answer.catch((error: unknown) => error);
    const detach = queue.attachRenderer(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.getSnapshot().pending).toHaveLength(1);
    detach();
    await vi.advanceTimersByTimeAsync(100);
    expect(await failure).toMatchObject({ code: -32603 });
  });
});

test('the snapshot is the same until something changes', () => {
  const queue = createRequestQueue();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  expect(queue.getSnapshot().pending).toBe(queue.getSnapshot().pending);
  void queue.enqueue(server, request);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(queue.getSnapshot().pending).toBe(queue.getSnapshot().pending);
  leave();
  void queue.enqueue(server, request);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(new Set(queue.getSnapshot().pending.map(({ id }) => id)).size).toBe(2);
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
    const [pending] = queue.getSnapshot().pending;
    expect(pending).toMatchObject({ stage: 'asked', until: 'opened' });
    queue.tell({ type: 'respond', id: pending!.id, result: { action: 'accept' } });
    await expect(answer).resolves.toEqual({ action: 'accept' });
    expect(queue.getSnapshot().pending).toMatchObject([
      { id: pending!.id, stage: 'opened', ended: 'accept' },
    ]);
    queue.tell({ type: 'respond', id: pending!.id, result: { action: 'cancel' } });
    queue.tell({ type: 'dismiss', id: pending!.id });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test.each([
    ['decline', identified],
    ['cancel', identified],
    ['accept', url],
  ] as const)('%s of one that is done with that takes it off', async (action, request) => {
    const queue = createRequestQueue();
    const answer = queue.enqueue(server, request);
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: { action } });
    await expect(answer).resolves.toEqual({ action });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('a host decides when accepts are sent', () => {
    const queue = createRequestQueue({ until: 'opened' });
    void queue.enqueue(server, url);
    void queue.enqueue(server, url, { until: 'finished' });
    expect(queue.getSnapshot().pending.map(({ until }) => until)).toEqual(['opened', 'finished']);
  });

  test('HOST-2 a page that is open yields to a request that waits', async () => {
    const queue = createRequestQueue();
    void queue.enqueue(server, identified);
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept' },
    });
    expect(currentRequest(queue.getSnapshot().pending)).toMatchObject({ ended: 'accept' });
    void queue.enqueue(server, request);
    expect(currentRequest(queue.getSnapshot().pending)).toMatchObject({
      request,
      stage: 'asked',
    });
  });

  test('PROTO-5 a lost accept of a page that is done is not sent again by itself', async () => {
    const queue = createRequestQueue();
    const deliver = vi.fn<(result: ElicitResult) => Promise<void>>();
    deliver.mockRejectedValue(new Error('HTTP 500'));
    void queue.enqueue(server, identified, { deliver });
    const [{ id } = { id: '' }] = queue.getSnapshot().pending;
    queue.tell({ type: 'opened', id });
    queue.complete(server, 'e1');
    expect(deliver.mock.calls).toEqual([[{ action: 'accept' }]]);
    await vi.waitFor(() =>
      expect(queue.getSnapshot().pending).toMatchObject([{ stage: 'finished', failure: {} }]),
    );
    queue.revise(id, { page: 'finished' });
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
    const done = () => queue.getSnapshot().pending.map(({ isDone }) => isDone);
    expect(done()).toEqual([false, false]);
    queue.complete(other, 'e1');
    queue.complete(other, 'e1');
    expect(done()).toEqual([false, true]);
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
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept' },
    });
    controller.abort();
    await expect(answer).resolves.toEqual({ action: 'accept' });
    expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'accept' }]);
    expect(queue.getSnapshot().pending[0]!.signal.aborted).toBe(false);
  });
});

describe('FORM-15 an answer that travels', () => {
  function travel() {
    const queue = createRequestQueue();
    const journeys: { result: ElicitResult; arrive: () => void; lose: () => void }[] = [];
    const deliver = (result: ElicitResult) =>
      new Promise<void>((arrive, reject) => {
        journeys.push({ result, arrive, lose: () => reject(new Error('lost')) });
      });
    const answer = queue.enqueue(server, request, { id: 'a', deliver });
    const respond = (action: 'accept' | 'decline' | 'cancel') =>
      queue.tell({
        type: 'respond',
        id: 'a',
        result: action === 'accept' ? { action, content: {} } : { action },
      });
    const shown = () => {
      const [pending] = queue.getSnapshot().pending;
      return pending && [pending.stage, ...pending.sending, pending.failure?.action];
    };
    const given = () => journeys.map(({ result: { action } }) => action);
    return { queue, journeys, answer, respond, shown, given };
  }

  test('is on its way, lost, or there; and another is not sent beside it, but for a cancel', async () => {
    const { queue, journeys, answer, respond, shown, given } = travel();
    const told: unknown[] = [];
    queue.subscribe(() => told.push(shown()));
    expect(shown()).toEqual(['asked', undefined]);
    respond('decline');
    expect(shown()).toEqual(['sending', 'decline', undefined]);
    respond('decline');
    respond('accept');
    expect(given()).toEqual(['decline']);
    journeys[0]!.lose();
    await vi.waitFor(() => expect(shown()).toEqual(['asked', 'decline']));

    respond('decline');
    respond('cancel');
    expect(shown()).toEqual(['sending', 'decline', 'cancel', undefined]);
    journeys[2]!.arrive();
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    journeys[1]!.arrive();
    await Promise.resolve();
    expect(given()).toEqual(['decline', 'decline', 'cancel']);
    expect(shown()).toBeUndefined();
    expect(queue.getSnapshot().left).toEqual({ id: 'a', ended: 'cancel' });
    expect(told).toEqual([
      ['sending', 'decline', undefined],
      ['asked', 'decline'],
      ['sending', 'decline', undefined],
      ['sending', 'decline', 'cancel', undefined],
      undefined,
    ]);
  });

  test('need not be waited for once it is canceled twice, and is there again if all are lost', async () => {
    const { queue, journeys, answer, respond, shown, given } = travel();
    respond('decline');
    respond('cancel');
    respond('cancel');
    expect(shown()).toBeUndefined();
    expect(queue.getSnapshot().left).toEqual({ id: 'a', ended: 'cancel' });
    journeys[1]!.lose();
    await Promise.resolve();
    journeys[0]!.lose();
    await vi.waitFor(() => expect(shown()).toEqual(['asked', 'decline']));
    respond('decline');
    journeys[2]!.arrive();
    await expect(answer).resolves.toEqual({ action: 'decline' });
    expect(given()).toEqual(['decline', 'cancel', 'decline']);
  });
});
