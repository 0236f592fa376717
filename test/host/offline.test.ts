import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { expect, test, vi } from 'vitest';
import type * as Load from '../../src/host/loadLate.ts';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

const network = vi.hoisted(() => ({ isOffline: true }));
vi.mock('../../src/host/loadLate.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Load>();
  return {
    lateAtHand: () => (network.isOffline ? undefined : original.lateAtHand()),
    loadLate: () => (network.isOffline ? new Promise(() => {}) : original.loadLate()),
  };
});

test.each([{}, { task: {} }])(
  'PROTO-6 a request whose code cannot be loaded fails clearly once its connection is closed: %j',
  async (more) => {
    const queue = createElicitationQueue({ rendererTimeout: Infinity });
    const connection = queue.connection({ name: 'Example' });
    const request = { ...ask({ name: { type: 'string' } }), ...more };
    const answer = connection.onRequest(request);
    connection.close();
    const message = 'This connection was closed.';
    await expect(answer).rejects.toMatchObject({ code: -32603, message });
  },
);

test('TRUST-6 a request that is canceled while its code cannot be loaded makes room for others', async () => {
  const queue = createElicitationQueue({ rendererTimeout: Infinity, limits: { pending: 1 } });
  const connection = queue.connection({ name: 'Example' });
  const canceled = new AbortController();
  const first = connection.onRequest(ask({}), { signal: canceled.signal });
  await expect(connection.onRequest(ask({}))).rejects.toMatchObject({ code: -32000 });
  canceled.abort();
  await expect(first).rejects.toBe(canceled.signal.reason);
  network.isOffline = false;
  const second = connection.onRequest(ask({}));
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  connection.close();
  await second;
});
