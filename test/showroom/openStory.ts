import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchOptions } from '../chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

interface Preview {
  readonly currentRender?: { readonly phase?: string };
}

/** A story in a page of its own, drawn and played to its end. */
export async function openStory(id: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  const url = new URL('iframe.html', inject('showroomUrl'));
  // Storybook's own check would only take time: it is done here.
  const globals = 'a11y.manual:!true';
  url.search = new URLSearchParams({ id, viewMode: 'story', globals }).toString();
  await page.goto(url.href);
  const phase = await settle(page);
  if (phase !== 'finished' && phase !== 'completed') problems.push(`The story is ${phase}.`);
  return { page, problems, [Symbol.asyncDispose]: () => context.close() };
}

/** Waits until the story is drawn and played. */
async function settle(page: Page): Promise<string | undefined> {
  const phase = await page.waitForFunction(() => {
    const { currentRender } = (Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') ?? {}) as Preview;
    const done = ['finished', 'completed', 'errored', 'aborted'];
    return done.includes(currentRender?.phase ?? '') ? currentRender?.phase : undefined;
  });
  return phase.jsonValue();
}

/** Switches the toolbar of Storybook while the story is there. */
export async function switchGlobals(page: Page, globals: Readonly<Record<string, string>>) {
  await page.evaluate((next) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
      emit: (event: string, payload: object) => void;
    };
    channel.emit('updateGlobals', { globals: next });
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }, globals);
  await settle(page);
}
