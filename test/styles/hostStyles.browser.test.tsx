import preflight from 'tailwindcss/preflight.css?raw';
import type { ComponentProps } from 'react';
import { render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Elicitation, ElicitationOutlet, ElicitationProvider } from 'react-mcp-elicitation';
import type { Presentation } from '../../src/react/frame/Frame.tsx';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import styles from '../../src/styles.css?raw';
import { unlayer } from '../../etc/unlayer.ts';
import { ask, askForUrl } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { misplacedIn } from './misplacedIn.ts';
import { lazyExtras } from '../../src/react/frame/Head.tsx';

await lazyExtras.load();

const reset = '* { margin: 0; padding: 0; border: 0; box-sizing: border-box }';
const bareElements = `
  body { font: 14px/1.4 Georgia; color: rgb(20, 20, 60) }
  h2 { font-size: 2rem; margin: 2rem 0 } p { margin: 1rem 0 } fieldset { border: 1px solid silver; padding: 1rem }
  legend { float: left; width: 100%; font-size: 1.5rem } label { display: inline-block; font-weight: bold }
  input, select, textarea { border: 2px solid rgb(100, 100, 100); border-radius: 0; padding: 4px }
  button { background: rgb(0, 60, 120); color: white; border: 0; border-radius: 0; padding: 4px 12px }`;

beforeAll(loadOutlet);

let sheets: HTMLStyleElement[] = [];
function addSheet(text: string) {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  sheets.push(sheet);
}
afterEach(() => {
  for (const sheet of sheets) sheet.remove();
  sheets = [];
  for (const sheet of document.styleSheets) sheet.disabled = false;
  document.documentElement.className = '';
  document.documentElement.removeAttribute('style');
});

/** The stylesheets of a host, in their order, in place of those of the other tests. */
function useSheets(...texts: string[]) {
  for (const sheet of document.styleSheets) sheet.disabled = true;
  for (const text of texts) addSheet(text);
}

const request = {
  message: 'Tell us about the release.',
  requestedSchema: {
    type: 'object',
    properties: {
      ...elicitations.text.requestedSchema.properties,
      ...elicitations.legacySelect.requestedSchema.properties,
      ...elicitations.titledSelect.requestedSchema.properties,
      ...elicitations.booleanWithDefault.requestedSchema.properties,
    },
    required: ['branch'],
  },
};

const danger = askForUrl('http://example.com/', 'e1');

function show(presentation: Presentation = 'inline', asked: unknown = request) {
  const server = { name: 'Example', url: 'https://mcp.example.com' };
  render(<Elicitation {...{ request: asked, server, presentation }} onRespond={() => {}} />);
  return document.querySelector<HTMLElement>('[data-slot="elicitation"]')!;
}

