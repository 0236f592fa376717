import { expect, inject, test } from 'vitest';
import { openDemo, type Demo } from './demoPage.ts';

/** The story of the demo, in a small window and in the dark. A server's first answer to a newer revision is no fault. */
async function openStory() {
  const url = new URL('/', inject('demoUrl')).href;
  const options = { viewport: { width: 320, height: 700 }, colorScheme: 'dark' } as const;
  return openDemo(options, /status of 400|400 \(Bad Request\)/, url);
}

const turn = ({ page }: Demo, index: number) => page.locator('article').nth(index);
/** What a person can try beside the form that comes by itself. */
const attempt = ({ page }: Demo, name: string) => page.getByRole('button', { name }).click();
const receipts = (demo: Demo, index: number) =>
  turn(demo, index).locator('[data-slot=elicitation-outcome]');

test('HOST-1 the demo asks by itself, and its receipt stays in the chat', async () => {
  await using demo = await openStory();
  const asked = turn(demo, 0);
  await asked.getByRole('textbox', { name: 'Priority' }).fill('2');
  await demo.accept(asked);
  await asked.getByText(/^Issue 128 is open: .* a bug of priority 2\.$/).waitFor();
  // The host has stored the receipt meanwhile, and draws the slot with it.
  const focused = asked.locator(':focus').and(demo.page.getByRole('heading', { name: /^Tracker/ }));
  expect(await focused.count()).toBe(1);
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
  expect(await demo.page.evaluate(fits)).toBe(true);
});

test('what else there is to try: one press, and two servers at once', async () => {
  await using demo = await openStory();
  await turn(demo, 0).getByRole('button', { name: 'Decline' }).click();
  await turn(demo, 0).getByText('All right, I leave it.').waitFor();
  await attempt(demo, 'Yes or no');
  await turn(demo, 1).getByRole('button', { name: 'No', exact: true }).waitFor();
  await demo.page.waitForTimeout(700);
  await turn(demo, 1).getByRole('button', { name: 'No', exact: true }).click();
  await turn(demo, 1).getByText('The branch stays.').waitFor();
  await attempt(demo, 'Two servers at once');
  const decline = turn(demo, 2).getByRole('button', { name: 'Decline' });
  await expect.poll(() => decline.count()).toBe(2);
  await decline.nth(1).click();
  await expect.poll(() => decline.count()).toBe(1);
  await decline.click();
  await expect.poll(() => receipts(demo, 2).count()).toBe(2);
});

test('what else there is to try: a page to sign in on, and a spoofed domain', async () => {
  await using demo = await openStory();
  await turn(demo, 0).getByRole('button', { name: 'Decline' }).click();
  await attempt(demo, 'A domain that is not');
  await turn(demo, 1).getByRole('alert').waitFor();
  await turn(demo, 1).getByRole('button', { name: 'Decline' }).click();
  await turn(demo, 1).getByText('All right, I leave it.').waitFor();
  await attempt(demo, 'A page to sign in on');
  const open = turn(demo, 2).getByRole('button', { name: /^Open(?! again)/ });
  await open.hover();
  // What has moved takes no press for a second.
  await demo.page.waitForTimeout(1200);
  const opening = demo.page.context().waitForEvent('page');
  await open.click();
  await (await opening).getByRole('button', { name: 'Finish' }).click();
  await turn(demo, 2).getByText('Your calendar is connected.').waitFor();
  expect(await receipts(demo, 2).count()).toBe(1);
});
