import { readPendingRound } from 'react-mcp-elicitation/host';
import { expect, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { setUpHost } from '../host/setUpHost.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { waitFor } from '../waitFor.ts';

vi.mock('../../src/core/sensitive/findInLatin.ts', () => {
  throw new Error('offline');
});

const content = { user: 'ada', password: 'hunter2' };

const params = ask({ user: { type: 'string' }, password: { type: 'string' } });

/** Asks for a secret where what finds secrets cannot be loaded. */
async function askForSecret() {
  const { items, storage } = memoryStorage();
  const { queue, events, connection } = setUpHost({ drafts: { storage, key: 'drafts' } });
  const answer = connection.onRequest(params);
  await waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
  return { queue, events, answer, items, pending: queue.getSnapshot().pending[0]! };
}

test('TRUST-3 an event tells nothing that was entered while nothing can tell what of it is secret', async () => {
  const { queue, events, answer, pending } = await askForSecret();
  queue.tell({ type: 'respond', id: pending.id, result: { action: 'accept', content } });
  await expect(answer).resolves.toEqual({ action: 'accept', content });
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'answered' }));
  expect(events.at(-1)).toHaveProperty('result', { action: 'accept', content: {} });
  expect(events.at(-1)).toHaveProperty('withheld', ['user', 'password']);
});

test('FORM-12 a draft is not kept while nothing can tell what of it is secret', async () => {
  const { queue, items, pending } = await askForSecret();
  queue.setDraft(pending, { f0: 'ada', f1: 'hunter2' });
  expect(queue.getDraft(pending)).toBeUndefined();
  expect(items.size).toBe(0);
});

test('PROTO-9 a round that is withdrawn while its earlier answers are judged is not stored again', async () => {
  const { items, storage } = memoryStorage();
  const persist = { storage, key: 'round' };
  const { connection, pendingCount } = setUpHost();
  const controller = new AbortController();
  const { signal } = controller;
  const retry = connection.answerInputRequired({
    params: { name: 'deploy' },
    result: {
      inputRequests: {
        one: { method: 'elicitation/create', params },
        two: { method: 'sampling/createMessage', params: {} },
      },
    },
    answers: { one: { action: 'accept', content } },
    async foreign() {
      controller.abort();
      throw new Error('no model');
    },
    persist,
    signal,
  });
  await expect(retry).rejects.toThrow('no model');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pendingCount()).toBe(0);
  expect(readPendingRound(persist)).toBeUndefined();
  expect(items.size).toBe(0);
});
