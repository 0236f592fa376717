import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { settled, setUpHost } from './setUpHost.ts';

const form = ask({ name: { type: 'string' } });
const accepted = { action: 'accept', content: { name: 'Ada' } } as const;
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test('PROTO-5 an async listener that rejects changes no answer, and is reported', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const bug = new Error('A bug of the host.');
  const fail = async () => Promise.reject(bug);
  const { queue, connection } = setUpHost({ onEvent: fail });
  queue.subscribe(fail);
  const answer = connection.onRequest(form);
  await settled();
  vi.mocked(console.error).mockClear();
  queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: accepted });
  await expect(answer).resolves.toEqual(accepted);
  await settled();
  expect(vi.mocked(console.error).mock.calls).toEqual([[bug], [bug]]);
  expect(unhandled).not.toHaveBeenCalled();
});
