import { EnginePage } from './EnginePage.ts';
import { waitFor, type WebDriver } from './WebDriver.ts';

/**
 * All windows of a browser, as Playwright's `BrowserContext` has them. WebDriver has one current window: what is sent to one does
 * not get between what is sent to another.
 */
export class EngineContext {
  readonly #driver: WebDriver;
  /** What is put into each page. */
  readonly source: Promise<string>;
  #last: Promise<unknown> = Promise.resolve();
  #current: string | undefined;

  constructor(driver: WebDriver, source: Promise<string>) {
    this.#driver = driver;
    this.source = source;
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

  getWindows(): Promise<string[]> {
    return this.#queue(() => this.#driver.send('getWindows'));
  }

  async close(handle: string): Promise<void> {
    await this.send(handle, 'closeWindow');
    // Nothing can be sent to none, not even to open another.
    const [handleLeft] = await this.getWindows();
    await this.#queue(() => this.#driver.send('switchToWindow', { handle: handleLeft }));
    this.#current = handleLeft;
  }

  async newPage(): Promise<EnginePage> {
    const opened = await this.#queue<{ handle: string }>(() =>
      this.#driver.send('newWindow', { type: 'tab' }),
    );
    return new EnginePage(this, opened.handle);
  }

  /** Resolves with the page that is opened from now on. */
  async waitForEvent(_: 'page'): Promise<EnginePage> {
    const before = new Set(await this.getWindows());
    const handle = await waitFor(
      async () => (await this.getWindows()).find((candidate) => !before.has(candidate)) ?? null,
      'a page to open',
    );
    return new EnginePage(this, handle);
  }
}

