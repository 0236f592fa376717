import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { settled, setUpHost } from './setUpHost.ts';

afterEach(() => vi.useRealTimers());

/** What a page keeps over a reload, and the pages that share it. */
function createStorage() {
  const { items, storage } = memoryStorage();
  return {
    openPage: () => setUpHost({ drafts: { storage, key: 'drafts' } }),
    stored: () => items.get('drafts') ?? '',
  };
}

/** Asks, and enters an answer that is not sent. */
async function enter({ queue, connection }: ReturnType<typeof setUpHost>, message: string) {
  void connection.onRequest(ask({ name: { type: 'string' } }, { message }));
  await settled();
  const pending = queue.getSnapshot().at(-1)!;
  queue.setDraft(pending, { f0: `typed for ${message}` });
  return pending;
}

test('HOST-2 drafts are stored for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, stored } = createStorage();
  const page = openPage();
  const { id } = await enter(page, 'the first question');
  await page.queue.respond(id, { action: 'cancel' });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await enter(page, 'the second question');
  expect(stored()).toContain('typed for the second question');
  expect(stored()).not.toContain('typed for the first question');
});

test('HOST-2 two pages with one storage keep the drafts of both', async () => {
  const { openPage, stored } = createStorage();
  const [one, other] = [openPage(), openPage()];
  const pending = await enter(one, 'one page');
  await enter(other, 'another page');
  expect(stored()).toContain('typed for one page');
  expect(stored()).toContain('typed for another page');
  one.queue.setDraft(pending, undefined);
  expect(stored()).not.toContain('typed for one page');
  expect(stored()).toContain('typed for another page');
});
