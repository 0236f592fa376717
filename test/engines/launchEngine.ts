import { existsSync } from 'node:fs';
import { firefox, webkit, type Browser, type ViewportSize } from 'playwright';
import { bundleInPage } from './bundleInPage.ts';
import { EngineContext } from './EngineContext.ts';
import type { EnginePage } from './EnginePage.ts';
import { launchFirefox, type Preferences } from './launchFirefox.ts';
import { launchWebKit } from './launchWebKit.ts';
import { startDisplay } from './startDisplay.ts';

/** An engine of Debian's beside Chromium, with as much of Playwright's `Browser` as the tests use. */
export interface Engine {
  newContext: (options: { viewport?: ViewportSize }) => Promise<{
    newPage: () => Promise<EnginePage>;
    close: () => Promise<void>;
  }>;
  close: () => Promise<void>;
}

export type EngineName = 'firefox' | 'webkit';

const own = { firefox, webkit };
/** Whether Playwright's own is installed. */
export const isOwn = (name: EngineName): boolean => existsSync(own[name].executablePath());

/** Playwright's own where that is installed, else Debian's. */
export const launchEngine = (name: EngineName): Promise<Engine | Browser> =>
  isOwn(name) ? own[name].launch() : launchByWebDriver(name);

/** @param preferences of Firefox */
export async function launchByWebDriver(
  name: EngineName,
  preferences?: Preferences,
): Promise<Engine> {
  const screen = await startDisplay();
  const driver = await (name === 'firefox'
    ? launchFirefox({}, preferences)
    : launchWebKit(screen.display));
  const context = await EngineContext.open(driver, await bundleInPage());
  return {
    // A browser has one profile, which the tests have one after the other.
    async newContext({ viewport = { width: 1280, height: 720 } }) {
      return {
        async newPage() {
          const page = context.firstPage();
          await page.setViewportSize(viewport);
          return page;
        },
        close: () => context.close(),
      };
    },
    async close() {
      await driver.quit();
      screen.stop();
    },
  };
}
