import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { settle, storyUrl, switchStory } from './storybook.ts';

const modes = {
  desk: { viewport: { width: 1000, height: 800 } },
  'forced colours': { viewport: { width: 1000, height: 800 }, forcedColors: 'active' },
  phone: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

let browser: Browser;
/** Those whose story has been checked. They show the next one, since it takes longest to load Storybook. */
const freePages: Record<keyof typeof modes, Page[]> = { desk: [], 'forced colours': [], phone: [] };

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

export const browserVersion = (): string => `Chromium ${browser.version()}`;

/** A story in a page, drawn and played to its end. */
export async function openStory(id: string, mode: keyof typeof modes = 'desk') {
  const free = freePages[mode].pop();
  const page =
    free ?? (await browser.newPage({ locale: 'en-US', timezoneId: 'UTC', ...modes[mode] }));
  const problems: string[] = [];
  const note = (error: Error) => {
    // Half a minute after another story has gone, its queue says so.
    if (!error.message.includes('of this queue is mounted')) problems.push(String(error));
  };
  page.on('pageerror', note);
  if (free) {
    problems.push(...(await switchStory(page, id)));
  } else {
    await page.goto(storyUrl(id));
    problems.push(...(await settle(page)));
  }
  return {
    page,
    problems,
    [Symbol.dispose]() {
      page.off('pageerror', note);
      freePages[mode].push(page);
    },
  };
}
