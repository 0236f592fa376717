import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { expect, test, vi } from 'vitest';
import type * as Load from '../../src/host/load.ts';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

const reading = vi.hoisted(() => ({ isOffline: false }));
vi.mock('../../src/host/load.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Load>();
  return {
    ...original,
    readerAtHand: () => (reading.isOffline ? undefined : original.readerAtHand()),
    loadReader: (signal: AbortSignal) =>
      reading.isOffline
        ? new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          })
        : original.loadReader(signal),
  };
});

const load = vi.hoisted(() => vi.fn());
vi.mock('../../src/host/askInTask.ts', () => {
  load();
  throw new Error('offline');
});

test('PROTO-6 a request whose code cannot be loaded fails clearly once its connection is closed', async () => {
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const connection = queue.connection({ name: 'Example' });
  const request = { ...ask({ name: { type: 'string' } }), task: {} };
  const { taskStore } = queue.tasks;
  const failure = connection
    .onRequest(request, { taskStore: { ...taskStore, getTask: async () => ({}) } })
    .catch((error: unknown) => error);
  await waitFor(() => expect(load).toHaveBeenCalled());
  connection.close();
  expect(await failure).toMatchObject({ code: -32603, message: 'The connection was closed.' });
});

test('TRUST-6 a request that is canceled while its code cannot be loaded makes room for others', async () => {
  reading.isOffline = true;
  const queue = createElicitationQueue({ rendererTimeout: Infinity, limits: { pending: 1 } });
  const connection = queue.connection({ name: 'Example' });
  const canceled = new AbortController();
  const first = connection.onRequest(ask({}), { signal: canceled.signal });
  await expect(connection.onRequest(ask({}))).rejects.toMatchObject({ code: -32000 });
  canceled.abort();
  await expect(first).rejects.toBe(canceled.signal.reason);
  reading.isOffline = false;
  const second = connection.onRequest(ask({}));
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  connection.close();
  await second;
});
