import { expect, test } from 'vitest';
import { openDemo } from './demoPage.ts';

test('HOST-8 what a back end is asked is asked in every tab, and answered in one', async () => {
  await using one = await openDemo();
  // As many tabs as people have open, each with its own streams from every server.
  const context = one.page.context();
  for (let tab = 0; tab < 2; tab++) await (await context.newPage()).goto(one.page.url());
  const other = await context.newPage();
  await other.goto(one.page.url());
  await one.ask('trigger-elicitation-request', 'Everything, by a back end');
  const dialog = other.getByRole('dialog');
  await dialog.waitFor();
  await one.dialog.getByLabel('String').first().fill('half');
  await dialog.getByLabel('String').first().fill('Ada');
  await one.accept(dialog);
  await expect.poll(() => dialog.count()).toBe(0);
  await one.page.getByText('This was answered in another window.').waitFor();
  await expect.poll(() => one.log.innerText()).toContain('Ada');
});

test('PROTO-8 error -32042 shows its URL by a back end too, and the call fails with it when declined', async () => {
  await using demo = await openDemo();
  await demo.ask('trigger-url-elicitation, by an error', 'Everything, by a back end');
  await demo.dialog.getByText('Full address').waitFor();
  await demo.dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => demo.log.innerText()).toContain('browser-based authorization');
});
