import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { expect, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

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
