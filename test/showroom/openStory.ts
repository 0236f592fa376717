import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchOptions } from '../chromium.ts';

const modes = {
  desk: { viewport: { width: 1000, height: 800 } },
  'forced colours': { viewport: { width: 1000, height: 800 }, forcedColors: 'active' },
  phone: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

let browser: Browser;
/** Those that no story is in: a new one would load Storybook anew. */
const freePages: Record<keyof typeof modes, Page[]> = { desk: [], 'forced colours': [], phone: [] };

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

export const browserVersion = (): string => `Chromium ${browser.version()}`;

interface Preview {
  readonly currentRender?: { readonly phase?: string };
}

/** A story in a page, drawn and played to its end. */
export async function openStory(id: string, mode: keyof typeof modes = 'desk') {
  const page =
    freePages[mode].pop() ??
    (await browser.newPage({ locale: 'en-US', timezoneId: 'UTC', ...modes[mode] }));
  const problems: string[] = [];
  const note = (error: Error) => void problems.push(String(error));
  page.on('pageerror', note);
  const url = new URL('iframe.html', inject('showroomUrl'));
  // Storybook's own check would only take time: it is done here.
  const globals = 'a11y.manual:!true';
  url.search = new URLSearchParams({ id, viewMode: 'story', globals }).toString();
  await page.goto(url.href);
  const phase = await settle(page);
  if (phase !== 'finished' && phase !== 'completed') problems.push(`The story is ${phase}.`);
  return {
    page,
    problems,
    [Symbol.dispose]() {
      page.off('pageerror', note);
      freePages[mode].push(page);
    },
  };
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
