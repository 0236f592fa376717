import type { BrowserCommandContext } from 'vitest/node';
import { EnginePage } from './EnginePage.ts';

/** What Playwright's page and that of WebDriver both have. */
type Context = Pick<BrowserCommandContext, 'page'>;

/** The hands of `test/person.ts`, in CSS pixels of the tab. */
export const personCommands = {
  async personMouse({ page }: Context, type: 'move' | 'down' | 'up', x: number, y: number) {
    await page.mouse.move(x, y);
    if (type !== 'move') await page.mouse[type]();
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
