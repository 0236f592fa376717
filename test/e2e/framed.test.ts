import { expect, inject, test } from 'vitest';
import { connected, openDemo, type Demo } from './demoPage.ts';

/** The page of another site, with the demo in a frame: another port is another origin. */
async function openSite({ page }: Demo): Promise<void> {
  const site = 'http://localhost:9/';
  const body = `<textarea></textarea><iframe src="${page.url()}" width="900" height="600"></iframe>`;
  await page.route(site, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(site);
}
const permissions = ['local-network-access'];

// WebDriver reaches into no frame of another origin.
const isChromium = inject('engine') === 'chromium';

test.runIf(isChromium)('no other site can frame the demo and hide it', async () => {
  await using demo = await openDemo({ permissions }, /frame-ancestors/);
  const { page } = demo;
  await openSite(demo);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test.runIf(isChromium)(
  'TRUST-7 whoever types in a site goes on typing when a host in a frame of another origin is asked',
  async () => {
    await using demo = await openDemo({ permissions });
    const { page } = demo;
    // A host that allows the site to frame it.
    await page.route(page.url(), async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': '' };
      await route.fulfill({ response, headers });
    });
    await openSite(demo);
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
