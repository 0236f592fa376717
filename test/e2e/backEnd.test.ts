import { expect, test } from 'vitest';
import { openDemo } from './demoPage.ts';

const server = 'Everything, by a back end';

test('HOST-8 what a back end is asked is asked in every tab, and answered in one', async () => {
  await using one = await openDemo();
  await using other = await openDemo();
  await one.ask('trigger-elicitation-request', server);
  await other.dialog.waitFor();
  await one.dialog.getByLabel('String', { exact: false }).first().fill('half');
  await other.dialog.getByLabel('String', { exact: false }).first().fill('Ada');
  await other.accept();
  await expect.poll(() => other.dialog.count()).toBe(0);
  await one.page.getByText('This was answered in another window.').waitFor();
  await expect.poll(() => one.log.innerText()).toContain('Ada');
});
