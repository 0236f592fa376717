import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type FrameLocator,
  type Locator,
  type Page,
} from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { launchEngine } from '../engines/launchEngine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'chromium' | 'firefox' | 'webkit';
  }
}

let browser: Browser;

beforeAll(async () => {
  const engine = inject('engine');
  browser =
    engine === 'chromium'
      ? await chromium.launch(launchOptions())
      : // It has what these tests use.
        ((await launchEngine(engine)) as unknown as Browser);
});
afterAll(() => browser.close());

/** The demo host in a page of its own, whose console has to stay silent. */
export interface Demo extends AsyncDisposable {
  readonly page: Page;
  readonly dialog: Locator;
  readonly log: Locator;
  /** The button of a tool, of the first server that has it where none is named. */
  tool: (name: string, server?: string) => Locator;
  /** Presses a tool and waits for the dialog in which it asks. */
  ask: (tool: string, server?: string) => Promise<void>;
  /**
   * Presses Accept in the dialog, or in another panel, as a person does: who reads first, and presses again where the panel
   * says that this was too soon. On a busy machine the page may move the button late.
   */
  accept: (panel?: Locator) => Promise<void>;
  /** This page and all that it has opened. */
  pages: () => Promise<readonly Page[]>;
  /** The raw result that the server printed, once it has. */
  rawResult: () => Promise<unknown>;
}

/**
 * Waits until every server of the demo has connected. Each that does moves the buttons below it, and which of two servers
 * with the same tool connects first is chance.
 */
export async function connected(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('heading', { name: 'Chat host' }).waitFor();
  await expect.poll(() => page.getByText('Connecting…').count(), { timeout: 20_000 }).toBe(0);
}

/**
 * @param expected what the browser itself complains of in a test that provokes it
 * @param url of the demo's other page, the story
 */
export async function openDemo(
  options: BrowserContextOptions = {},
  expected = /^$/,
  url = inject('demoUrl'),
): Promise<Demo> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  if (url === inject('demoUrl')) await connected(page);
  // Once its page is open, what was a dialog is beside the page.
  const dialog = page.locator('dialog[open], section[data-presentation=notice]');
  const log = page.getByRole('log');
  const tool: Demo['tool'] = (name, server) => {
    const among = server === undefined ? page : page.getByRole('region', { name: server });
    return among.getByRole('button', { name, exact: true }).first();
  };
  return {
    page,
    dialog,
    log,
    tool,
    async ask(name, server) {
      await connected(page);
      await tool(name, server).click();
      await dialog.waitFor();
    },
    async accept(panel = dialog) {
      const tooSoon = panel.locator('[data-slot="elicitation-too-soon"]');
      for (let presses = 0; presses < 3; presses++) {
        // A press within half a second is not taken for an answer (TRUST-8).
        await page.waitForTimeout(700);
        await panel.getByRole('button', { name: 'Accept' }).click();
        if ((await tooSoon.count()) === 0) return;
      }
    },
    // Of another engine it is a promise of them.
    pages: async () => page.context().pages(),
    async rawResult() {
      const printed = log.getByText('Raw result:').last();
      await printed.waitFor();
      const text = await printed.innerText();
      return JSON.parse(text.slice(text.indexOf('Raw result:') + 'Raw result:'.length)) as unknown;
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      const unexpected = complaints.filter((complaint) => !expected.test(complaint));
      // One text, since the end of a log has only the first line of a failure.
      expect(unexpected.join(' ')).toBe('');
    },
  };
}
