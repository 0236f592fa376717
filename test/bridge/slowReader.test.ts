import { expect, test, vi } from 'vitest';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { loadLate } from '../../src/host/loadLate.ts';
import { loadFormRules } from '../../src/queue/index.ts';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

await Promise.all([loadLate(), loadFormRules()]);

const form = ask({ name: { type: 'string' } });

test('HOST-8 what comes before its reader is loaded is shown, although a later state leaves out what was in it', async () => {
  const bridge = createElicitationBridge();
  const states: { pending: object[] }[] = [];
  bridge.attach((state) => states.push(state as never));
  const server = bridge.queue.connection({ name: 'GitHub' });
  const askAndWait = async (count: number) => {
    void server.onRequest(form).catch(() => {});
    await waitFor(() => expect(states.at(-1)!.pending).toHaveLength(count));
    return states.at(-1)!;
  };
  const one = await askAndWait(1);
  const two = await askAndWait(2);
  // As the stream of `handleElicitation` sends it.
  const known = { ...two.pending[0], params: null, draft: undefined };
  const send = vi.fn();
  // What sets tests up has loaded the reader.
  vi.resetModules();
  const { createRemoteQueue } = await import('react-mcp-elicitation/remote');
  const queue = createRemoteQueue({
    open(onState) {
      onState(one);
      onState({ ...two, pending: [known, two.pending[1]] });
      return () => {};
    },
    send,
  });
  queue.subscribe(() => {});
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));
  expect(queue.getSnapshot().pending.map(({ request }) => request.message)).toEqual([
    form.message,
    form.message,
  ]);
  queue.close();
  bridge.dispose();
});