const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="elicitation-${name}"]`)!;

test('HOST-4 a panel in a scroller of the host does not make the page longer', async () => {
  useSheets(styles);
  const { queue, ask: push } = createFakeQueue();
  const deadline = Date.now() + 30_000;
  render(
    <div style={{ blockSize: 200, overflow: 'auto' }}>
      <ElicitationOutlet queue={queue} presentation="inline" />
      <Elicitation
        request={{ mode: 'url', message: 'Sign in.', url: 'https://example.com/' }}
        server={{ name: 'Example' }}
        deadline={deadline}
        onRespond={() => {}}
      />
    </div>,
  );
  void push(request);
  await waitFor(() => expect(document.querySelectorAll('[data-slot=elicitation]')).toHaveLength(2));
  const scroller = document.querySelector('[data-slot=elicitation]')!.closest('div[style]')!;
  expect(scroller.scrollHeight).toBeGreaterThan(400);
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

/** What has to hold, whatever a host does to elements: it is there to be seen, read and hit. */
function faultsOf(root: HTMLElement): string[] {
  const faults: string[] = [];
  for (const name of ['input', 'select']) {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(part(name));
    if (borderTopWidth === '0px' || borderTopStyle === 'none') faults.push(`${name} has no border`);
    if (borderTopColor === getComputedStyle(root).backgroundColor)
      faults.push(`${name} is invisible`);
  }
  for (const name of ['input', 'select', 'accept', 'decline', 'cancel']) {
    const { width, height } = part(name).getBoundingClientRect();
    if (Math.min(width, height) < 24) faults.push(`${name} is ${width} by ${height}`);
  }
  if (getComputedStyle(part('accept')).backgroundColor === 'rgba(0, 0, 0, 0)') {
    faults.push('accept is no button');
  }
  const outer = root.getBoundingClientRect();
  for (const name of ['title', 'message', 'input', 'accept']) {
    const inner = part(name).getBoundingClientRect();
    if (inner.left - outer.left < 8) faults.push(`${name} touches the edge`);
    if (inner.right > outer.right) faults.push(`${name} runs out`);
  }
  return faults;
}

describe('HOST-7 beside what a host brings along', () => {
  test.each([
    [
      'Tailwind CSS 4, after its order of layers',
      [
        '@layer theme, base, elicitation, components, utilities;',
        styles,
        `@layer base { ${preflight} }`,
        '@layer utilities { .mine { border-top-width: 7px } }',
      ],
    ],
    [
      'Tailwind CSS 4, imported first',
      ['@layer theme, base, components, utilities;', `@layer base { ${preflight} }`, styles],
    ],
    [
      'a reset in a layer of its own',
      ['@layer reset, elicitation;', styles, `@layer reset { ${reset} }`],
    ],
    ['a reset in no layer, with the stylesheet for that', [reset, unlayer(styles)]],
    ['Tailwind CSS 3, with the stylesheet for that', [preflight, unlayer(styles)]],
    ['rules for bare elements in no layer', [styles, bareElements]],
  ])('%s', (_, texts) => {
    useSheets(...texts);
    expect(faultsOf(show())).toEqual([]);
  });

  test.each([
    'input { width: 100% }',
    'input { height: 50px }',
    'input[type=checkbox], input[type=radio] { width: 100% }',
    'input, select, textarea { max-width: 280px }',
    'button { width: 100% }',
    'button[type=submit] { width: 100% }',
    'form { max-width: 300px; padding: 24px; display: grid; gap: 20px }',
    'section { min-height: 70vh; min-width: 800px }',
    'label:has([type=radio]) { width: fit-content }',
  ])('%s leaves a form as it is', async (rule) => {
    await page.viewport(700, 900);
    useSheets(reset, rule, unlayer(styles));
    const root = show();
    expect([...faultsOf(root), ...misplacedIn(root)]).toEqual([]);
  });

  test.each(['[role=group] button { width: auto }', 'button { min-width: 200px }'])(
    '%s leaves the button that removes an entry as it is',
    (rule) => {
      useSheets(rule, unlayer(styles));
      show(
        'inline',
        ask({ people: { type: 'array', items: { type: 'string' }, default: ['Ada'] } }),
      );
      expect(part('remove-row').offsetWidth).toBeGreaterThanOrEqual(24);
      expect(part('remove-row').offsetWidth).toBeLessThan(60);
    },
  );

  test('a button of the host’s that mutes a server stands at the end of its line', async () => {
    useSheets(styles);
    const { queue, ask: push } = createFakeQueue();
    const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;
    render(
      <ElicitationProvider components={{ Button }}>
        <ElicitationOutlet queue={queue} presentation="inline" />
      </ElicitationProvider>,
    );
    for (let count = 0; count < 3; count += 1) void push(request);
    await waitFor(() => expect(part('silence')).toBeVisible());
    const [mute, strip] = ['silence', 'aside'].map((name) => part(name).getBoundingClientRect());
    expect(strip!.right - mute!.right).toBeLessThan(30);
  });

  test('URL-1 what a host does to texts around it changes no letter of an address and cuts off none', () => {
    useSheets(
      'body { text-transform: uppercase; white-space: nowrap; pointer-events: none }',
      styles,
    );
    const { textTransform, whiteSpace, pointerEvents } = getComputedStyle(show('dialog'));
    expect({ textTransform, whiteSpace, pointerEvents }).toEqual({
      textTransform: 'none',
      whiteSpace: 'normal',
      // Radix takes clicks from the whole page while a dialog of its own is open.
      pointerEvents: 'auto',
    });
  });

  test('TRUST-8 a panel in a part that takes no clicks takes none either', () => {
    useSheets('body { pointer-events: none }', styles);
    expect(getComputedStyle(show()).pointerEvents).toBe('none');
  });

  test('URL-1 a host that draws groups as rows cuts no address into columns', async () => {
    useSheets('[role=group] { display: inline-flex; width: 100% }', unlayer(styles));
    show('inline', danger);
    await waitFor(() => expect(part('url')).toBeVisible());
    expect(getComputedStyle(part('url')).display).toBe('block');
  });

  test('a token that is no color is left out, as where a bundler has rewritten it', () => {
    useSheets(':root { --elicit-accent: #0a6b4a #7fe0b8; --elicit-surface: 222 47% 11% }', styles);
    const panel = show();
    expect(getComputedStyle(panel).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(part('accept')).backgroundColor).toBe('rgb(11, 87, 208)');
  });

  test('a host that shrinks boxes leaves the box for a risk in sight', async () => {
    useSheets('input[type=checkbox] { width: min-content; height: 2px }', unlayer(styles));
    show('inline', danger);
    const box = await waitFor(() => part('checkbox'));
    const { width, height } = box.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(18);
  });

  test('a host whose dialogs fill the window leaves ours as large as it is', async () => {
    await page.viewport(800, 700);
    useSheets(
      'dialog { min-width: 100%; min-height: 100%; align-items: center; justify-content: center }',
      unlayer(styles),
    );
    const dialog = show('dialog', danger);
    await waitFor(() => expect(part('head')).toBeVisible());
    const { width, height } = dialog.getBoundingClientRect();
    expect(width).toBeLessThan(600);
    expect(height).toBeLessThan(700);
    expect(part('head').offsetWidth).toBe(dialog.clientWidth);
  });

  test('utilities of Tailwind CSS 4 win', () => {
    useSheets(
      '@layer theme, base, elicitation, components, utilities;',
      styles,
      `@layer base { ${preflight} }`,
      '@layer utilities { .border-t-7 { border-top-width: 7px } }',
    );
    const server = { name: 'Example' };
    render(<Elicitation {...{ request, server }} className="border-t-7" onRespond={() => {}} />);
    expect(getComputedStyle(part('body').closest('section')!).borderTopWidth).toBe('7px');
  });

  test('rules for bare elements in no layer are the host’s word', () => {
    useSheets(styles, bareElements);
    show();
    expect(getComputedStyle(part('accept')).backgroundColor).toBe('rgb(0, 60, 120)');
    expect(getComputedStyle(part('input')).borderTopWidth).toBe('2px');
  });

  test.each([
    ['as it is', styles],
    ['unlayered', unlayer(styles)],
  ])('a dialog stays in the middle under a reset: %s', async (_, sheet) => {
    // Wider than a phone, where it is a sheet at the foot.
    await page.viewport(800, 700);
    useSheets('* { margin: 0 }', sheet);
    const dialog = show('dialog');
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect(Math.abs(left - (innerWidth - right))).toBeLessThan(2);
    expect(Math.abs(top - (innerHeight - bottom))).toBeLessThan(2);
    await userEvent.keyboard('{Escape}');
  });

  test('a class `dark` with its one line', () => {
    useSheets(styles, '.dark { color-scheme: dark }');
    const root = show();
    const light = getComputedStyle(root).backgroundColor;
    document.documentElement.className = 'dark';
    expect(getComputedStyle(root).backgroundColor).not.toBe(light);
    expect(faultsOf(root)).toEqual([]);
  });

  test('the unlayered stylesheet gives way to a class that comes after it', () => {
    useSheets(unlayer(styles), '.mine { border-bottom-width: 9px }');
    const server = { name: 'Example' };
    render(<Elicitation {...{ request, server }} className="mine" onRespond={() => {}} />);
    expect(getComputedStyle(part('body').closest('section')!).borderBottomWidth).toBe('9px');
  });
});
