import { describe, expect, test, vi } from 'vitest';
import { parseElicitRequest } from 'react-mcp-elicitation/core';
import { createListQueue } from '../../src/queue/createListQueue.ts';
import { createRequestQueue } from '../../src/queue/createRequestQueue.ts';

const params = { message: 'Name?', requestedSchema: { type: 'object', properties: {} } };
const page = { mode: 'url', message: 'x', url: 'https://a.example', elicitationId: 'e1' };
const server = { name: 'Example' };

/** A request that is on screen, and a host that aborts its signal as it takes the answer. */
function askWith(asked: object, deliver: (abort: () => void) => void | PromiseLike<void>) {
  const onEvent = vi.fn();
  const queue = createRequestQueue({ onEvent });
  queue.attachRenderer();
  const controller = new AbortController();
  const abort = () => controller.abort('answered-elsewhere');
  const answer = queue.enqueue(server, parseElicitRequest(asked), {
    id: 'a',
    signals: [controller.signal],
    deliver: () => deliver(abort),
  });
  const told = () => onEvent.mock.calls.map(([{ type }]) => type as string);
  return { queue, answer, told };
}

describe('PROTO-5 a signal that the host aborts as it takes the answer', () => {
  test('leaves the request answered', async () => {
    const { queue, answer, told } = askWith(params, (abort) => abort());
    const [pending] = queue.getSnapshot().pending;
    queue.tell({ type: 'respond', id: 'a', result: { action: 'accept', content: {} } });
    await expect(answer).resolves.toEqual({ action: 'accept', content: {} });
    expect(queue.getSnapshot().pending).toEqual([]);
    expect(pending!.signal.aborted).toBe(false);
    expect(told()).toEqual(['pending', 'answered']);
  });

  test('URL-6 leaves an accepted page open', async () => {
    const { queue, answer } = askWith(page, (abort) => abort());
    queue.tell({ type: 'respond', id: 'a', result: { action: 'accept' } });
    await expect(answer).resolves.toEqual({ action: 'accept' });
    expect(queue.getSnapshot().pending).toMatchObject([{ stage: 'opened', ended: 'accept' }]);
  });

  test('withdraws it where the answer still has to travel', async () => {
    const { queue, answer, told } = askWith(params, async (abort) => abort());
    queue.tell({ type: 'respond', id: 'a', result: { action: 'decline' } });
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'answered-elsewhere' }]);
    expect(told()).toEqual(['pending', 'withdrawn']);
  });

  test('withdraws it where the host then fails to take the answer', async () => {
    const { queue, answer } = askWith(params, (abort) => {
      abort();
      throw new Error('No such request.');
    });
    const reportError = vi.spyOn(console, 'error').mockImplementation(() => {});
    queue.tell({ type: 'respond', id: 'a', result: { action: 'decline' } });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('No such request.'));
    reportError.mockRestore();
    await expect(answer).resolves.toEqual({ action: 'cancel' });
    expect(queue.getSnapshot().pending).toMatchObject([{ ended: 'answered-elsewhere' }]);
  });

  test('leaves nothing on screen where the host keeps a list', () => {
    const controller = new AbortController();
    const onRespond = vi.fn(() => controller.abort('answered-elsewhere'));
    const queue = createListQueue({ onRespond, onError: expect.unreachable }, {});
    queue.attachRenderer();
    const { signal } = controller;
    queue.take([{ id: 'a', params, server, signal }]);
    queue.tell({ type: 'respond', id: 'a', result: { action: 'decline' } });
    expect(onRespond).toHaveBeenCalledTimes(1);
    expect(queue.getSnapshot().pending).toEqual([]);
  });
});
