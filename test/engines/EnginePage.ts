import { EngineLocator, type LocatorHost } from './EngineLocator.ts';
import type { InPage, PageEvent } from './inPage.ts';
import { click, hover, keyDown, keyUp, mouseDown, mouseUp, press, tap, type } from './keys.ts';
import { waitFor, type WebDriver } from './WebDriver.ts';

interface Recorded {
  readonly text: () => string;
}
interface RecordedRequest {
  readonly url: () => string;
  readonly postDataJSON: () => unknown;
}
interface PageEvents {
  request: RecordedRequest;
  response: { readonly request: () => RecordedRequest; readonly text: () => Promise<string> };
  console: Recorded & { readonly type: () => 'error' | 'warning' };
  pageerror: string;
}
type Listeners = { [Name in keyof PageEvents]: ((event: PageEvents[Name]) => void)[] };

/** The browser that a page is a window of. */
export interface Windows {
  /** What is put into each page. */
  readonly source: string;
  send: <Result>(handle: string, ...command: Parameters<WebDriver['send']>) => Promise<Result>;
  closeWindow: (handle: string) => Promise<void>;
}

/** A window, with as much of Playwright's `Page` as the tests use. */
export class EnginePage<Context extends Windows = Windows> implements LocatorHost {
  readonly #context: Context;
  readonly #handle: string;
  readonly #listeners: Listeners = { request: [], response: [], console: [], pageerror: [] };
  readonly #requests = new Map<number, RecordedRequest>();

  /** As it was loaded. */
  #url = '';
  #corner: readonly [x: number, y: number] = [0, 0];

  constructor(context: Context, handle: string) {
    this.#context = context;
    this.#handle = handle;
  }

  /** Calls what `inPage.ts` puts into each page. */
  async inPage<Name extends keyof InPage>(
    name: Name,
    frame: string | undefined,
    ...parameters: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]> | null> {
    const script = `
      const [name, frame, parameters, source] = arguments;
      const page = frame ? document.querySelector(frame)?.contentWindow : window;
      if (!page || page.document.readyState === 'loading') return { isLoading: true };
      if (!page.__inPage) {
        if (!source) return { isMissing: true };
        page.eval(source);
      }
      const value = page.__inPage[name](...parameters);
      return { value, events: page.__inPage.takeEvents() };`;
    type Answer = {
      isLoading?: true;
      isMissing?: true;
      value: ReturnType<InPage[Name]> | null;
      events?: PageEvent[];
    };
    const call = (source?: string) =>
      this.#send<Answer | null>('execute', {
        script,
        args: [name, frame ?? null, parameters.map((one) => one ?? null), source ?? null],
      });
    const { value, events } = await waitFor(async () => {
      const answer = await call();
      // Nothing comes back from a page that goes while it is asked.
      if (!answer || answer.isLoading) return null;
      return answer.isMissing ? call(this.#context.source) : answer;
    }, 'the page to load');
    for (const event of events ?? []) this.#tell(event);
    return value ?? null;
  }

  #send<Result>(...command: Parameters<WebDriver['send']>): Promise<Result> {
    return this.#context.send<Result>(this.#handle, ...command);
  }

  #tell(event: PageEvent): void {
    switch (event.type) {
      case 'request': {
        const { url, body } = event;
        const request = {
          url: () => url,
          postDataJSON: () => (body === null ? null : (JSON.parse(body) as unknown)),
        };
        this.#requests.set(event.id, request);
        for (const listener of this.#listeners.request) listener(request);
        return;
      }
      case 'response': {
        const request = this.#requests.get(event.id)!;
        const response = { request: () => request, text: () => Promise.resolve(event.text) };
        for (const listener of this.#listeners.response) listener(response);
        return;
      }
      case 'console': {
        const message = { type: () => event.level, text: () => event.text };
        for (const listener of this.#listeners.console) listener(message);
        return;
      }
      case 'pageerror':
        for (const listener of this.#listeners.pageerror) listener(event.text);
    }
  }

  readonly #root = () => new EngineLocator(this, '');
  getByRole: EngineLocator['getByRole'] = (...query) => this.#root().getByRole(...query);
  getByText: EngineLocator['getByText'] = (...query) => this.#root().getByText(...query);
  getByLabel: EngineLocator['getByLabel'] = (...query) => this.#root().getByLabel(...query);
  locator = (css: string) => this.#root().locator(css);
  frameLocator = (frame: string) => new EngineLocator(this, '', frame);

  act = (actions: object) => this.#send('performActions', actions);
  readonly keyboard = {
    press: (keys: string) => this.act(press(keys)),
    type: (text: string) => this.act(type(text)),
    /** Of a key that is held already, a repetition. */
    down: (key: string) => this.act(keyDown(key)),
    up: (key: string) => this.act(keyUp(key)),
  };
  readonly mouse = {
    click: (x: number, y: number) => this.act(click(x, y)),
    move: (x: number, y: number) => this.act(hover(x, y)),
    down: () => this.act(mouseDown()),
    up: () => this.act(mouseUp()),
  };
  readonly touchscreen = { tap: (x: number, y: number) => this.act(tap(x, y)) };

  /**
   * Releases everything, so that no press that follows at once is the second of a double click: Firefox counts until then,
   * and WebKit in one place. In the corner of the window is no test.
   */
  async rest(): Promise<void> {
    await this.mouse.click(...this.#corner);
    await this.#send('releaseActions');
  }

  on<Name extends keyof PageEvents>(name: Name, listener: (event: PageEvents[Name]) => void): void {
    this.#listeners[name].push(listener);
  }

  context = () => this.#context;
  run = (script: string, ...args: unknown[]) => this.#send('execute', { script, args });
  evaluate = (run: () => unknown) => this.run(`return (${String(run)})()`);
  async goto(url: string): Promise<void> {
    await this.#send('navigate', { url });
    this.#url = url;
  }
  reload = () => this.#send('refresh');
  /** Waits until it is a page's, and not that of a tab that has just been opened. */
  async waitForLoadState(): Promise<void> {
    this.#url = await waitFor(async () => {
      const url = await this.#send<string>('getUrl');
      return url === '' || url === 'about:blank' ? null : url;
    }, 'a page to load');
  }
  url = () => this.#url;
  /** Of the page: a window has its frame besides. */
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    this.#corner = [width - 2, height - 2];
    await this.#send('setWindowRect', { width, height, x: 0, y: 0 });
    const [innerWidth, innerHeight] = (await this.evaluate(() => [
      window.innerWidth,
      window.innerHeight,
    ])) as [number, number];
    await this.#send('setWindowRect', {
      width: 2 * width - innerWidth,
      height: 2 * height - innerHeight,
    });
  }
  waitForTimeout = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  /** Any command brings its window to the front. */
  bringToFront = () => this.#send('getUrl');
  close = () => this.#context.closeWindow(this.#handle);
}
