import { expect, test } from 'vitest';
import { openDemo } from './demoPage.ts';

test.each([
  ['ask-and-give-up', 'Gave up'],
  ['ask-and-withdraw', 'Withdrew'],
])(
  'HOST-3 PROTO-5 %s closes the prompt and says so, and nothing is answered',
  async (tool, said) => {
    await using demo = await openDemo();
    const answers: unknown[] = [];
    demo.page.on('request', (request) => {
      const message = request.postDataJSON() as Record<string, unknown> | null;
      if (message && ('result' in message || 'error' in message)) answers.push(message);
    });
    await demo.ask(tool);
    await demo.dialog.getByRole('textbox').fill('Ada');
    await demo.dialog.getByText('The request was withdrawn.').waitFor();
    await demo.log.getByText(said).waitFor();
    expect(await demo.dialog.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    expect(answers).toEqual([]);
    await demo.dialog.getByRole('button', { name: 'Dismiss' }).click();
    await demo.dialog.waitFor({ state: 'detached' });
  },
);

test('TRUST-6 a server that floods is refused beyond 20, and can be silenced', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-40-times');
  await demo.dialog.getByText('1 of 20').waitFor();
  await demo.dialog.getByRole('button', { name: /^Mute / }).click();
  expect(await demo.rawResult()).toEqual([
    ...Array<string>(20).fill('decline'),
    ...Array<number>(20).fill(-32000),
  ]);
});
