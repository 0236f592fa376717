import { Ivya } from 'ivya';

/** What a page has been heard to do since it was last asked. */
export type PageEvent =
  | { type: 'request'; id: number; url: string; body: string | null }
  | { type: 'response'; id: number; text: string }
  | { type: 'console'; level: 'error' | 'warning'; text: string }
  | { type: 'pageerror'; text: string };

type State = 'attached' | 'detached' | 'visible' | 'hidden';

const browser = /Firefox/.test(navigator.userAgent) ? 'firefox' : 'webkit';
const ivya = Ivya.create({ browser, exact: false } as Parameters<typeof Ivya.create>[0]);
const events: PageEvent[] = [];

function find(selector: string): Element[] {
  return ivya.querySelectorAll(ivya.parseSelector(selector), document);
}

/** The one element of the selector; an error where there are several. */
function findOne(selector: string): HTMLElement | undefined {
  const found = find(selector);
  if (found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
  return found[0] as HTMLElement | undefined;
}

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

function hasState(selector: string, state: State): boolean {
  const found = find(selector);
  if (state === 'attached') return found.length > 0;
  if (state === 'detached') return found.length === 0;
  return found.some(isVisible) === (state === 'visible');
}

let lastBox = '';

/** Where to press an element, in CSS pixels of the window; nothing where it cannot be pressed yet. */
function findPoint(selector: string, isPressed = true): { x: number; y: number } | undefined {
  const element = findOne(selector);
  if (!element || !isVisible(element)) return undefined;
  if (isPressed && element.closest(':disabled, [aria-disabled=true]')) return undefined;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  // Not while it moves, nor while what is above it still grows.
  const box = [selector, left, top, width, height, window.scrollX, window.scrollY].join();
  const isStill = box === lastBox;
  lastBox = box;
  if (!isStill) return undefined;
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  if (![element, ...labels].some((target) => target.contains(hit))) return undefined;
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: Math.round(x + (frame?.left ?? 0)), y: Math.round(y + (frame?.top ?? 0)) };
}

/** Goes into a field, and selects what is in it. */
function selectText(selector: string): boolean {
  const element = findOne(selector);
  if (!element || !isVisible(element) || element.matches(':disabled, :read-only')) return false;
  element.focus();
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    element.select();
  }
  return true;
}

/** Writes a value as an input method does. */
function fill(selector: string, text: string): boolean {
  if (!selectText(selector)) return false;
  const element = findOne(selector)!;
  // React has put a setter of its own on the element.
  Reflect.set(Object.getPrototypeOf(element) as object, 'value', text, element);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function select(selector: string, label: string): boolean {
  const element = findOne(selector) as HTMLSelectElement | undefined;
  const option = [...(element?.options ?? [])].find(
    (candidate) => candidate.label === label || candidate.value === label,
  );
  if (!element || !option) return false;
  element.focus();
  element.value = option.value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Reads an element once it is there. */
function read(selector: string, what: string, argument?: string): { value: unknown } | undefined {
  const element = findOne(selector);
  if (!element) return undefined;
  switch (what) {
    case 'attribute':
      return { value: element.getAttribute(argument!) };
    case 'innerText':
      return { value: element.innerText };
    case 'focus':
      element.focus();
      return { value: null };
    case 'evaluate':
    default:
      return { value: Reflect.get(element, what) as unknown };
  }
}

/** What a page has asked of servers and complained of, from now on. */
function listen(): void {
  const fetch = window.fetch.bind(window);
  let ids = 0;
  window.fetch = async (input, init) => {
    const id = ids++;
    const url = input instanceof Request ? input.url : String(input);
    const body = typeof init?.body === 'string' ? init.body : null;
    events.push({ type: 'request', id, url, body });
    const response = await fetch(input, init);
    if (body !== null) {
      const copy = response.clone();
      void copy.text().then(
        (text) => events.push({ type: 'response', id, text }),
        () => {},
      );
    }
    return response;
  };
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const original = console[name].bind(console);
    console[name] = (...words: unknown[]) => {
      events.push({ type: 'console', level, text: words.map(String).join(' ') });
      original(...words);
    };
  }
  addEventListener('error', ({ message }) => events.push({ type: 'pageerror', text: message }));
  addEventListener('unhandledrejection', ({ reason }) =>
    events.push({ type: 'pageerror', text: String(reason) }),
  );
}

listen();

export const inPage = {
  findOne,
  count: (selector: string) => find(selector).length,
  allInnerTexts: (selector: string) => find(selector).map((e) => (e as HTMLElement).innerText),
  hasState,
  isVisible: (selector: string) => find(selector).some(isVisible),
  isChecked: (selector: string) => (findOne(selector) as HTMLInputElement | undefined)?.checked,
  findPoint,
  selectText,
  fill,
  select,
  read,
  takeEvents: () => events.splice(0),
};
export type InPage = typeof inPage;
Reflect.set(window, '__inPage', inPage);
