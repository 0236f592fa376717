import { EnginePage, type Windows } from './EnginePage.ts';
import { waitFor, type WebDriver } from './WebDriver.ts';

/**
 * All windows of a browser, as Playwright's `BrowserContext` has them. WebDriver has one current window: what is sent to one does
 * not get between what is sent to another.
 */
export class EngineContext implements Windows {
  readonly #driver: WebDriver;
  readonly source: string;
  readonly #first: string;
  #last: Promise<unknown> = Promise.resolve();
  #current: string | undefined;

  private constructor(driver: WebDriver, source: string, first: string) {
    this.#driver = driver;
    this.source = source;
    this.#first = first;
  }

  /** @param source of what is put into each page */
  static async open(driver: WebDriver, source: string): Promise<EngineContext> {
    const [first] = (await driver.send('getWindows')) as [string];
    return new EngineContext(driver, source, first);
  }

  #queue<Result>(task: () => Promise<unknown>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => {});
    return result as Promise<Result>;
  }

  /** @param handle of the window that it is sent to */
  send<Result>(handle: string, ...command: Parameters<WebDriver['send']>): Promise<Result> {
    return this.#queue(async () => {
      if (this.#current !== handle) await this.#driver.send('switchToWindow', { handle });
      this.#current = handle;
      return this.#driver.send(...command);
    });
  }

  #getWindows(): Promise<string[]> {
    return this.#queue(() => this.#driver.send('getWindows'));
  }

  async pages(): Promise<EnginePage<EngineContext>[]> {
    return (await this.#getWindows()).map((handle) => new EnginePage(this, handle));
  }

  /** The window that the browser began with. It has the focus, which another may not get. */
  firstPage = () => new EnginePage(this, this.#first);

  /** Closes all but the first window, and leaves nothing in that. */
  async close(): Promise<void> {
    for (const handle of await this.#getWindows()) {
      if (handle !== this.#first) await this.closeWindow(handle);
    }
    const page = this.firstPage();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
  }

  async closeWindow(handle: string): Promise<void> {
    await this.send(handle, 'closeWindow');
    // Nothing can be sent to none, not even to open another.
    await this.#queue(() => this.#driver.send('switchToWindow', { handle: this.#first }));
    this.#current = this.#first;
  }

  async newPage(): Promise<EnginePage<EngineContext>> {
    const opened = await this.#queue<{ handle: string }>(() =>
      this.#driver.send('newWindow', { type: 'window' }),
    );
    return new EnginePage(this, opened.handle);
  }

  /** Resolves with the page that is opened from now on. */
  async waitForEvent(): Promise<EnginePage<EngineContext>> {
    const before = new Set(await this.#getWindows());
    const handle = await waitFor(
      async () => (await this.#getWindows()).find((candidate) => !before.has(candidate)) ?? null,
      'a page to open',
    );
    return new EnginePage(this, handle);
  }
}
