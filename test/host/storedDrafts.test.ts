import { afterEach, expect, test, vi } from 'vitest';
import { loadDetector } from '../../src/core/sensitive/loadDetector.ts';
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

type Page = ReturnType<typeof setUpHost>;

async function askFor(
  { queue, connection }: Page,
  message: string,
  properties: object = { name: { type: 'string' } },
) {
  void connection.onRequest(ask(properties, { message }));
  await settled();
  return queue.getSnapshot().pending.at(-1)!;
}

/** Asks, and enters an answer that is not sent. */
async function enter(page: Page, message: string) {
  const pending = await askFor(page, message);
  page.queue.setDraft(pending, { f0: `typed for ${message}` });
  return pending;
}

test('HOST-2 drafts are stored for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, stored } = createStorage();
  const page = openPage();
  const { id } = await enter(page, 'the first question');
  page.queue.tell({ type: 'respond', id, result: { action: 'cancel' } });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await enter(page, 'the second question');
  expect(stored()).toContain('typed for the second question');
  expect(stored()).not.toContain('typed for the first question');
});

test('HOST-2 a draft that was stored by a clock that was ahead is not offered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage } = createStorage();
  const now = Date.now();
  vi.setSystemTime(now + 24 * 60 * 60_000);
  await enter(openPage(), 'the question');
  vi.setSystemTime(now);
  const page = openPage();
  expect(page.queue.getDraft(await askFor(page, 'the question'))).toBeUndefined();
});

test('FORM-12 what looks like a secret is kept of no draft', async () => {
  await loadDetector(2);
  const { openPage, stored } = createStorage();
  const page = openPage();
  const properties = { user: { type: 'string' }, password: { type: 'string' } };
  const pending = await askFor(page, 'Sign in.', properties);
  page.queue.setDraft(pending, { f0: 'ada', f1: 'hunter2' });
  expect(page.queue.getDraft(pending)).toEqual({ f0: 'ada' });
  expect(stored()).toContain('ada');
  expect(stored()).not.toContain('hunter2');
});

test('HOST-2 drafts that are too old are removed from a storage as a page is opened, though nothing is asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, stored } = createStorage();
  await enter(openPage(), 'an old question');
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await enter(openPage(), 'a new question');
  vi.setSystemTime(Date.now() + 6 * 60_000);
  openPage();
  expect(stored()).toContain('typed for a new question');
  expect(stored()).not.toContain('typed for an old question');
  vi.setSystemTime(Date.now() + 30 * 24 * 3_600_000);
  openPage();
  expect(stored()).toBe('');
});

test('FORM-12 a draft of a question that is too long for a storage is offered until the page is left', async () => {
  const { openPage, stored } = createStorage();
  const page = openPage();
  const long = 'a long question '.repeat(10_000);
  const { id } = await enter(page, long);
  page.queue.tell({ type: 'respond', id, result: { action: 'cancel' } });
  expect(page.queue.getDraft(await askFor(page, long))).toEqual({ f0: `typed for ${long}` });
  expect(stored()).toBe('');
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

test('HOST-2 a stored draft is forgotten once its request is answered, also after a reload', async () => {
  const { openPage, stored } = createStorage();
  await enter(openPage(), 'the question');
  const { queue, ...page } = openPage();
  const pending = await askFor({ queue, ...page }, 'the question');
  expect(queue.getDraft(pending)).toEqual({ f0: 'typed for the question' });
  queue.setDraft(pending, undefined);
  queue.tell({ type: 'respond', id: pending.id, result: { action: 'decline' } });
  expect(stored()).toBe('');
  expect(queue.getDraft(await askFor({ queue, ...page }, 'the question'))).toBeUndefined();
});

test('HOST-2 a stored draft of another request that asks the same is not forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, stored } = createStorage();
  const [one, other] = [openPage(), openPage()];
  const mine = await enter(one, 'the question');
  // Even if the same was entered.
  vi.setSystemTime(Date.now() + 1000);
  const theirs = await enter(other, 'the question');
  one.queue.setDraft(mine, undefined);
  expect(stored()).toContain('typed for the question');
  other.queue.setDraft(theirs, undefined);
  expect(stored()).toBe('');
});

test('FORM-12 a stored draft is forgotten with its answer where the form was open for longer than drafts are offered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, stored } = createStorage();
  const page = openPage();
  const pending = await enter(page, 'the question');
  vi.setSystemTime(Date.now() + 11 * 60_000);
  page.queue.setDraft(pending, undefined);
  expect(stored()).toBe('');
});

test('HOST-2 two pages with one storage neither overwrite newer drafts nor bring back forgotten ones', async () => {
  const { openPage, stored } = createStorage();
  const [one, other] = [openPage(), openPage()];
  const mine = await enter(one, 'a question');
  const theirs = await askFor(other, 'a question');
  other.queue.setDraft(theirs, { f0: 'newer' });
  await enter(one, 'the next question');
  expect(stored()).toContain('newer');
  expect(stored()).not.toContain('typed for a question');
  other.queue.setDraft(theirs, undefined);
  await enter(one, 'the last question');
  expect(stored()).not.toContain('"newer"');
  expect(stored()).not.toContain('typed for a question');
  // The form on screen keeps what was entered into it.
  expect(one.queue.getDraft(mine)).toEqual({ f0: 'typed for a question' });
  expect(one.queue.getDraft(await askFor(one, 'a question'))).toBeUndefined();
});

test.each([
  ['is full', () => expect.unreachable()],
  ['keeps nothing', () => {}],
])('HOST-2 a page keeps its own drafts where the storage %s', async (_, setItem) => {
  // A draft that cannot be stored may be as old as the one that is, to the millisecond.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { items, storage } = memoryStorage();
  const openPage = () => setUpHost({ drafts: { storage: { ...storage, setItem }, key: 'drafts' } });
  await enter(setUpHost({ drafts: { storage, key: 'drafts' } }), 'a question');
  const { queue, ...page } = openPage();
  const pending = await askFor({ queue, ...page }, 'a question');
  queue.setDraft(pending, { f0: 'newer' });
  expect(items.get('drafts')).not.toContain('newer');
  expect(queue.getDraft(await askFor({ queue, ...page }, 'a question'))).toEqual({ f0: 'newer' });
});
