import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Locator } from 'playwright';
import type { InPage } from './inPage.ts';
import { click, dblclick, hover, press } from './keys.ts';
import { waitFor } from './WebDriver.ts';

type Text = string | RegExp;
interface Exactness {
  exact?: boolean;
}
interface Patience {
  timeout?: number;
}
interface Force extends Patience {
  /** Also where it cannot be pressed yet. */
  force?: boolean;
}

/** The page that elements are in. */
export interface LocatorHost {
  inPage: <Name extends keyof InPage>(
    name: Name,
    frame: string | undefined,
    ...parameters: Parameters<InPage[Name]>
  ) => Promise<ReturnType<InPage[Name]> | null>;
  act: (actions: object) => Promise<unknown>;
  run: (script: string, ...args: unknown[]) => Promise<unknown>;
}

/** Elements of a page, with as much of Playwright's `Locator` as the tests use. */
export class EngineLocator {
  readonly #page: LocatorHost;
  readonly #selector: string;
  /** The `iframe` that they are in. */
  readonly #frame: string | undefined;

  constructor(page: LocatorHost, selector: string, frame?: string) {
    this.#page = page;
    this.#selector = selector;
    this.#frame = frame;
  }

  #within(selector: string): EngineLocator {
    const all = this.#selector === '' ? selector : `${this.#selector} >> ${selector}`;
    return new EngineLocator(this.#page, all, this.#frame);
  }

  getByRole = (role: string, options: { name?: Text } & Exactness = {}) =>
    this.#within(getByRoleSelector(role as never, options));
  getByText = (text: Text, options: Exactness = {}) =>
    this.#within(getByTextSelector(text, options));
  getByLabel = (text: Text, options: Exactness = {}) =>
    this.#within(getByLabelSelector(text, options));
  first = () => this.#within('nth=0');
  last = () => this.#within('nth=-1');
  nth = (index: number) => this.#within(`nth=${index}`);
  and = (other: EngineLocator) => this.#within(`internal:and=${JSON.stringify(other.#selector)}`);

  locator(css: string, { hasText }: { hasText?: string } = {}): EngineLocator {
    const found = this.#within(css);
    return hasText === undefined
      ? found
      : found.#within(`internal:has-text=${JSON.stringify(hasText)}i`);
  }

  #read<Result>(what: string, argument?: string): Promise<Result> {
    return waitFor(async () => {
      const read = await this.#page.inPage('read', this.#frame, this.#selector, what, argument);
      return read as { value: Result } | null;
    }, this.#selector).then(({ value }) => value);
  }

  count = () => this.#page.inPage('count', this.#frame, this.#selector) as Promise<number>;
  allInnerTexts = () => this.#page.inPage('allInnerTexts', this.#frame, this.#selector);
  isVisible = () => this.#page.inPage('isVisible', this.#frame, this.#selector);
  innerText = () => this.#read<string>('innerText');
  inputValue = () => this.#read<string>('value');
  isChecked = () => this.#read<boolean>('checked');
  getAttribute = (name: string) => this.#read<string | null>('attribute', name);
  focus = () => this.#read('focus');
  async evaluate(run: (element: never) => unknown): Promise<unknown> {
    await this.waitFor({ state: 'attached' });
    return this.#page.run(
      `return (${String(run)})(__inPage.findOne(arguments[0]))`,
      this.#selector,
    );
  }

  /** Where it can be pressed, once it can be. */
  #point(isPressed: boolean, { timeout }: Patience = {}): Promise<{ x: number; y: number }> {
    return waitFor(
      async () => {
        const point = this.#page.inPage('findPoint', this.#frame, this.#selector, isPressed);
        return (await point) as { x: number; y: number } | null;
      },
      `${this.#selector} to be still, enabled and uncovered`,
      timeout,
    );
  }

  async click(options: Force = {}): Promise<void> {
    const { x, y } = await this.#point(!options.force, options);
    await this.#page.act(click(x, y));
  }

  async dblclick(options: Force = {}): Promise<void> {
    const { x, y } = await this.#point(!options.force, options);
    await this.#page.act(dblclick(x, y));
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#point(false);
    await this.#page.act(hover(x, y));
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    await this.#page.act(press(keys));
  }

  check = () => this.#turn(true);
  uncheck = () => this.#turn(false);

  async #turn(isOn: boolean): Promise<void> {
    const isDone = async () => (await this.isChecked()) === isOn || null;
    await waitFor(
      async () => {
        if (await isDone()) return true;
        await this.click();
        // WebKit takes two quick clicks at one point for a double click, whatever has scrolled there (TRUST-8).
        if (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 600));
        return isDone();
      },
      `${this.#selector} to be ${isOn ? 'checked' : 'unchecked'}`,
    );
  }

  async fill(text: string): Promise<void> {
    await waitFor(
      async () => (await this.#page.inPage('fill', this.#frame, this.#selector, text)) || null,
      `${this.#selector} to be written in`,
    );
  }

  async selectText({ timeout }: Patience = {}): Promise<void> {
    await waitFor(
      async () => (await this.#page.inPage('selectText', this.#frame, this.#selector)) || null,
      `${this.#selector} to be written in`,
      timeout,
    );
  }

  async selectOption(label: string): Promise<void> {
    await waitFor(
      async () => (await this.#page.inPage('select', this.#frame, this.#selector, label)) || null,
      `${this.#selector} to have ${label}`,
    );
  }

  async waitFor({ state = 'visible' }: Parameters<Locator['waitFor']>[0] = {}): Promise<void> {
    await waitFor(
      async () => (await this.#page.inPage('hasState', this.#frame, this.#selector, state)) || null,
      `${this.#selector} to be ${state}`,
    );
  }
}
