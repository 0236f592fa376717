import { expect, inject, test } from 'vitest';
import { connected, openDemo } from './demoPage.ts';

// WebDriver reaches into no frame of another origin.
test.runIf(inject('engine') === 'chromium')(
  'TRUST-7 whoever types in a site goes on typing when a host in a frame of another origin is asked',
  async () => {
    await using demo = await openDemo({ permissions: ['local-network-access'] });
    const { page } = demo;
    // Another port is another origin.
    const site = 'http://localhost:9/';
    const body = `<textarea></textarea><iframe src="${page.url()}" width="900" height="600"></iframe>`;
    await page.route(site, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(site);
    const host = page.frameLocator('iframe');
    await connected(host);
    const text = page.locator('textarea');
    await text.click();
    await page.keyboard.type('hello ');
    // Pressed by script, it leaves focus where it is.
    const tool = host.getByRole('button', { name: 'trigger-url-elicitation', exact: true }).first();
    await tool.evaluate((button: HTMLElement) => button.click());
    await host.getByRole('button', { name: 'Review' }).waitFor();
    await page.keyboard.type('w orld');
    expect(await text.inputValue()).toBe('hello w orld');
    await host.getByRole('button', { name: 'Review' }).click();
    await host.getByRole('dialog').waitFor();
  },
);
