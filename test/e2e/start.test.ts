import { expect, inject, test } from 'vitest';
import { openDemo } from './demoPage.ts';
import { runDemo } from './startDemo.ts';

// The other tests run the demo built. Module by module it takes longer than a test may take, on a machine that does much else.
test.runIf(inject('engine') === 'chromium')(
  'HOST-1 `npm start` shows a host, and its server asks',
  { timeout: 180_000 },
  async () => {
    const { url, stop } = await runDemo();
    await using _running = { [Symbol.asyncDispose]: stop };
    await using demo = await openDemo({}, /^$/, url);
    await demo.ask('trigger-elicitation-request');
    await demo.dialog.getByRole('textbox', { name: 'String', exact: true }).fill('Ada');
    await demo.accept();
    expect(await demo.rawResult()).toMatchObject({ action: 'accept', content: { name: 'Ada' } });
  },
);
