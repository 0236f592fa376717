import { join } from 'node:path';
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommand, BrowserProvider, TestProject } from 'vitest/node';
import type { EngineLocator } from './EngineLocator.ts';
import type { EnginePage } from './EnginePage.ts';
import { isOwn, launchByWebDriver, type EngineName } from './launchEngine.ts';

/** As a test sends an element. */
interface Sent {
  readonly selector: string;
}
interface Pressing {
  readonly force?: boolean;
  /** What is left of the test's time: after that nobody waits, and a press would be another test's. */
  readonly timeout?: number;
}
interface HeldKeys {
  readonly unreleased: readonly string[];
}

/** Runs Vitest's browser tests in Playwright's own Firefox and WebKit where they are installed, else in Debian's. */
export const inEngine = (engine: EngineName) =>
  isOwn(engine)
    ? playwright()
    : defineBrowserProvider({
        name: 'webdriver',
        supportedBrowser: ['firefox', 'webkit'],
        options: {},
        providerFactory: (project) => createProvider(project, engine),
      });

function createProvider(project: TestProject, engine: EngineName): BrowserProvider {
  const launched = launchByWebDriver(engine);
  const pages = new Map<string, EnginePage>();
  for (const [name, command] of Object.entries(createCommands(pages))) {
    project.browser!.registerCommand(name as never, command as never);
  }
  return {
    name: 'webdriver',
    initScripts: [join(import.meta.dirname, 'engineLocators.ts')],
    // A browser has one window with focus.
    supportsParallelism: false,
    getCommandsContext: (sessionId) => ({ page: pages.get(sessionId) }),
    async openPage(sessionId, url) {
      const browser = await launched;
      const context = await browser.newContext({ viewport: { width: 1300, height: 1300 } });
      const page = await context.newPage();
      pages.set(sessionId, page);
      await page.goto(url);
    },
    close: async () => (await launched).close(),
  };
}

/** What `userEvent` of `vitest/browser` asks for, as far as the tests use it. */
function createCommands(pages: ReadonlyMap<string, EnginePage>) {
  const pageOf = (sessionId: string) => pages.get(sessionId)!;
  const find = (sessionId: string, { selector }: Sent): EngineLocator =>
    pageOf(sessionId).frameLocator('iframe[data-vitest]').locator(selector);

  async function typeKeys(page: EnginePage, text: string, held: ReadonlySet<string>) {
    const pressed = new Set(held);
    for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
      const key = keyDef.key!;
      if (pressed.delete(key)) await page.keyboard.up(key);
      if (releasePrevious) continue;
      for (let times = 0; times < repeat; times++) await page.keyboard.down(key);
      if (releaseSelf) await page.keyboard.up(key);
      else pressed.add(key);
    }
    return { unreleased: [...pressed] };
  }

  const commands: Record<string, BrowserCommand<never[]>> = {
    __vitest_click: ({ sessionId }, element: Sent, options: Pressing) =>
      find(sessionId, element).click(options),
    __vitest_dblClick: ({ sessionId }, element: Sent, options: Pressing) =>
      find(sessionId, element).dblclick(options),
    async __vitest_fill({ sessionId }, element: Sent, text: string, options: Pressing) {
      await find(sessionId, element).selectText(options);
      // By keys: what a script writes is no person's.
      const { keyboard } = pageOf(sessionId);
      await (text === '' ? keyboard.press('Delete') : keyboard.type(text));
    },
    async __vitest_type({ sessionId }, element: Sent, text: string, { unreleased }: HeldKeys) {
      await find(sessionId, element).focus();
      return typeKeys(pageOf(sessionId), text, new Set(unreleased));
    },
    __vitest_keyboard: ({ sessionId }, text: string, { unreleased }: HeldKeys) =>
      typeKeys(pageOf(sessionId), text, new Set(unreleased)),
    async __vitest_cleanup({ sessionId }, { unreleased }: HeldKeys) {
      for (const key of unreleased) await pageOf(sessionId).keyboard.up(key);
    },
    // The window is as large as the largest frame that a test asks for.
    __vitest_viewport: async () => {},
  };
  return commands;
}
