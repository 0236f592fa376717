import { ProtocolError } from '@modelcontextprotocol/client';
import { UrlElicitationRequiredError } from '@modelcontextprotocol/sdk/types.js';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import type { ElicitResult } from 'react-mcp-elicitation/core';
import { describe, expect, test, vi } from 'vitest';
import { waitFor } from '../waitFor.ts';

const one = { mode: 'url', message: 'x', url: 'https://one.example', elicitationId: 'e1' } as const;
const two = { mode: 'url', message: 'x', url: 'https://two.example', elicitationId: 'e2' } as const;

const v1 = (elicitations: (typeof one | typeof two)[]) =>
  new UrlElicitationRequiredError(elicitations, 'Sign in first.');
const v2 = (elicitations: unknown) =>
  ProtocolError.fromError(-32042, 'Sign in first.', { elicitations });

/** A call that fails with these errors in turn, and then succeeds. */
function callFailing(...errors: unknown[]) {
  return vi.fn<() => Promise<string>>(async () => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    return 'done';
  });
}

function setUp(answers: ElicitResult['action'][]) {
  const refused: unknown[] = [];
  const queue = createElicitationQueue({
    onEvent(event) {
      if (event.type === 'refused') refused.push(event.params);
      if (event.type !== 'pending') return;
      const action = answers.shift();
      if (action)
        queueMicrotask(() =>
          queue.tell({ type: 'respond', id: event.request.id, result: { action } }),
        );
    },
  });
  return { queue, connection: queue.connection({ name: 'Example' }), refused };
}

