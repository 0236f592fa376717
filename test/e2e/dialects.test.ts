import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import { dialectCases } from '../../demo/dialectCases.ts';
import { openDemo } from './demoPage.ts';

type Fill = (dialog: Locator) => Promise<void>;
const nothing: Fill = async () => {};
const fill =
  (label: string, text: string): Fill =>
  (dialog) =>
    dialog.getByLabel(label).fill(text);
const check =
  (label: string): Fill =>
  (dialog) =>
    dialog.getByLabel(label, { exact: true }).check();

const press =
  (name: string): Fill =>
  async (dialog) => {
    const button = dialog.getByRole('button', { name, exact: true });
    await button.waitFor();
    // Guarded as Accept is.
    await setTimeout(700);
    await button.click();
  };

/** For each tool, what a person does and what the server gets. */
const answers: Readonly<Record<string, readonly [Fill, Readonly<Record<string, unknown>>]>> = {
  'ask-without-a-schema': [nothing, {}],
  'ask-without-properties': [nothing, {}],
  'ask-without-a-message': [fill('Name', 'Ada'), { name: 'Ada' }],
  'ask-with-nulls': [fill('Name', 'Ada'), { name: 'Ada' }],
  'ask-for-an-optional': [fill('Age', '36'), { age: 36 }],
  'ask-by-a-reference': [press('high'), { priority: 'high' }],
  'ask-for-a-choice-without-type': [check('red'), { color: 'red' }],
  'ask-for-one-literal': [press('DELETE'), { value: 'DELETE' }],
  'ask-for-a-number-of-a-list': [check('3'), { replicas: 3 }],
  'ask-for-one-of-two-types': [fill('Build', '17'), { build: 17 }],
  'ask-for-a-list': [
    async (dialog) => {
      await dialog.getByLabel('Entry 1').fill('one');
      await dialog.getByRole('button', { name: 'Add' }).click();
      await dialog.getByRole('textbox', { name: 'Entry 2' }).fill('two');
    },
    { tags: ['one', 'two'] },
  ],
  'ask-for-formats': [
    async (dialog) => {
      await fill('Id', '01234567-89ab-4cde-8f01-23456789abcd')(dialog);
      await fill('At', '09:30')(dialog);
      await fill('Every', 'PT15M')(dialog);
      await fill('Host', 'example.com')(dialog);
      await fill('Address', '192.0.2.1')(dialog);
      await fill('Network', '2001:db8::1')(dialog);
    },
    {
      id: '01234567-89ab-4cde-8f01-23456789abcd',
      at: '09:30:00',
      every: 'PT15M',
      host: 'example.com',
      address: '192.0.2.1',
      network: '2001:db8::1',
    },
  ],
  'ask-for-what-is-written-alone': [
    async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Value' }).fill('x');
    },
    { value: 'x' },
  ],
  'ask-with-annotations': [fill('Count', '3'), { count: 3 }],
  'ask-and-nothing-else': [check('Yes'), { approve: true }],
  'ask-for-a-multiple': [fill('Price', '19.99'), { price: 19.99 }],
};

test.each(dialectCases.map(({ tool, description }) => [tool, description]))(
  'PROTO-12 %s: %s',
  async (tool) => {
    const [act, content] = answers[tool]!;
    await using demo = await openDemo();
    await demo.ask(tool);
    await act(demo.dialog);
    // One press has answered it.
    if (await demo.dialog.getByRole('button', { name: 'Accept' }).count()) await demo.accept();
    expect(await demo.rawResult()).toEqual({ action: 'accept', content });
  },
);

test('TRUST-3 a secret is masked as each engine hides it from screen readers', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-for-what-is-written-alone');
  const type = await demo.dialog
    .getByRole('textbox', { name: 'Value' })
    .evaluate((input: HTMLInputElement) => input.type);
  // Firefox offers to save any password input, and reads dots of a text that only draws them.
  expect(type).toBe(inject('engine') === 'firefox' ? 'text' : 'password');
});
