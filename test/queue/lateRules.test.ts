import { expect, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { waitFor } from '../waitFor.ts';

const state = vi.hoisted(() => ({ isOffline: true, loads: 0 }));
vi.mock('../../src/queue/loadFormRules.ts', async (importOriginal) => {
  const original = await importOriginal<{ loadFormRules: () => Promise<unknown> }>();
  return {
    ...original,
    formRules: () =>
      state.isOffline ? undefined : (original as { formRules?: () => unknown }).formRules?.(),
    loadFormRules: () => {
      state.loads++;
      return state.isOffline ? Promise.reject(new Error('offline')) : original.loadFormRules();
    },
  };
});

test('FORM-15 what checks an answer is loaded with it, where it could not be loaded before', async () => {
  // The set-up of every test has loaded the queue, with the rules.
  vi.resetModules();
  const { createElicitationQueue } = await import('react-mcp-elicitation/host');
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const answer = queue.connection({ name: 'Example' }).onRequest(ask({ name: { type: 'string' } }));
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  const { id } = queue.getSnapshot().pending[0]!;
  const accepted = { action: 'accept', content: { name: 'Ada' } } as const;
  queue.tell({ type: 'respond', id, result: accepted });
  // Without words: it is said in the person's language.
  await waitFor(() =>
    expect(queue.getSnapshot().pending).toMatchObject([{ failure: { error: new Error('') } }]),
  );
  state.isOffline = false;
  queue.tell({ type: 'respond', id, result: accepted });
  await expect(answer).resolves.toEqual(accepted);
  expect(state.loads).toBeGreaterThan(1);
});

test('HOST-2 a draft stays where nothing can tell whether the next one holds a secret', async () => {
  state.isOffline = false;
  const { createElicitationQueue } = await import('react-mcp-elicitation/host');
  const { storage } = memoryStorage();
  const drafts = { storage, key: 'drafts' };
  const queue = createElicitationQueue({ rendererTimeout: Infinity, drafts });
  void queue.connection({ name: 'Example' }).onRequest(ask({ name: { type: 'string' } }));
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  const [pending] = queue.getSnapshot().pending;
  queue.setDraft(pending!, { f0: 'Ada' });
  state.isOffline = true;
  queue.setDraft(pending!, { f0: 'Ada Lovelace' });
  expect(queue.getDraft(pending!)).toEqual({ f0: 'Ada' });
  expect(storage.getItem('drafts')).toContain('Ada');
});