describe('PROTO-8 error -32042', () => {
  test.each([
    ['v1', v1([one, two])],
    ['v2', v2([one, two])],
    ['as plain JSON', { code: -32042, message: 'x', data: { elicitations: [one, two] } }],
  ])('of SDK %s: all that it asks for, and the call again', async (_, error) => {
    const { queue, connection } = setUp([]);
    const call = callFailing(error);
    const result = connection.track(call);
    for (const { url } of [one, two]) {
      await waitFor(() =>
        expect(queue.getSnapshot().pending[0]).toMatchObject({ request: { url } }),
      );
      const [pending] = queue.getSnapshot().pending;
      expect(pending).toMatchObject({ until: 'finished' });
      expect(call).toHaveBeenCalledTimes(1);
      queue.tell({ type: 'respond', id: pending!.id, result: { action: 'accept' } });
    }
    await expect(result).resolves.toBe('done');
    expect(call).toHaveBeenCalledTimes(2);
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('a call that succeeds, or fails otherwise, is left alone', async () => {
    const { queue, connection } = setUp([]);
    await expect(connection.track(callFailing())).resolves.toBe('done');
    const error = new Error('no');
    await expect(connection.track(callFailing(error))).rejects.toBe(error);
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test.each(['decline', 'cancel'] as const)('%s: the error of the call', async (action) => {
    const { queue, connection } = setUp([action]);
    const error = v1([one, two]);
    const call = callFailing(error);
    await expect(connection.track(call)).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('calls that need the same page ask for it once', async () => {
    const { queue, connection } = setUp([]);
    const error = () => v1([{ ...one, elicitationId: crypto.randomUUID() } as never]);
    const results = [1, 2, 3].map(() => connection.track(callFailing(error())));
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    queue.tell({
      type: 'respond',
      id: queue.getSnapshot().pending[0]!.id,
      result: { action: 'accept' },
    });
    await expect(Promise.all(results)).resolves.toEqual(['done', 'done', 'done']);
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('a URL that was declined is asked for again by the next call', async () => {
    const { queue, connection } = setUp(['decline', 'accept']);
    const error = v1([one]);
    await expect(connection.track(callFailing(error))).rejects.toBe(error);
    await expect(connection.track(callFailing(v1([one])))).resolves.toBe('done');
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('the same URL again ends it', async () => {
    const { connection } = setUp(['accept', 'accept', 'accept']);
    const again = v1([{ ...two, url: one.url } as never]);
    const call = callFailing(v1([one]), again);
    await expect(connection.track(call)).rejects.toBe(again);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('too many different URLs end it', async () => {
    const { connection } = setUp(Array.from({ length: 20 }, () => 'accept' as const));
    const errors = Array.from({ length: 20 }, (_, index) =>
      v2([{ ...one, url: `https://${index}.example` }]),
    );
    const call = callFailing(...errors);
    await expect(connection.track(call)).rejects.toBe(errors[3]);
    expect(call).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['nothing', []],
    ['no list', 5],
    ['a form', [{ ...one, mode: 'form' }]],
    ['no URL', [one, { mode: 'url', message: 'x' }]],
    ['what has no id', [{ mode: 'url', message: 'x', url: one.url }]],
  ])('asking for %s: the error of the call', async (what, elicitations) => {
    const { queue, connection, refused } = setUp([]);
    const error = { code: -32042, data: { elicitations } };
    await expect(connection.track(callFailing(error))).rejects.toBe(error);
    expect(queue.getSnapshot().pending).toEqual([]);
    // The host's log is told of what was asked and cannot be shown.
    expect(refused).toEqual(what.startsWith('no') && what !== 'no URL' ? [] : [elicitations]);
  });

  test('a host without URL mode shows none', async () => {
    const connection = createElicitationQueue({ modes: ['form'] }).connection({ name: 'x' });
    const error = v1([one]);
    await expect(connection.track(callFailing(error))).rejects.toBe(error);
  });

  test('a signal withdraws what is asked', async () => {
    const { queue, connection } = setUp([]);
    const controller = new AbortController();
    const error = v1([one]);
    const result = connection.track(callFailing(error), { signal: controller.signal });
    const failure = result.catch((reason: unknown) => reason);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    controller.abort();
    expect(await failure).toBe(error);
    expect(queue.getSnapshot().pending).toEqual([]);
  });
});

describe('PROTO-7 completion', () => {
  test('the handler takes a notification or its params, and nothing else', async () => {
    const { queue, connection } = setUp([]);
    const complete = {
      method: 'notifications/elicitation/complete',
      params: { elicitationId: 'e1' },
    };
    void connection.onRequest(one);
    void connection.onRequest(two);
    await Promise.resolve();
    for (const odd of [undefined, 5, {}, { elicitationId: 5 }, { method: complete.method }]) {
      connection.onComplete(odd);
    }
    const done = () => queue.getSnapshot().pending.map(({ isDone }) => isDone);
    expect(done()).toEqual([false, false]);
    connection.onComplete(complete);
    connection.onComplete({ elicitationId: 'e2' });
    expect(done()).toEqual([true, true]);
  });

  test("a server that names another's id changes nothing", async () => {
    const queue = createElicitationQueue();
    const server = { name: 'Same' };
    const [a, b] = [queue.connection(server), queue.connection(server)];
    void a.onRequest(one);
    await Promise.resolve();
    b.onComplete({ elicitationId: 'e1' });
    expect(queue.getSnapshot().pending).toMatchObject([{ isDone: false }]);
    a.onComplete({ elicitationId: 'e1' });
    expect(queue.getSnapshot().pending).toMatchObject([{ isDone: true }]);
  });

  test('a page that was done once is not done when a later call asks for it again', async () => {
    const { queue, connection } = setUp([]);
    queue.attachRenderer();
    for (const round of [1, 2]) {
      const result = connection.track(callFailing(v2([one])));
      await waitFor(() => expect(queue.getSnapshot().pending, `round ${round}`).toHaveLength(1));
      const [pending] = queue.getSnapshot().pending;
      expect(pending!.isDone).toBe(false);
      queue.tell({ type: 'opened', id: pending!.id });
      connection.onComplete({ elicitationId: one.elicitationId });
      await expect(result).resolves.toBe('done');
    }
  });

  test('a page that is done while another is asked for is not done when it is asked for again', async () => {
    const { queue, connection } = setUp([]);
    const first = connection.onRequest(two);
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    const call = callFailing(v2([one]));
    const retried = connection.track(call);
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    connection.onComplete({ elicitationId: two.elicitationId });
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));
    expect(queue.getSnapshot().pending[0]).toMatchObject({ isDone: true });
    for (const { id } of queue.getSnapshot().pending)
      queue.tell({ type: 'respond', id, result: { action: 'decline' } });
    await expect(first).resolves.toEqual({ action: 'decline' });
    await expect(retried).rejects.toThrow('Sign in first.');
    void connection.onRequest(two);
    await waitFor(() => expect(queue.getSnapshot().pending).toMatchObject([{ isDone: false }]));
    queue.dispose();
  });

  test('PROTO-8 a page that was done elsewhere needs no opening here: the calls that wait for it go on', async () => {
    const { queue, connection } = setUp([]);
    const calls = [callFailing(v2([one, two])), callFailing(v2([one]))];
    const [both, single] = calls.map((call) => connection.track(call));
    await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));
    connection.onComplete({ elicitationId: one.elicitationId });
    await expect(single).resolves.toBe('done');
    await waitFor(() =>
      expect(queue.getSnapshot().pending).toMatchObject([{ request: { url: two.url } }]),
    );
    expect(calls[0]).toHaveBeenCalledTimes(1);
    connection.onComplete({ elicitationId: two.elicitationId });
    await expect(both).resolves.toBe('done');
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test('PROTO-8 a page that is done while the code for it is loaded is not asked for', async () => {
    const { queue, connection } = setUp([]);
    const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(v2([one]));
    const result = connection.track(call.mockResolvedValue('done'));
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    connection.onComplete({ elicitationId: one.elicitationId });
    await expect(result).resolves.toBe('done');
    expect(queue.getSnapshot().pending).toEqual([]);
  });
});
