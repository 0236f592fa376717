import { expect, test } from 'vitest';
import { openDemo } from './demoPage.ts';

test('FORM-12 a reload in the middle of a form: asked again, what was typed is there', async () => {
  await using demo = await openDemo();
  const { dialog, page } = demo;
  await demo.ask('ask-pattern');
  await dialog.getByRole('textbox', { name: 'Branch' }).fill('half-a-na');
  await page.reload();
  await demo.ask('ask-pattern');
  const branch = dialog.getByRole('textbox', { name: 'Branch' });
  expect(await branch.inputValue()).toBe('half-a-na');
});

test('FORM-12 PROTO-9 a reload in the middle of three rounds: it goes on where it was', async () => {
  await using demo = await openDemo();
  const { dialog, page } = demo;
  const box = (name: string) => dialog.getByRole('textbox', { name });
  const { accept } = demo;
  await demo.ask('ask-in-three-rounds');
  await box('Region').fill('north');
  await accept();
  await box('Version').fill('2.');
  await page.reload();
  await dialog.getByText('Round 2 of at most 10').waitFor();
  expect(await box('Version').inputValue()).toBe('2.');
  await box('Version').fill('2.0');
  await accept();
  await box('Reason').fill('because');
  await accept();
  const answer = (key: string, text: string) => ({
    [key]: { action: 'accept', content: { [key]: text } },
  });
  expect(await demo.rawResult()).toEqual([
    answer('region', 'north'),
    answer('version', '2.0'),
    answer('reason', 'because'),
  ]);
});
