import type { BrowserCommandContext } from 'vitest/node';
import { EnginePage } from './EnginePage.ts';
import { clicks } from './keys.ts';

/** What Playwright's page and that of WebDriver both have. */
type Context = Pick<BrowserCommandContext, 'page'>;

/** The hands of `test/person.ts`, in CSS pixels of the tab. */
export const personCommands = {
  async personMouse({ page }: Context, type: 'move' | 'down' | 'up', x: number, y: number) {
    await page.mouse.move(x, y);
    if (type !== 'move') await page.mouse[type]();
  },
  /** Clicks that browsers count, as those of a double click. `pause`: from one to the next, in milliseconds. */
  async personClicks({ page }: Context, x: number, y: number, times: number, pause: number) {
    if (page instanceof EnginePage) return page.act(clicks(x, y, times, pause));
    await page.mouse.move(x, y);
    for (let clickCount = 1; clickCount <= times; clickCount++) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  },
  personTap: ({ page }: Context, x: number, y: number) => page.touchscreen.tap(x, y),
  /** After each test. Playwright itself says of each press that it is the first of a click. */
  async personRest({ page }: Context) {
    if (page instanceof EnginePage) await page.rest();
  },
  personKey: ({ page }: Context, type: 'down' | 'up', key: string) => page.keyboard[type](key),
};

type AsSent<Command> = Command extends (context: Context, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;
type Commands = { [Name in keyof typeof personCommands]: AsSent<(typeof personCommands)[Name]> };

declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}
