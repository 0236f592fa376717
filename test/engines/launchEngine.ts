import { existsSync } from 'node:fs';
import { firefox, webkit, type Browser, type BrowserContextOptions } from 'playwright';
import { bundleInPage } from './bundleInPage.ts';
import { EngineContext } from './EngineContext.ts';
import type { EnginePage } from './EnginePage.ts';
import { launchFirefox } from './launchFirefox.ts';
import { launchWebKit } from './launchWebKit.ts';
import { startDisplay } from './startDisplay.ts';

/** An engine of Debian's beside Chromium, with as much of Playwright's `Browser` as the tests use. */
export interface Engine {
  newContext: (options: BrowserContextOptions) => Promise<{
    newPage: () => Promise<EnginePage>;
    close: () => Promise<void>;
  }>;
  close: () => Promise<void>;
}

/** Playwright's own where that is installed, else Debian's. */
export async function launchEngine(name: 'firefox' | 'webkit'): Promise<Engine | Browser> {
  const own = { firefox, webkit }[name];
  if (existsSync(own.executablePath())) return own.launch();
  const screen = await startDisplay();
  const driver = await (name === 'firefox' ? launchFirefox() : launchWebKit(screen.display));
  const context = new EngineContext(driver, bundleInPage());
  const [first = ''] = await context.getWindows();
  return {
    // One browser has one profile, and each test tabs of its own.
    async newContext({ viewport }) {
      return {
        async newPage() {
          const page = await context.newPage();
          if (viewport) await page.setViewportSize(viewport);
          return page;
        },
        async close() {
          for (const handle of await context.getWindows()) {
            if (handle !== first) await context.close(handle);
          }
        },
      };
    },
    async close() {
      await driver.quit();
      screen.stop();
    },
  };
}
